import type { Page } from "@playwright/test";
import { sharedPage } from "../fixtures/shared-page";
import { expect, hydrated, test } from "../fixtures/test";
import { allArrived, answer, kickOff, playToResults, quizPath } from "./quiz-steps";

test.use(sharedPage);

const wordPath = "/play/golden-word";
/** Golden Word's first edition ("striker"), and the quiz's second. */
const day = "2026-11-22T10:00:00+02:00";
/** The quiz's first edition, whose right answers are these. */
const quizDay = "2026-11-21T10:00:00+02:00";
const right = [1, 0, 3, 2, 0];
const wrong = [0, 1, 0, 1, 1];

const end = (page: Page) => page.locator(".play-end");
const report = (page: Page) => end(page).getByRole("region", { name: "Match report" });
const streak = (page: Page) => end(page).locator(".tiles").last();
const nextUp = (page: Page) => end(page).getByRole("link", { name: /^Next up/ });

async function playQuiz(page: Page, choices: number[]) {
  await kickOff(page);
  await playToResults(page, choices);
}

async function tryWords(page: Page, words: readonly string[]) {
  await page.getByRole("button", { name: "Kick off" }).click();
  const tries = page.getByRole("list", { name: "Your tries" });
  for (const [index, word] of words.entries()) {
    await page.getByLabel("Your word").fill(word);
    await page.getByLabel("Your word").press("Enter");
    await expect(tries.getByRole("listitem")).toHaveCount(index + 1);
  }
  await expect(end(page)).toBeVisible();
}

test("the quiz ends with a report of every question", async ({ page, visit, testHooks }) => {
  await testHooks({ now: quizDay });
  await visit(quizPath);
  await playQuiz(page, [0, ...right.slice(1)]);
  const rows = report(page).getByRole("listitem");
  await expect(rows).toHaveCount(5);
  await expect(rows.first()).toContainText("Incorrect");
  await expect(rows.first()).toContainText("Which country hosted the first World Cup, in 1930?");
  await expect(rows.first()).toContainText("You said: Brazil");
  await expect(rows.first()).toContainText("The answer: Uruguay");
  await expect(rows.first()).toContainText("beating Argentina 4-2");
  await expect(rows.first()).toContainText("Source: openfootball");
  await expect(rows.nth(1)).toContainText("England, as you said.");
  await report(page).getByText("Report a question").click();
  await expect(report(page).getByRole("link", { name: /^Which country hosted/ })).toHaveAttribute(
    "href",
    "/report?kind=question&id=1930-host",
  );
  await expect(end(page)).toContainText("No. 1 · 21 November 2026");
});

test("no report is in the page before the end", async ({ page, visit, testHooks }) => {
  await testHooks({ now: quizDay });
  await visit(quizPath);
  await kickOff(page);
  await answer(page, 0);
  await expect(page.getByText("Match report")).toHaveCount(0);
  await page.getByRole("link", { name: "Why this answer?" }).click();
  await expect(page.getByRole("dialog")).toContainText(
    "The clock runs, on your next question. All five stories wait for you at full time.",
  );
});

test("Golden Word ends with a report of the tries and the word's line", async ({
  page,
  visit,
  testHooks,
}) => {
  await testHooks({ now: day });
  await visit(wordPath);
  await tryWords(page, ["weather", "striker"]);
  await expect(report(page).getByRole("listitem")).toHaveText(
    /Try 2: in your phrase book\s*STRIKER\s*Unseen for eighty-nine minutes/,
  );
  await expect(page.getByText("Unseen for eighty-nine minutes")).toHaveCount(1);
  await expect(end(page)).toContainText("No. 1 · 22 November 2026");
});

test("on a wide screen the end stands beside the board", async ({ page, visit, testHooks }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await testHooks({ now: day });
  await visit(wordPath);
  await tryWords(page, ["striker"]);
  const board = await page.getByRole("list", { name: "Your tries" }).boundingBox();
  const beside = await end(page).boundingBox();
  const bar = await page.locator(".play-bar").boundingBox();
  if (!board || !beside || !bar) throw new Error("A part of the page is missing.");
  expect(beside.x).toBeGreaterThan(board.x + board.width);
  expect(Math.abs(beside.y - board.y)).toBeLessThan(48);
  expect(bar.y + bar.height).toBeLessThanOrEqual(board.y);
});

test("a visitor sees their own streak, how to keep it, and the next title", async ({
  page,
  visit,
  testHooks,
}) => {
  await testHooks({ now: quizDay });
  await visit(quizPath);
  await playQuiz(page, right);
  await expect(streak(page)).toHaveText("current1best1longest win1");
  await allArrived(page);
  await testHooks({ now: day });
  await visit(wordPath);
  await tryWords(page, ["striker"]);
  await expect(end(page)).toContainText("Your streak: 2 days. The next day makes it 3.");
  await expect(end(page).getByRole("link", { name: "join free" })).toHaveAttribute(
    "href",
    "/join?redirectTo=%2Fplay%2Fgolden-word",
  );
  await nextUp(page).click();
  await expect(page).toHaveURL("/play/full-time-quiz");
  await playQuiz(page, wrong);
  await allArrived(page);
  await expect(streak(page)).toHaveText("current2best2longest win1");
  await expect(nextUp(page)).toHaveAttribute("href", "/play/higher-line");
  await expect(page.getByText("Sample")).toHaveCount(0);
});

test("who has an account is not asked to join", async ({ page, visit, join, testHooks }) => {
  await testHooks({ now: quizDay });
  await join();
  await visit(quizPath);
  await playQuiz(page, right);
  await expect(nextUp(page)).toBeVisible();
  await expect(end(page).getByRole("link", { name: "join free" })).toHaveCount(0);
});

test("a line by score stands below the headline", async ({ page, visit, testHooks }) => {
  await testHooks({ now: quizDay });
  await visit(quizPath);
  await playQuiz(page, wrong);
  await expect(end(page)).toContainText("Nil-five. It happens to the best: Brazil let in seven.");
});

test.describe("confetti", () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, "It needs script.");
  // Particles cover what axe would look at.
  test.use({ schemes: [] });

  for (const [what, choices, pieces] of [
    ["falls thick for a win", right, "350"],
    ["is a few strips for a defeat in the quiz", wrong, "24"],
  ] as const) {
    test(`${what}, once`, async ({ page, visit, testHooks }) => {
      await testHooks({ now: quizDay });
      await visit(quizPath);
      await playQuiz(page, [...choices]);
      await expect(end(page)).toHaveAttribute("data-confetti", pieces);
      await expect(page.locator("canvas.confetti")).toBeVisible();
      await allArrived(page);
      await page.reload();
      await hydrated(page);
      await expect(end(page)).toBeVisible();
      await expect(end(page)).not.toHaveAttribute("data-confetti");
      await expect(page.locator("canvas")).toHaveCount(0);
    });
  }

  test("does not fall for a word that got away", async ({ page, visit, testHooks }) => {
    await testHooks({ now: day });
    await visit(wordPath);
    await tryWords(page, ["weather", "journey", "kitchen", "picture", "because", "husband"]);
    await expect(end(page)).toHaveAttribute("data-confetti", "0");
    await expect(page.locator("canvas")).toHaveCount(0);
  });
});
