import { expect } from "@playwright/test";
import { playByForms } from "../../../../tests/budget/play-by-forms";
import { editionOneDay } from "../../../../tests/e2e/quiz-steps";
import { tabTo } from "../../../../tests/e2e/title-keys";
import type { BrowserTitle } from "../../../../tests/fixtures/browser-title";

/** Answers so many questions, each with the first choice. */
export const answerQuiz = (count: number) =>
  playByForms("full-time-quiz", () => Array(count).fill({ choice: "0" }));

export const browserTitle: BrowserTitle = {
  steps: {
    now: editionOneDay,
    moves: 5,
    async makeMove(page, index) {
      if (index > 0) {
        await tabTo(page, page.getByRole("link", { name: "Next" }));
        await page.keyboard.press("Enter");
        await expect(page.getByText(`${index + 1} / 5`)).toBeVisible();
      }
      await tabTo(page, page.locator("button.choice").first());
      await page.keyboard.press("Enter");
      await expect(page.locator(".choice.is-good")).toBeVisible();
      if (index < 4) return;
      await tabTo(page, page.getByRole("link", { name: "See results" }));
      await page.keyboard.press("Enter");
    },
    async seeMoves(page, count) {
      await expect(page.getByText(`${Math.max(1, count)} / 5`)).toBeVisible();
      await expect(page.locator(".choice.is-good")).toHaveCount(Math.min(1, count));
    },
    end: (page) => page.getByRole("dialog", { name: "Quiz complete" }),
  },
  shared: {
    name: "Full-Time Quiz",
    label: "Share Results",
    squares: /^I scored \d\/5 \(\d+%\) on the Full-Time Quiz in \d+\.\d s!\nNo\. 1 · [🟩🟥]{5}/u,
    words:
      /^I scored \d\/5 \(\d+%\) on the Full-Time Quiz in \d+\.\d s!\nNo\. 1 · (Right|Wrong)(, (right|wrong)){4}/,
    sentence: /^A fan scored \d\/5 in \d+\.\d s\. Your turn\.$/,
  },
  best: { now: editionOneDay, moves: [1, 0, 3, 2, 0], score: /^5 of 5$/ },
  states: [
    { name: "quiz-running", prepare: answerQuiz(0) },
    { name: "quiz-answered", prepare: answerQuiz(3) },
    { name: "quiz-results", prepare: answerQuiz(5), ownScript: 15.5 * 1024 },
  ],
};
