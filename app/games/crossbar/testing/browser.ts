import { expect, type Page } from "@playwright/test";
import { playByForms } from "../../../../tests/budget/play-by-forms";
import { isHydrated, tabTo } from "../../../../tests/e2e/title-keys";
import { type BrowserTitle, fullTime, opening } from "../../../../tests/fixtures/browser-title";
import grids from "../grids.json" with { type: "json" };

async function typeWord(page: Page, at: string, word: string) {
  const name = `${at.charAt(0)} ${at.endsWith("a") ? "across" : "down"}`;
  await tabTo(page, page.getByLabel(new RegExp(`^${name}`)).first());
  await page.keyboard.type(word);
}

export const browserTitle: BrowserTitle = {
  steps: {
    now: opening,
    moves: 2,
    async makeMove(page, index) {
      if (index === 0) await typeWord(page, "1a", "zzzzz");
      else for (const { at, word } of grids[0]?.words ?? []) await typeWord(page, at, word);
      // With script the last right letter is the end.
      if (index === 0 || !(await isHydrated(page))) await page.keyboard.press("Enter");
    },
    async seeMoves(page, count) {
      await expect(
        page.getByText(count === 0 ? "The last right letter" : "9 checks left."),
      ).toBeVisible();
    },
    end: fullTime,
  },
  shared: {
    name: "Crossbar",
    label: "Share result",
    squares: /^Crossbar No\. 1 · (\d:\d\d|Solved)\n🟨🟩🟩\n🟨🟨🟨/u,
    words:
      /^Crossbar No\. 1 · (\d:\d\d|Solved)\nAcross: after a check, clean, clean\. Down: after a check, after a check, after a check\./,
    sentence: /^A fan solved it( in \d:\d\d)?, 2 of 6 words clean\. Your turn\.$/,
  },
  best: { now: opening, moves: ["debutraeindialgmleeds"], score: /^Solved★{6}$/ },
  states: [
    { name: "crossbar-running", prepare: playByForms("crossbar", () => [{ "1a": "zzzzz" }]) },
    { name: "crossbar-end", prepare: playByForms("crossbar", () => [{ show: "1" }]) },
  ],
};
