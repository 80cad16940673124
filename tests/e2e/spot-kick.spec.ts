import type { Page } from "@playwright/test";
import { spotKicks } from "../../app/games/spot-kick/testing/browser";
import { bestAttempts, makeMoves } from "../fixtures/best-attempts";
import { expectLargeTextFits, setTextSize } from "../fixtures/large-text";
import { sharedPage } from "../fixtures/shared-page";
import { expect, test } from "../fixtures/test";
import { pressUntil, startTitle, type Visit } from "./play-steps";
import { titleSteps } from "./playable-steps";

test.use(sharedPage);

const path = "/play/spot-kick";

const zone = (page: Page, name: string) =>
  page.getByRole("button", { name: new RegExp(`^${name}`) });

const kickOff = (page: Page, visit: Visit) =>
  startTitle(page, visit, path, page.getByRole("heading", { name: "Your kick: press a square." }));

/** Kicks and dives in turns. */
async function play(page: Page, names: readonly string[]) {
  for (const name of names) {
    const before = await spotKicks(page).count();
    // By keyboard a kick is not timed, whether there is motion or not.
    await pressUntil(spotKicks(page).nth(before), () => zone(page, name).press("Enter"));
    await expect(spotKicks(page)).toHaveCount(before + 1);
  }
}

test.beforeEach(async ({ page, testHooks }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await testHooks({ now: titleSteps["spot-kick"].now });
});

test("has keeper, goal and what is known of the keeper there at once", async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await kickOff(page, visit);
  for (const part of [".spot-scene", ".spot-zones", ".spot-card > *", ".spot-score .digits"]) {
    await expect(page.locator(part).first()).toHaveCSS("animation-name", "none");
  }
});

test("has the odds as signs, and as numbers by a switch that stays", async ({
  page,
  visit,
  hasScript,
}) => {
  await kickOff(page, visit);
  const driven = page.getByRole("radio", { name: /^driven/ });
  const sign = zone(page, "Low left").locator(".spot-odds:visible i");
  const odds = page.getByRole("checkbox", { name: "Show the odds" });
  await expect(zone(page, "High left")).toHaveAccessibleName(
    /82 ?% ?on target ?dives here: ?saves 40%$/,
  );
  await odds.check();
  await driven.check();
  await expect(page.getByText(/Each \d in 10/)).toBeVisible();
  await expect(sign).toBeHidden();
  await expect(zone(page, "High left")).toHaveAccessibleName(
    /74 ?% ?on target ?dives here: ?saves 12%$/,
  );
  await play(page, ["High left"]);
  // Without script each kick is a page.
  if (!hasScript) await odds.check();
  await expect(odds).toBeChecked();
  await expect(page.locator(".spot-card p").first()).toHaveText(/: 6 in 10 go down the middle$/, {
    useInnerText: true,
  });
  await play(page, ["High left"]);
  if (!hasScript) await odds.check();
  await driven.check();
  await odds.uncheck();
  await expect(sign).toHaveAttribute("data-glove", "1");
  await expect(driven).toBeHidden();
  await odds.check();
  await page.getByRole("radio", { name: /^placed/ }).check();
  await odds.uncheck();
  await expect(sign).toHaveAttribute("data-glove", "3");
});

test("begins with one thing to do, and has what else may be done by keyboard", async ({
  page,
  visit,
}) => {
  await kickOff(page, visit);
  await expect(page.locator(".spot-card p")).toHaveText(/^Bulwark guards low, \d in 10\.$/);
  for (const part of [".spot-zones i", ".is-sign i"])
    await expect(page.locator(part).first()).toBeHidden();
  await expect(page.getByText("High can fly over")).toBeVisible();
  await expect(page.getByRole("radio")).toHaveCount(0);
  await page.getByRole("checkbox", { name: "Show the odds" }).press("Space");
  await page.getByRole("radio", { name: /^placed/ }).press("ArrowRight");
  await expect(page.getByRole("radio", { name: /^driven/ })).toBeChecked();
});

test("asks for a dive once the taker stands ready, all at a time", async ({
  page,
  visit,
  hasScript,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await kickOff(page, visit);
  await play(page, ["High left"]);
  for (const part of [".spot-scene:not(.spot-flight)", ".spot-zones", ".spot-card h2"])
    await expect(page.locator(part)).toHaveCSS("animation-delay", hasScript ? "0.8s" : "1.5s");
});

test("changes ends: a run-up to read, and the kick's outcome in words", async ({ page, visit }) => {
  await kickOff(page, visit);
  await expect(page.getByText("Five kicks each. You kick first.")).toBeVisible();
  await play(page, ["High left"]);
  await expect(page.getByText("Goal, high left! Bulwark went low left.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "In goal: press where you dive" })).toBeVisible();
  const run = page.locator(".spot-card p:visible");
  await expect(run).toHaveCount(1);
  await expect(run.first()).toHaveText(/: 6 in 10 go down the middle$/, { useInnerText: true });
  await expect(page.getByText("A placed kick.")).toBeHidden();
  await expect(page.getByRole("radio")).toHaveCount(0);
});

test("has the sign that is told in the taker's body, and the habit in the keeper's", async ({
  page,
  visit,
}) => {
  await kickOff(page, visit);
  const scene = page.locator(".spot-scene:not(.spot-flight)");
  await expect(scene).toHaveAttribute("data-told", "3,4,5");
  await play(page, ["High left"]);
  const told = await page.locator(".spot-card p").first().textContent();
  expect(told).toContain(`${await scene.getAttribute("data-sign")}: `);
  await expect(scene).toHaveAttribute("data-told", "");
});

test("tells a habit at a time once it has something to say, and marks in the goal where that is", async ({
  page,
  visit,
}) => {
  await kickOff(page, visit);
  const known = page.locator(".spot-card p");
  const marked = (names: readonly string[]) =>
    expect(page.locator("button.is-told .sr-only")).toHaveText(names.map((name) => `${name}: `));
  const gloved = (names: readonly string[]) =>
    expect(page.locator(".spot-zones button:has(i) .sr-only")).toHaveText(
      names.map((name) => `${name}: `),
    );
  await marked(["Low left", "Low middle", "Low right"]);
  await play(page, ["High left", "High middle"]);
  await expect(known).toHaveText(/^Stays low\. \d in 10\.$/);
  await gloved(["Low left", "Low middle", "Low right"]);
  await expect(page.getByText("Bigger saves more")).toBeVisible();
  await play(page, ["Low right", "High middle"]);
  await expect(known).toHaveText(/^Follows your last kick\. \d in 10\.$/);
  await gloved(["High right", "Low right"]);
  await marked(["High right", "Low right"]);
  await expect(page.getByText("Bigger saves more")).toBeVisible();
  await play(page, ["Low right"]);
  await marked([]);
  await play(page, ["High middle"]);
  await expect(known).toHaveText("Twice right: Bulwark waits there now.");
  await marked(["High right", "Low right"]);
  await expect(page.getByText("Bigger saves more")).toBeVisible();
});

test("keeps the way the ball was struck for the next kick", async ({ page, visit }) => {
  await kickOff(page, visit);
  await play(page, ["High left", "High middle"]);
  await expect(page.getByRole("radio")).toHaveCount(0);
  await play(page, ["High left", "High middle"]);
  await page.getByRole("radio", { name: /^driven/ }).check();
  await play(page, ["High left", "High middle"]);
  await expect(page.getByRole("radio", { name: /^driven/ })).toBeChecked();
});

test("ends with the tally, the keeper in hindsight and a real shoot-out", async ({
  page,
  visit,
}) => {
  const { now } = titleSteps["spot-kick"];
  const pair = [{ zone: 3, style: "placed" }, { dive: 0 }];
  await makeMoves(page.request, "spot-kick", { now, moves: [pair, pair, pair, pair].flat() });
  await visit(path);
  await play(page, ["Low left"]);
  await expect(page.getByText("2-3", { exact: true }).first()).toBeVisible();
  await expect(page.locator(".spot-card p")).toHaveText([
    /^You: 2 scored, \d saved$/,
    /^Bulwark: 3 scored, \d saved$/,
  ]);
  await expect(page.getByText("Twelve yards is further than it looks.").first()).toBeVisible();
  const hindsight = page.getByRole("region", { name: "Ada Bulwark, in hindsight" });
  await expect(hindsight.getByRole("listitem")).toHaveText([
    /^Follows your last kick\. True \d times? in \d\.$/,
    /^Stays low\. True \d times? in 5\.$/,
    "Twice to one side: waits there. True 3 times in 3.",
  ]);
  await expect(hindsight.getByText(/^Habits hold \d in 10/)).toBeVisible();
  await expect(hindsight.getByRole("row")).toHaveCount(6);
  await expectLargeTextFits(page);
  // On a narrow phone the score is whole at its foot.
  const score = page.locator(".end-sheet a > span").nth(1);
  await expect(score).toHaveText("2-3");
  expect((await score.boundingBox())?.height).toBeLessThan(50);
  const story = page.getByRole("region", { name: /^The real thing:/ });
  await expect(story.getByRole("link", { name: "Report this story" })).toBeVisible();
});

test("a Friendly's kicks, of dice of its own, are the same for the page and the server", async ({
  page,
  visit,
}) => {
  const { now } = titleSteps["spot-kick"];
  const pair = [{ zone: 3, style: "placed" }, { dive: 0 }];
  await makeMoves(page.request, "spot-kick", { now, moves: [pair, pair, pair, pair, pair].flat() });
  await visit(path);
  await page.getByRole("button", { name: "Play again" }).click();
  await expect(page.locator(".play-bar .badge")).toHaveText("Friendly");
  await play(page, ["High left", "High middle", "Low right"]);
  const shots = () =>
    spotKicks(page).evaluateAll((kicks) =>
      kicks.map((kick) => [kick.textContent, kick.getAttribute("data-zone")]),
    );
  const before = await shots();
  await page.reload();
  await expect(spotKicks(page)).toHaveCount(3);
  expect(await shots()).toEqual(before);
});

test("fits a small phone with large text, with the odds of a zone above those below", async ({
  page,
  visit,
}) => {
  await kickOff(page, visit);
  await page.setViewportSize({ width: 320, height: 740 });
  const legend = async () => (await page.locator(".spot-legend").boundingBox())?.height;
  const odds = page.getByRole("checkbox", { name: "Show the odds" });
  const before = await legend();
  await odds.check();
  await setTextSize(page, "200%");
  const [upper, lower] = await Promise.all(
    ["High left", "Low left"].map((name) => zone(page, name).locator(".is-placed").boundingBox()),
  );
  if (!upper || !lower) throw new Error("The odds of a zone are missing.");
  expect(upper.y + upper.height).toBeLessThan(lower.y);
  await setTextSize(page, "");
  await odds.uncheck();
  await play(page, ["High left"]);
  // With other words, and a glove.
  expect(await legend()).toBe(before);
  await expectLargeTextFits(page);
});

test("leaves the focus on the place in the goal from kick to dive", async ({
  page,
  visit,
  hasScript,
}) => {
  test.skip(!hasScript, "Without script each kick is a page.");
  await kickOff(page, visit);
  await play(page, ["High left"]);
  await expect(zone(page, "High left")).toBeFocused();
});

test("a defeat ends on what happened, without confetti, and the ball past the gloves", async ({
  page,
  visit,
  testHooks,
  hasScript,
}) => {
  const { now, moves } = bestAttempts["spot-kick"];
  await testHooks({ now });
  // Six goals each; then your kick is saved, and theirs gets past the right dive.
  await makeMoves(page.request, "spot-kick", { now, moves: moves.slice(0, 12) });
  await visit(path);
  await expect(page.getByRole("status").getByText("Sudden death: legs tire")).toBeVisible();
  await expect(page.getByText("Tired, saves less")).toBeVisible();
  await play(page, ["High middle"]);
  await expect(page.locator(".spot-score p")).toHaveText(/\.Concede and it is over\.$/);
  const top = () => page.locator(".spot-goal").evaluate((goal: HTMLElement) => goal.offsetTop);
  const before = await top();
  await play(page, ["High middle"]);
  await expect(page.getByText("6-7", { exact: true }).first()).toBeVisible();
  await expect(page.locator(".spot-flight b")).toHaveText("Fingertips!");
  await expect(page.getByText("Right way: it beat your glove.")).toBeVisible();
  await expect(page.getByText(/^Tires in sudden death/)).toBeVisible();
  expect(await top()).toBe(before);
  await expect(page.getByRole("row", { name: /^7 / })).toHaveText(/right way, beaten$/);
  await expect(page.locator("canvas.confetti")).toHaveCount(0);
  if (hasScript) await expect(page.locator(".play-end")).toHaveAttribute("data-confetti", "0");
  const [ball, keeper, goal] = await Promise.all(
    [".spot-ball", ".spot-keeper", ""].map((part) =>
      page.locator(`.spot-goal > .spot-flight ${part}`.trim()).boundingBox(),
    ),
  );
  if (!ball || !keeper || !goal) throw new Error("A part of the picture is missing.");
  // The jump's picture is upright, and its box is wider than its arms.
  expect(ball.x).toBeGreaterThanOrEqual(keeper.x + keeper.width * 0.68);
  // In the middle third of a goal whose frame is a fifteenth of the picture on each side.
  expect(ball.x + ball.width / 2).toBeLessThan(goal.x + goal.width * (0.5 + 13 / 90));
});
