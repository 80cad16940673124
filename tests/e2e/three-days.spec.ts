import type { Page } from "@playwright/test";
import { sharedPage } from "../fixtures/shared-page";
import { expect, hydrated, test } from "../fixtures/test";
import { fillIn } from "./account-steps";
import { allArrived, answer, editionOneDay, next } from "./quiz-steps";

test.use(sharedPage);

test.use({ schemes: ({ hasScript }, use) => use(hasScript ? ["light", "dark"] : []) });

/** The quiz's second edition, and Golden Word's first, whose word is "striker". */
const secondDay = "2026-11-22T10:00:00+02:00";
/** Two days later: the 23rd was missed. */
const fourthDay = "2026-11-24T10:00:00+02:00";

const ticket = (page: Page) => page.locator(".ticket");
const lineup = (page: Page) => page.getByRole("region", { name: "Daily lineup" });
const results = (page: Page) => page.getByRole("dialog", { name: "Quiz complete" });
const square = (page: Page, name: RegExp) =>
  page.getByRole("table", { name: /^Your days in/ }).getByRole("link", { name });
const dayOf = (page: Page, title: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title, level: 3 }) });
const streakBoard = (page: Page) => page.locator(".stat").first().locator(".sr-only");

/** Presses a button that starts the quiz, answers all five and sees the result. */
async function playQuiz(page: Page, label: string, choices: readonly number[]): Promise<void> {
  const isScripted = (await page.locator("html[data-hydrated]").count()) > 0;
  await page.getByRole("main").getByRole("button", { name: label, exact: true }).click();
  await expect(page.getByText("1 / 5")).toBeVisible();
  if (isScripted) await hydrated(page);
  for (const [index, choice] of choices.entries()) {
    if (index > 0) await next(page, index + 1);
    await answer(page, choice);
  }
  await page.getByRole("link", { name: "See results" }).click();
  await expect(results(page)).toBeVisible();
  await allArrived(page);
}

test("a visitor plays, leaves, misses a day, returns, plays an old day and joins", async ({
  page,
  visit,
  testHooks,
  fan,
}) => {
  test.slow();

  await test.step("day 1: from the ticket to full time, and home knows it", async () => {
    await testHooks({ now: editionOneDay });
    await visit("/");
    await expect(ticket(page)).toContainText("0 of 3");
    await playQuiz(page, "Kick off", [1, 0, 3, 2, 1]);
    await results(page).getByRole("link", { name: "Close" }).click();
    await expect(page).toHaveURL("/");
    await expect(ticket(page)).toContainText("4/5");
    await expect(ticket(page)).toContainText("Treble today: 2 to go.");
    await expect(ticket(page).getByRole("link", { name: "Resume" })).toHaveCount(0);
  });

  await test.step("day 1: the stats and the calendar know it", async () => {
    await visit("/stats");
    await expect(page.getByText("Your first day: 4/5")).toBeVisible();
    await visit("/calendar");
    await expect(page.getByText("Today is in. See you tomorrow.")).toBeVisible();
    await expect(square(page, /^Saturday 21 November: Full-Time Quiz 4 of 5/)).toBeVisible();
  });

  await test.step("day 2: the quiz again, and Golden Word until half-way", async () => {
    await testHooks({ now: secondDay });
    await visit("/");
    await expect(ticket(page)).toContainText("0 of 3");
    await playQuiz(page, "Kick off", [0, 0, 0, 0, 0]);
    await expect(page.getByRole("link", { name: "Next up Higher Line" })).toBeVisible();
    await visit("/play/golden-word");
    await page.getByRole("button", { name: "Kick off" }).click();
    await page.getByLabel("Your word").fill("weather");
    await page.getByLabel("Your word").press("Enter");
    const tries = page.getByRole("list", { name: "Your tries" });
    await expect(tries.getByText("W bench")).toHaveCount(1);
    await allArrived(page);
    await visit("/");
    await expect(lineup(page)).toContainText("1 running");
    await visit("/play/golden-word");
    await expect(tries.getByText("W bench")).toHaveCount(1);
  });

  await test.step("day 4: the streak waits, and goes on", async () => {
    await testHooks({ now: fourthDay });
    await visit("/");
    await expect(ticket(page)).toContainText("Streak of 2 paused");
    await expect(ticket(page)).toContainText("Play today and it goes on.");
    await playQuiz(page, "Kick off", [2, 2, 2, 2, 2]);
    await expect(results(page).locator(".tiles").last()).toHaveText(/^current3best3/);
    await visit("/calendar");
    const missed = square(page, /^Monday 23 November: not played; the streak paused/);
    await expect(missed.locator(".square")).toHaveCSS("border-style", "dashed");
  });

  await test.step("an old day is a Friendly, and every result stays", async () => {
    await square(page, /^Saturday 21 November/).click();
    await expect(dayOf(page, "Full-Time Quiz")).toContainText("4/5");
    await square(page, /^Monday 23 November/).click();
    await page.getByRole("link", { name: "Play Full-Time Quiz" }).click();
    await expect(page.getByText("From the archive")).toBeVisible();
    await expect(page.getByRole("link", { name: "Today's quiz", exact: true })).toBeVisible();
    await expect(page.getByText("No. 3")).toHaveCount(1);
    await playQuiz(page, "Kick off", [3, 3, 3, 3, 3]);
    await expect(results(page).getByText("Friendly", { exact: true })).toBeVisible();
    await expect(results(page)).toContainText("A Friendly of an earlier day counts for no streak.");
    await expect(results(page)).not.toContainText("Keep this streak");
    await expect(results(page)).not.toContainText("A new quiz is out.");
    const again = results(page).getByRole("button", { name: "Again: replaces this one" });
    await expect(again).toBeVisible();
    // Sunday and Saturday have results, so that none is left to play.
    await results(page).getByRole("link", { name: "Calendar" }).click();
    await expect(page.getByRole("heading", { name: "Monday 23 November" })).toBeVisible();
    await expect(dayOf(page, "Full-Time Quiz")).toContainText("Played for fun");
    await visit("/calendar?day=2026-11-24");
    await expect(page.getByText("Today is in. See you tomorrow.")).toBeVisible();
    await expect(dayOf(page, "Full-Time Quiz")).toContainText(/\d\/5/);
    await expect(square(page, /^Monday 23 November: not played; the streak paused/)).toBeVisible();
    await visit("/");
    await expect(ticket(page)).toContainText("See your result");
  });

  await test.step("joining brings all of it along", async () => {
    await visit("/stats?dialog=signup");
    const { name, email, password } = fan;
    await fillIn(page, { "Display name": name, Email: email, Password: password }, "Join free");
    await expect(page.getByRole("heading", { name: "3 results came along" })).toBeVisible();
    await visit("/stats");
    await expect(streakBoard(page)).toHaveText("3 days");
    await visit("/calendar?day=2026-11-21");
    await expect(dayOf(page, "Full-Time Quiz")).toContainText("4/5");
    await visit("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Day 3, ${name}`);
    await expect(ticket(page)).toContainText("See your result");
  });
});
