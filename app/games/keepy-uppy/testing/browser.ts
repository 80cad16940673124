import { expect, type Page } from "@playwright/test";
import { playByForms } from "../../../../tests/budget/play-by-forms";
import { pressUntilGone } from "../../../../tests/e2e/play-steps";
import { tabTo } from "../../../../tests/e2e/title-keys";
import { type BrowserTitle, fullTime, opening } from "../../../../tests/fixtures/browser-title";

const touches = [/^Knee/, /^Knee/, /^Knee/, /^Catch it/];

const touchCount = (page: Page, count: number) =>
  page.getByText(`Touches ${count}`, { exact: true });

/** Knees in the first garden: two wobbles, and the third drops the ball. */
const touchBall = (count: number) =>
  playByForms("keepy-uppy", () => Array(count).fill({ touch: "k" }));

export const browserTitle: BrowserTitle = {
  steps: {
    now: opening,
    moves: touches.length,
    async makeMove(page, index) {
      const touch = page.getByRole("button", { name: touches[index] ?? "" });
      await tabTo(page, touch);
      const before = index < touches.length - 1 ? touchCount(page, index) : touch;
      await pressUntilGone(before, () => page.keyboard.press("Enter"));
    },
    async seeMoves(page, count) {
      await expect(touchCount(page, count)).toBeVisible();
    },
    end: fullTime,
  },
  shared: {
    name: "Keepy-Uppy",
    label: "Share result",
    squares: /^Keepy-Uppy No\. 1 · 3 touches\n🟩/u,
    words: /^Keepy-Uppy No\. 1 · 3 touches\nCaught after 3 touches/,
    sentence: /^A fan caught it after 3 touches\. Your turn\.$/,
  },
  best: {
    now: opening,
    moves: [..."kkkfkfkfkfkfkfkfkfkfcfkfhkfkfkrkrcrchkfrkfcfrkfrkfrcrb"],
    score: /^\d\d$/,
  },
  states: [
    { name: "keepy-uppy-running", prepare: touchBall(2) },
    { name: "keepy-uppy-end", prepare: touchBall(4) },
  ],
};
