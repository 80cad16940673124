import { expect } from "@playwright/test";
import { playByForms } from "../../../../tests/budget/play-by-forms";
import { tabTo } from "../../../../tests/e2e/title-keys";
import { type BrowserTitle, fullTime, opening } from "../../../../tests/fixtures/browser-title";

const tries = ["weather", "striker"];

/** Words of each length that are never an answer. */
const wrongWords: Readonly<Record<string, readonly string[]>> = {
  5: ["horse", "plumb", "windy", "chair", "candy", "bread"],
  6: ["kitten", "banana", "purple", "window", "garlic", "cheese"],
  7: ["weather", "journey", "kitchen", "picture", "because", "husband"],
};

const tryWords = (count: number) =>
  playByForms("golden-word", (html) => {
    const length = /maxlength="(\d)"/i.exec(html)?.[1] ?? "";
    return (wrongWords[length] ?? []).slice(0, count).map((word) => ({ word }));
  });

export const browserTitle: BrowserTitle = {
  steps: {
    now: opening,
    moves: tries.length,
    async makeMove(page, index) {
      await tabTo(page, page.getByLabel("Your word"));
      await page.keyboard.type(tries[index] ?? "");
      await page.keyboard.press("Enter");
    },
    async seeMoves(page, count) {
      const shown = page.getByRole("list", { name: "Your tries" });
      await expect(shown.getByRole("listitem")).toHaveCount(count);
    },
    end: fullTime,
  },
  shared: {
    name: "Golden Word",
    label: "Share result",
    squares: /^Golden Word No\. 1 · 2\/6\n[⬛⬜🟨]{7}\n🟨{7}/u,
    words:
      /^Golden Word No\. 1 · 2\/6\nTry 1: letters 6 and 7 in place, letter 4 elsewhere\.\nTry 2: all in place\./,
    sentence: /^A fan found the word at the second try\. Your turn\.$/,
  },
  best: { now: opening, moves: ["striker"], score: /^1\/6$/ },
  states: [
    { name: "golden-word-running", prepare: tryWords(1) },
    { name: "golden-word-end", prepare: tryWords(6) },
  ],
};
