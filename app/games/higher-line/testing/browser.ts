import { expect } from "@playwright/test";
import { playByForms } from "../../../../tests/budget/play-by-forms";
import { pressUntilGone } from "../../../../tests/e2e/play-steps";
import { tabTo } from "../../../../tests/e2e/title-keys";
import { type BrowserTitle, fullTime, opening } from "../../../../tests/fixtures/browser-title";
import { rightCalls, wrongCall } from "./first-line";

const calls = [...rightCalls.slice(0, 3), wrongCall(3), wrongCall(4)];

const callHigher = (count: number) =>
  playByForms("higher-line", () => Array(count).fill({ call: "higher" }));

export const browserTitle: BrowserTitle = {
  steps: {
    now: opening,
    moves: calls.length,
    async makeMove(page, index) {
      const call = page.getByRole("button", { name: calls[index] ?? "", exact: true });
      await tabTo(page, call);
      // A press while a number is on its way does not count.
      const before = page.getByText(`Call ${index + 1} of`);
      await pressUntilGone(before, () => page.keyboard.press("Enter"));
    },
    async seeMoves(page, count) {
      await expect(page.getByText(`Call ${count + 1} of 10`)).toBeVisible();
    },
    end: fullTime,
  },
  shared: {
    name: "Higher Line",
    label: "Share Results",
    squares: /^Higher Line No\. 1 · Goals at one World Cup · 3\/10\n🟩{3}🟥{2}⬛{5}/u,
    words: /^Higher Line No\. 1 · Goals at one World Cup · 3\/10\n3 right, 2 wrong/,
    sentence: /^A fan got 3 of 10 calls right\. Your turn\.$/,
  },
  best: {
    now: opening,
    moves: "higher higher lower lower higher higher lower lower higher higher".split(" "),
    score: /^10\/10$/,
  },
  states: [
    { name: "higher-line-running", prepare: callHigher(0) },
    { name: "higher-line-end", prepare: callHigher(10) },
  ],
};
