import { expect, type Page } from "@playwright/test";
import { playByForms } from "../../../../tests/budget/play-by-forms";
import { pressUntilGone } from "../../../../tests/e2e/play-steps";
import { tabTo } from "../../../../tests/e2e/title-keys";
import { type BrowserTitle, fullTime, opening } from "../../../../tests/fixtures/browser-title";

const touches = [/^(Knee|Throw)/, /^Foot/, /^Heel/, /^Catch it/];

const touchCount = (page: Page, count: number) =>
  page.getByText(`Touches ${count} of 15 to win`, { exact: true });

/** Touches and a catch in any garden: as many as can be told beforehand. */
const touchBall = (...moves: string[]) =>
  playByForms("keepy-uppy", () => moves.map((touch) => ({ touch })));

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
    squares: /^Keepy-Uppy No\. 1 · 3 touches, caught\n🟩/u,
    words: /^Keepy-Uppy No\. 1 · 3 touches, caught\nWith(out a slip| a slip or two on the way)/,
    sentence: /^A fan caught it after 3 touches\. Your turn\.$/,
  },
  best: {
    now: opening,
    moves: [..."kfhkkfkffkkkkhkkhcfb"],
    score: /^\d\d touches, caught$/,
  },
  states: [
    { name: "keepy-uppy-running", prepare: touchBall("k") },
    { name: "keepy-uppy-end", prepare: touchBall("k", "b") },
  ],
};
