import { expect } from "@playwright/test";
import { playByForms } from "../../../../tests/budget/play-by-forms";
import { pressUntilGone } from "../../../../tests/e2e/play-steps";
import { tabTo } from "../../../../tests/e2e/title-keys";
import { type BrowserTitle, fullTime, opening } from "../../../../tests/fixtures/browser-title";

const bestPasses = "2f 2f 4f 7f 5f 4f 3f 1f 3h 7s".split(" ");
const weights = { s: "soft", f: "firm", h: "hard" };

const passAtBrick4 = (count: number) =>
  playByForms("wall-pass", () => Array(count).fill({ brick: "4", weight: "firm" }));

export const browserTitle: BrowserTitle = {
  steps: {
    now: opening,
    moves: 10,
    async makeMove(page, index) {
      // A firm pass at the brick in the middle stays on the street from anywhere.
      await tabTo(page, page.getByRole("button", { name: /^Brick 4:/ }));
      const before = page.getByText(`${index + 1}/10`);
      await pressUntilGone(before, () => page.keyboard.press("Enter"));
    },
    async seeMoves(page, count) {
      await expect(page.getByText(`${count + 1}/10`)).toBeVisible();
    },
    end: fullTime,
  },
  shared: {
    name: "Wall Pass",
    label: "Share Results",
    squares: /^Wall Pass No\. 1 · 9\/92\n🟩{2}⬜{8}/u,
    words: /^Wall Pass No\. 1 · 9\/92\n2 × hit; 8 × bare brick/,
    sentence: /^A fan took 9 of 92 off the wall\. Your turn\.$/,
  },
  best: {
    now: opening,
    moves: bestPasses.map((pass) => ({
      brick: Number.parseInt(pass, 10),
      weight: weights[pass.charAt(1) as keyof typeof weights],
    })),
    score: /^92\/92$/,
  },
  states: [
    { name: "wall-pass-running", prepare: passAtBrick4(3) },
    { name: "wall-pass-end", prepare: passAtBrick4(10) },
  ],
};
