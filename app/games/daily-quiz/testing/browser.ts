import { expect } from "@playwright/test";
import { playByForms } from "../../../../tests/budget/play-by-forms";
import { tabTo } from "../../../../tests/e2e/title-keys";
import { type BrowserTitle, fullTime, opening } from "../../../../tests/fixtures/browser-title";

/** Answers so many questions, each with the first choice. */
export const answerDaily = (count: number) =>
  playByForms("daily-quiz", () => Array(count).fill({ choice: "0" }));

export const browserTitle: BrowserTitle = {
  steps: {
    now: opening,
    moves: 11,
    /** The second move is the substitution, on question 2. */
    async makeMove(page, index) {
      if (index === 1 || index > 2) {
        await tabTo(page, page.getByRole("link", { name: "Next" }));
        await page.keyboard.press("Enter");
        await expect(page.getByText(`${Math.max(2, index)} / 10`)).toBeVisible();
      }
      if (index === 1) {
        await tabTo(page, page.getByRole("button", { name: "Substitution" }));
        await page.keyboard.press("Enter");
        await expect(page.getByText("From the bench")).toBeVisible();
        return;
      }
      await tabTo(page, page.locator("button.choice").first());
      await page.keyboard.press("Enter");
      await expect(page.locator(".choice.is-good")).toBeVisible();
      if (index < 10) return;
      await tabTo(page, page.getByRole("link", { name: "See results" }));
      await page.keyboard.press("Enter");
    },
    async seeMoves(page, count) {
      const number = count < 2 ? 1 : Math.max(2, count - 1);
      await expect(page.getByText(`${number} / 10`)).toBeVisible();
      await expect(page.locator(".choice.is-good")).toHaveCount(count === 0 || count === 2 ? 0 : 1);
    },
    end: fullTime,
  },
  shared: {
    name: "Daily Quiz",
    label: "Share Results",
    squares: /^Daily Quiz No\. 1 · Goalkeepers · \d\/10\n[🟩🟥][🔁🟥][🟩🟥]{8}/u,
    words:
      /^Daily Quiz No\. 1 · Goalkeepers · \d\/10\n(Right|Wrong), (right from the bench|wrong)(, (right|wrong)){8}/,
    sentence: /^A fan scored \d\/10\. Your turn\.$/,
  },
  best: { now: opening, moves: [0, 1, 2, 1, 2, 0, 3, 1, 0, 3], score: /^10\/10$/ },
  states: [
    { name: "daily-running", prepare: answerDaily(0) },
    { name: "daily-answered", prepare: answerDaily(9) },
    { name: "daily-end", prepare: answerDaily(10) },
  ],
};
