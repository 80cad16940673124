import type { APIRequestContext, Page } from "@playwright/test";
import { type PlayableSlug, playable } from "../../app/playable";
import { bestAttempts, makeMoves } from "../fixtures/best-attempts";
import { expectLargeTextFits } from "../fixtures/large-text";
import { sharedPage } from "../fixtures/shared-page";
import { expect, hydrated, joinAs, test } from "../fixtures/test";
import { allArrived, answer, editionOneDay, next } from "./quiz-steps";
import { shareTexts, unableToShare } from "./share-steps";

test.use(sharedPage);

const ticket = (page: Page) => page.locator(".ticket");
const hero = (page: Page) => page.locator(".hero");
/** A Sunday: its treble is the quiz, Higher Line and Wall Pass. */
const sunday = bestAttempts["higher-line"].now;
const MAX_BEFORE_FEED = 2200;

async function expectAboveDock(
  page: Page,
  button = ticket(page).getByRole("button", { name: "Kick off" }),
) {
  const { y = 0, height = 0 } = (await button.boundingBox()) ?? {};
  const dock = await page.locator(".dock").boundingBox();
  expect(y + height).toBeLessThanOrEqual(dock?.y ?? 0);
}

/** The text of the link that a tap on an element's middle follows. */
function linkAt(element: Element) {
  element.scrollIntoView({ block: "center" });
  const { x, y, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2)?.closest("a")?.textContent;
}

/** Plays titles' editions of the Sunday without their pages. */
async function played(request: APIRequestContext, slugs: readonly PlayableSlug[]) {
  for (const slug of slugs) {
    const { moves } = bestAttempts[slug];
    await makeMoves(request, slug, { now: sunday, moves });
  }
}

/** Presses a button that starts the quiz in one press, and waits for the first question. */
async function press(page: Page, name: string, hasScript: boolean) {
  await page.getByRole("main").getByRole("button", { name, exact: true }).click();
  await expect(page.getByText("1 / 5")).toBeVisible();
  if (hasScript) await hydrated(page);
}

/** Plays the questions after those answered so far, and opens the results. */
async function finish(page: Page, answered: number, choices: number[]) {
  for (const [index, choice] of choices.entries()) {
    await next(page, answered + index + 1);
    await answer(page, choice);
  }
  await page.getByRole("link", { name: "See results" }).click();
  await expect(page.getByRole("dialog", { name: "Quiz complete" })).toBeVisible();
  await allArrived(page);
}

for (const who of ["a visitor", "an account"]) {
  test.describe(`the day of ${who}`, () => {
    test.beforeEach(async ({ testHooks, context, fan }) => {
      await testHooks({ now: editionOneDay });
      if (who === "an account") await joinAs(context.request, fan);
    });

    test("is kicked off, resumed and over on home, without one press too many", async ({
      page,
      visit,
      hasScript,
    }) => {
      await unableToShare(page);
      await visit("/");
      await press(page, "Kick off", hasScript);
      await answer(page, 1);
      await next(page, 2);
      await answer(page, 1);
      await allArrived(page);
      await page.getByRole("link", { name: "Exit" }).click();
      await expect(page).toHaveURL("/");
      await expect(hero(page).getByRole("link", { name: "Resume" })).toBeVisible();
      await ticket(page).getByRole("link", { name: "Resume, 2 of 5" }).click();
      await expect(page.getByText("2 / 5")).toBeVisible();
      await finish(page, 2, [3, 2, 0]);
      const results = page.getByRole("dialog");
      await results.getByText("Share Results").click();
      await expect(results.getByLabel("Copy this")).toHaveValue(
        shareTexts["full-time-quiz"].squares,
      );
      await results.getByRole("link", { name: "Close" }).click();
      await expect(page).toHaveURL("/");
      await expect(ticket(page).getByText("Treble today: 2 to go.")).toBeVisible();
      await expect(hero(page).getByText("Play today's quiz")).toHaveCount(0);
      await expect(hero(page).getByRole("button", { name: "Play Link-Up Play" })).toBeVisible();
      // One link is the whole row: its picture, its words and its stub.
      const done = ticket(page).locator(".stub.is-done");
      await expect(done).toContainText("4/5");
      await expect(done.getByRole("link")).toHaveCount(1);
      for (const part of [".pick-icon", ".tear"]) {
        expect(await done.locator(part).evaluate(linkAt), part).toBe("Full-Time Quiz");
      }
      // The link lies over the words, which a press with a check of its target would take for a fault.
      await done.getByText("See your result").click({ force: true });
      await expect(page.getByRole("dialog", { name: "Quiz complete" })).toBeVisible();
    });

    test("goes on from Play and from the game's own page in one press each", async ({
      page,
      visit,
      hasScript,
    }) => {
      await visit("/games/full-time-quiz");
      await press(page, "Play", hasScript);
      await answer(page, 1);
      await allArrived(page);
      await visit("/play");
      await expect(page.getByRole("link", { name: "Resume" })).toBeVisible();
      await visit("/games/full-time-quiz");
      await press(page, "Play", hasScript);
      await expect(page.locator(".choice.is-good")).toBeVisible();
      await finish(page, 1, [0, 3, 2, 0]);
      await visit("/games/full-time-quiz");
      await page.getByRole("button", { name: "Play", exact: true }).click();
      await expect(page.getByRole("dialog", { name: "Quiz complete" })).toBeVisible();
      await expect(page.getByText("Friendly", { exact: true })).toHaveCount(0);
      await visit("/play");
      await expect(page.getByRole("listitem").filter({ hasText: "Full-Time Quiz" })).toContainText(
        "Done: 5/5",
      );
    });
  });
}

test("'Kick off' stands on a phone's first screen, above the dock, and one press starts the clock", async ({
  page,
  visit,
  hasScript,
}) => {
  await visit("/");
  await expectAboveDock(page);
  await expect(ticket(page).getByRole("button", { name: "Play", exact: false })).toHaveCount(0);
  await page.getByText("Two more after the whistle").click();
  await expect(ticket(page).getByRole("button", { name: /^Play / })).toHaveCount(2);
  await press(page, "Play today's quiz", hasScript);
});

for (const [name, slugs] of [
  ["before the first kick-off", []],
  ["after the quiz", ["full-time-quiz"]],
  ["once the treble is done", ["full-time-quiz", "higher-line", "wall-pass"]],
] as const) {
  for (const who of ["a visitor", "an account"]) {
    // The page is the same HTML without script.
    test(`home of ${who} ${name} is short, and has no advertisement of ours`, {
      tag: "@with-script",
    }, async ({ page, context, visit, testHooks, join }) => {
      await testHooks({ now: sunday });
      if (who === "an account") await join();
      await played(context.request, slugs);
      await visit("/");
      const feed = await page.locator("#community").boundingBox();
      expect(feed?.y).toBeLessThanOrEqual(MAX_BEFORE_FEED);
      await expect(page.getByRole("main").getByText("Advertisement")).toHaveCount(0);
    });
  }
}

test("the end of the treble's third title leads to the ticket, and of one beyond it past a week that rests", async ({
  page,
  context,
  visit,
  testHooks,
}) => {
  await testHooks({ now: sunday });
  await played(context.request, ["full-time-quiz", "higher-line"]);
  await visit("/play/higher-line");
  await expect(page.getByRole("link", { name: "Next up Wall Pass" })).toBeVisible();
  await played(context.request, ["wall-pass"]);
  await visit("/play/wall-pass");
  await page.getByRole("link", { name: "All three are in Treble! See your ticket" }).click();
  await expect(ticket(page)).toBeVisible();
  // What is under way comes next, but for a week whose career of the day is told.
  await played(context.request, ["golden-word"]);
  await makeMoves(context.request, "career-path", { now: sunday, moves: [] });
  await visit("/play/golden-word");
  await expect(page.getByRole("link", { name: "Next up Career Path" })).toBeVisible();
  await makeMoves(context.request, "career-path", { now: sunday, moves: ["3xt7f"] });
  await visit("/play/golden-word");
  await expect(page.getByRole("link", { name: "Next up Daily Quiz" })).toBeVisible();
});

test("three titles are a treble, and the bench is one press away", async ({
  page,
  context,
  visit,
  testHooks,
}) => {
  await testHooks({ now: sunday });
  await played(context.request, ["full-time-quiz", "higher-line", "wall-pass"]);
  await makeMoves(context.request, "crossbar", { now: sunday, moves: [] });
  await visit("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Treble. All three are in.");
  await expect(ticket(page)).toContainText("3 of 3");
  await expect(ticket(page).getByText("Share the day")).toBeVisible();
  await expectAboveDock(page, ticket(page).getByText("Share the day"));
  await expect(ticket(page)).toContainText(
    /Tomorrow: the quiz, Golden Word, Spot Kick in \d\d:\d\d:\d\d/,
  );
  await expect(hero(page).getByRole("link", { name: "Resume Crossbar" })).toBeVisible();
  await page.getByRole("link", { name: "The bench: 8 more games 1 running" }).click();
  await expect(page).toHaveURL("/play");
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("Crossbar");
});

// The page is the same HTML without script.
test("with large text nothing of a played day is cut", { tag: "@with-script" }, async ({
  page,
  visit,
  join,
  testHooks,
}) => {
  await testHooks({ now: editionOneDay });
  await join();
  const form = { intent: "start" };
  const { playing } = await (
    await page.request.post("/play/full-time-quiz/moves", {
      form,
      headers: { "x-test-hooks": JSON.stringify({ now: editionOneDay }) },
    })
  ).json();
  await visit("/");
  await expectLargeTextFits(page);
  const moves = [1, 0, 3, 2, 0].map((move, index) => ({ index, move, elapsed: 1000 * index }));
  await page.request.post("/play/full-time-quiz/moves", {
    form: { intent: "move", attempt: playing.attempt.id, moves: JSON.stringify(moves) },
    headers: { "x-test-hooks": JSON.stringify({ now: editionOneDay }) },
  });
  await visit("/");
  await expect(ticket(page).locator(".is-perfect")).toBeVisible();
  await expectLargeTextFits(page);
  await visit("/play");
  await expectLargeTextFits(page);
});

test("all titles are one press away from the lineup, and the catalogue from Play", async ({
  page,
  visit,
}) => {
  for (const [path, all] of [
    ["/", "/play"],
    ["/play", "/games"],
  ] as const) {
    await visit(path);
    await page
      .getByRole("main")
      .getByRole("link", { name: `All ${playable.length} games` })
      .click();
    await expect(page).toHaveURL(all);
  }
});

for (const who of ["a visitor", "an account"]) {
  test(`a streak of ${who} that waits says so, with its button in view on a small phone`, async ({
    page,
    visit,
    testHooks,
    context,
    fan,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    if (who === "an account") await joinAs(context.request, fan);
    await played(context.request, ["full-time-quiz"]);
    await testHooks({ now: "2026-11-24T10:00:00+02:00" });
    await visit("/");
    await expect(ticket(page).getByText("Streak of 1 paused")).toBeVisible();
    await expect(ticket(page).getByText("Play today and it goes on.")).toBeVisible();
    await expectAboveDock(page);
    const isPaused = hero(page).getByText("Mon 23 Nov: not played; the streak paused");
    await expect(isPaused).toHaveCount(who === "an account" ? 1 : 0);
  });
}
