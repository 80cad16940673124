import type { Page } from "@playwright/test";
import { makeMoves } from "../fixtures/best-attempts";
import { sharedPage } from "../fixtures/shared-page";
import { expect, test } from "../fixtures/test";
import type { Visit } from "./play-steps";
import {
  allArrived,
  answer,
  editionOneDay,
  kickOff,
  next,
  playAgain,
  playToResults,
  quizPath,
} from "./quiz-steps";

test.use(sharedPage);

test.use({
  schemes: ({ hasScript }, use) => use(hasScript ? ["light", "dark"] : []),
});
test.beforeEach(({ testHooks }) => testHooks({ now: editionOneDay }));

const wrong = [0, 1, 0, 1, 2];
const results = (page: Page) => page.getByRole("dialog", { name: "Quiz complete" });
const score = (page: Page) => results(page).locator(".score");
const badge = (page: Page) => page.getByText("Friendly", { exact: true });

/** Opens the result of the day's quiz, which is played without its page. */
async function openResult(page: Page, visit: Visit): Promise<void> {
  await makeMoves(page.request, "full-time-quiz", { now: editionOneDay, moves: wrong });
  await visit(quizPath);
  await expect(results(page)).toBeVisible();
}

/** Starts a Friendly after the day's result. */
async function startFriendly(page: Page, visit: Visit): Promise<string> {
  await openResult(page, visit);
  const first = await score(page).innerText();
  await playAgain(page);
  return first;
}

/** Plays the day's quiz to a result, and starts a Friendly. */
async function playTwice(page: Page): Promise<string> {
  await kickOff(page);
  await playToResults(page, wrong);
  const first = await score(page).innerText();
  await allArrived(page);
  await playAgain(page);
  return first;
}

for (const who of ["a visitor", "somebody who is signed in"]) {
  test.describe(who, () => {
    test.beforeEach(async ({ join }) => {
      if (who !== "a visitor") await join();
    });

    test("plays a Friendly that is marked as one, shares nothing of it, and finds the day's result after it", async ({
      page,
      visit,
    }) => {
      await visit(quizPath);
      const first = await playTwice(page);
      await expect(badge(page)).toBeVisible();
      await expect(page.locator("button.choice")).toHaveCount(4);
      await playToResults(page, [1, 0, 3, 0, 0]);
      await expect(results(page).getByText("Friendly", { exact: true })).toBeVisible();
      await expect(results(page)).toContainText("Your first result today stands.");
      await expect(page.getByText("Share Results")).toHaveCount(0);
      await allArrived(page);
      await visit(quizPath);
      await expect(score(page)).toHaveText(first, { useInnerText: true });
      await expect(badge(page)).toHaveCount(0);
      await expect(page.getByText("Share Results")).toBeVisible();
    });

    test("finds the day's result after a Friendly that was left half-way", async ({
      page,
      visit,
    }) => {
      const first = await startFriendly(page, visit);
      await answer(page, 1);
      await next(page, 2);
      await allArrived(page);
      await visit(quizPath);
      await expect(score(page)).toHaveText(first, { useInnerText: true });
      await playAgain(page);
      await expect(page.locator(".segment.is-good, .segment.is-bad")).toHaveCount(0);
    });
  });
}

test("a reload goes on with the Friendly that is on the screen", async ({ page, visit }) => {
  await startFriendly(page, visit);
  await answer(page, 1);
  await next(page, 2);
  await allArrived(page);
  await page.reload();
  await expect(page.getByText("2 / 5")).toBeVisible();
  await expect(badge(page)).toBeVisible();
  await expect(page.locator(".segment.is-good")).toHaveCount(1);
});

test("a link back to the quiz leads to the day's result too", async ({ page, visit }) => {
  await visit(quizPath);
  const first = await playTwice(page);
  await answer(page, 1);
  await allArrived(page);
  await page.getByRole("link", { name: "Exit" }).click();
  await expect(page).toHaveURL("/");
  await page.locator(".ticket").getByRole("link", { name: "Full-Time Quiz" }).click();
  await expect(score(page)).toHaveText(first, { useInnerText: true });
});

test("a Friendly that another tab has begun anew is refused here with a message", async ({
  page,
  visit,
  context,
}) => {
  await startFriendly(page, visit);
  const other = await context.newPage();
  await other.goto(quizPath);
  await expect(results(other)).toBeVisible();
  await playAgain(other);
  await page.locator("button.choice").first().click();
  await expect(page.getByText("This game was started again in another tab.")).toBeVisible();
  await expect(badge(page)).toBeVisible();
  await expect(page.locator("button.choice")).toHaveCount(4);
  await other.close();
});

test("results that stay open past midnight lead to the new quiz", async ({
  page,
  visit,
  testHooks,
  hasScript,
}) => {
  test.skip(!hasScript, "Without script a page stays as it was sent.");
  await page.clock.install();
  await visit(quizPath);
  await kickOff(page);
  await playToResults(page, wrong);
  await allArrived(page);
  await expect(page.getByRole("button", { name: "Play again" })).toBeVisible();
  await page.clock.fastForward("14:00:00");
  await expect(results(page)).toContainText("A new quiz is out.");
  await testHooks({ now: "2026-11-22T00:00:01+02:00" });
  await page.getByRole("button", { name: "Start today's quiz" }).click();
  await expect(page.getByText("1 / 5")).toBeVisible();
  await expect(badge(page)).toHaveCount(0);
});

test("yesterday's results say that a new quiz is out", async ({ page, visit, testHooks }) => {
  await openResult(page, visit);
  await testHooks({ now: "2026-11-22T00:10:00+02:00" });
  await visit(quizPath);
  await page.getByRole("link", { name: "Your last results" }).click();
  await expect(results(page)).toContainText("A new quiz is out.");
  await expect(results(page).getByText(/Next quiz in/)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Play again" })).toHaveCount(0);
  await page.getByRole("button", { name: "Start today's quiz" }).click();
  await expect(page.getByText("1 / 5")).toBeVisible();
  await expect(badge(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).not.toContainText("1930");
});
