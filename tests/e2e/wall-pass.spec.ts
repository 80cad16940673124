import { makeMoves } from "../fixtures/best-attempts";
import { expectLargeTextFits } from "../fixtures/large-text";
import { sharedPage } from "../fixtures/shared-page";
import { expect, test } from "../fixtures/test";
import { pressUntil } from "./play-steps";
import { allArrived } from "./quiz-steps";
import {
  BEST,
  brick,
  choose,
  DAY,
  DEAD_END,
  end,
  kickOff,
  line,
  NEXT_DAY,
  passNo,
  path,
  playAll,
  tally,
} from "./wall-pass-steps";

test.use(sharedPage);

test.beforeEach(({ testHooks }) => testHooks({ now: DAY }));

test("begins with a pass that is drawn as an example, and lights the bricks that keep the ball", async ({
  page,
  visit,
}) => {
  await kickOff(page, visit);
  const way = (weight: string) => page.locator(`.wall-aim.is-guide.is-${weight} .wall-ray`);
  await expect(way("firm")).toHaveCSS("opacity", "1");
  // It says where each weight leads to, side by side.
  for (const weight of ["soft", "firm", "hard"]) {
    await expect(page.locator(".wall-ground").getByText(weight)).toBeVisible();
  }
  await expect(page.getByText("69 to win Best 92")).toBeVisible();
  await expect(page.getByText("×2")).toBeVisible();
  await expect(line(page)).toContainText("Hit the numbers. You play on from where the ball lands.");
  // Far from 1 a firm pass leaves the street: its brick has no slab, and says so.
  await expect(brick(page, 4).locator(".wall-to.is-firm")).toBeVisible();
  await expect(brick(page, 5).getByText("try soft").and(page.locator(".is-firm"))).toBeVisible();
  await expect(brick(page, 7).getByText("goes out").and(page.locator(".is-firm"))).toBeVisible();
  // The brick of the example says what its numbers are.
  const labelOf = (part: string, side: string) =>
    page
      .locator(`.wall-bricks .is-guide ${part}`)
      .evaluate((label, pseudo) => getComputedStyle(label, pseudo).content, side);
  expect(await labelOf(".wall-number", "::after")).toContain("points");
  expect(await labelOf(".wall-to.is-firm", "::before")).toContain("land on");
  // It follows the weight that is tried.
  await choose(page, "Soft");
  await expect(way("soft")).toHaveCSS("opacity", "1");
  await expect(way("firm")).toHaveCSS("opacity", "0");
  await choose(page, "Firm");
  await brick(page, 2).click();
  await expect(page.getByText("65 to win Best 92")).toBeVisible();
  await expect(page.locator(".is-guide")).toHaveCount(0);
});

test("a small phone shows all that a first pass takes at once", async ({ page, visit }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await kickOff(page, visit);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.getByRole("group", { name: "How hard?" })).toBeInViewport({ ratio: 1 });
});

test("says on each brick where the chosen weight comes back to, before it is pressed", async ({
  page,
  visit,
}) => {
  await kickOff(page, visit);
  await expect(line(page)).toHaveText(/You stand on 1\.$/, { useInnerText: true });
  await expect(brick(page, 4)).toHaveAccessibleName("Brick 4: 1 then 8, back to 7");
  await expect(brick(page, 5)).toHaveAccessibleName("Brick 5: 3 try soft");
  await choose(page, "Soft");
  await expect(brick(page, 4)).toHaveAccessibleName("Brick 4: 1 then 8, back to 5");
  await expect(brick(page, 5)).toHaveAccessibleName("Brick 5: 3 back to 7");
  await choose(page, "Hard");
  await expect(brick(page, 4)).toHaveAccessibleName("Brick 4: 1 then 8, try firm");
  await choose(page, "Soft");
  await brick(page, 5).click();
  await expect(line(page)).toHaveText(
    "Hit the 3: +3. 4 more, then hits count double. You stand on 7.",
    { useInnerText: true },
  );
  await expect(brick(page, 5)).toHaveAccessibleName("Brick 5: bare back to 4");
  await expect(page.getByRole("radio", { name: "Soft" })).toBeChecked();
});

test("plays no ball that goes out, says why, and how hard it can be; a weight of no use can't be chosen", async ({
  page,
  visit,
  hasScript,
  expectedComplaints,
}) => {
  // Without script the page that says so has the status 400.
  if (!hasScript) expectedComplaints.push(/400/);
  await kickOff(page, visit);
  await pressUntil(passNo(page, 2), () => brick(page, 2).click());
  await expect(page.getByRole("radio", { name: "Hard no use here" })).toBeDisabled();
  await pressUntil(passNo(page, 3), () => brick(page, 2).click());
  await expect(tally(page)).toContainText("2 of 5");
  await choose(page, "Hard");
  const soft = page.getByText("A hard pass goes out. Try soft.");
  await pressUntil(soft, () => brick(page, 5).click());
  await expect(page.getByRole("radio", { name: "Hard" })).toBeChecked();
  await expect(brick(page, 5)).toHaveAccessibleName(/try soft$/);
  const out = page.getByText("Even a soft one goes out.");
  await pressUntil(out, () => brick(page, 7).click());
  await expect(brick(page, 7)).toHaveAccessibleName("Brick 7: 1 then 9, goes out");
  await expect(passNo(page, 3)).toBeVisible();
  await expect(tally(page)).toContainText("2 of 5");
  await choose(page, "Soft");
  await pressUntil(passNo(page, 4), () => brick(page, 5).click());
  await expect(line(page)).toHaveText(/You stand on 7\.$/, { useInnerText: true });
});

test("crosses out a landing that has no number in reach, one pass before", async ({
  page,
  visit,
}) => {
  await kickOff(page, visit);
  const warning = page.getByText("Crossed out: no number in reach.");
  await expect(warning).toBeHidden();
  await playAll(page, DEAD_END.slice(0, 8));
  await choose(page, "Soft");
  await expect(warning).toBeVisible();
  await expect(brick(page, 1)).toHaveAccessibleName(/back to 1 ?, no number in reach$/);
  await pressUntil(passNo(page, 10), () => brick(page, 1).click());
  await expect(line(page)).toContainText("No number in reach: you can only move.");
});

test("lights the way of a pass that is pressed in the report, and says which gave away most", async ({
  page,
  visit,
}) => {
  await kickOff(page, visit);
  await makeMoves(page.request, "wall-pass", {
    now: DAY,
    moves: Array(10).fill({ brick: 4, weight: "firm" }),
  });
  await visit(path);
  const way = page.locator("#pass-2");
  const before = await way.evaluate((path) => getComputedStyle(path).stroke);
  await page.getByRole("link", { name: "Pass 2", exact: true }).click();
  await expect(way).toBeInViewport();
  await expect(way).not.toHaveCSS("stroke", before);
  await expect(page.getByRole("row", { name: "Pass 3" })).toContainText("hit nothing");
  await page.getByRole("link", { name: /^Pass \d+ gave away \d+$/ }).click();
  await expect(page.locator(".wall-ray:target")).toBeInViewport();
});

test("is played to par, and shows the best line the day after", async ({
  page,
  visit,
  hasScript,
  testHooks,
}) => {
  await kickOff(page, visit);
  await playAll(page, BEST.slice(0, 5));
  await expect(line(page)).toHaveText(/One-two! Now hits count double/, { useInnerText: true });
  await pressUntil(passNo(page, 7), () => brick(page, 4).click());
  await expect(line(page)).toHaveText("8 doubled: +16. You stand on 5.", {
    useInnerText: true,
  });
  // Of ten passes the last four: three of par, and one beside it.
  for (const [index, pass] of ["3-Firm", "1-Firm", "3-Hard", "4-Firm"].entries()) {
    const [number, weight = ""] = pass.split("-");
    await choose(page, weight);
    const next = index === 3 ? end(page) : passNo(page, index + 8);
    await pressUntil(next, () => brick(page, Number(number)).click());
  }
  await expect(page.getByText("74/92").first()).toBeVisible();
  if (hasScript) await allArrived(page);
  await expect(page.getByText("Wall beaten!")).toBeVisible();
  await visit(path);
  await expect(page.getByText("Tomorrow you can see the line that makes 92")).toBeVisible();
  await testHooks({ now: NEXT_DAY });
  await visit(path);
  await page.getByRole("link", { name: "Your last results" }).click();
  await page.getByRole("link", { name: "The best line, 92: see it" }).click();
  await expect(page.getByRole("heading", { name: "Yesterday's 92" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("listitem").last()).toHaveText(
    "soft at 7, back to 7 +18",
  );
  await expect(page.locator(".wall-ground .wall-ray")).toHaveCount(10);
});

test("shows a stranger a picture, one sentence and one way on", async ({ page, visit }) => {
  await visit(path);
  await expect(page.getByText("to win")).toBeVisible();
  await expect(page.getByRole("main").locator(".big-ticket img")).toBeVisible();
  await expect(page.getByRole("main").locator(".big-ticket :is(a, button)")).toHaveText("Kick off");
});

test("leads from the start to yesterday's best line, says what it made, and plays it without script", async ({
  page,
  visit,
  testHooks,
}) => {
  await kickOff(page, visit);
  await makeMoves(page.request, "wall-pass", {
    now: DAY,
    moves: Array(10).fill({ brick: 4, weight: "firm" }),
  });
  await testHooks({ now: NEXT_DAY });
  await visit(path);
  await page.getByRole("link", { name: "Yesterday's best, 92: see it" }).click();
  await expect(page.getByRole("heading", { name: "Yesterday's 92" })).toBeVisible();
  const play = page.getByRole("checkbox", { name: "Play the line" });
  const ball = page.locator(".wall-flight").last();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(play).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await expect(ball).toHaveCSS("animation-name", "none");
  await play.press("Space");
  await expect(ball).toHaveCSS("animation-name", "wall-run");
  await play.press("Space");
  await expect(ball).toHaveCSS("animation-name", "none");
  await page.getByRole("link", { name: "Play today's wall" }).click();
  await expect(page.getByRole("button", { name: "Kick off" })).toBeVisible();
});

test("tells no best line before its day is over", async ({ page, visit }) => {
  await visit("/play/wall-pass/best");
  await expect(page.getByRole("button", { name: "Kick off" })).toBeVisible();
  await expect(page.getByText(/see it/)).toHaveCount(0);
});

test("fits its screen with large text in the middle and at the end", async ({
  page,
  visit,
  hasScript,
}) => {
  test.skip(!hasScript, "The page is the same HTML.");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await kickOff(page, visit);
  await expectLargeTextFits(page);
  await makeMoves(page.request, "wall-pass", {
    now: DAY,
    moves: Array(10).fill({ brick: 4, weight: "firm" }),
  });
  await visit(path);
  await expect(end(page)).toBeVisible();
  await expectLargeTextFits(page);
});
