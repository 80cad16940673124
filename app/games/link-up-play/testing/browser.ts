import { expect } from "@playwright/test";
import { playByForms } from "../../../../tests/budget/play-by-forms";
import { tabTo } from "../../../../tests/e2e/title-keys";
import { type BrowserTitle, fullTime, opening } from "../../../../tests/fixtures/browser-title";

/** Three groups of the first board: what is left is the fourth. */
const links = [
  ["Flag", "Spot", "Arc", "Post"],
  ["Socks", "Boots", "Towel", "Gloves"],
  ["Bell", "Jab", "Canvas", "Count"],
];

/** Chooses the words of the board row by row, which are never a group. */
const linkRows = (count: number) =>
  playByForms("link-up-play", () =>
    Array.from({ length: count }, (_, row) =>
      Object.fromEntries([0, 1, 2, 3].map((tile) => [`tile-${4 * row + tile}`, "on"])),
    ),
  );

export const browserTitle: BrowserTitle = {
  steps: {
    now: opening,
    moves: links.length + 1,
    async makeMove(page, index) {
      // The last four words are chosen already.
      for (const word of links[index] ?? []) {
        await tabTo(page, page.getByRole("checkbox", { name: word, exact: true }));
        await page.keyboard.press("Space");
      }
      await tabTo(page, page.getByRole("button", { name: "Link them up" }));
      await page.keyboard.press("Enter");
    },
    async seeMoves(page, count) {
      await expect(page.getByRole("checkbox")).toHaveCount(16 - 4 * count);
      const groups = page.getByRole("list", { name: "Linked groups" });
      await expect(groups.getByRole("listitem")).toHaveCount(count);
    },
    end: fullTime,
  },
  shared: {
    name: "Link-Up Play",
    label: "Share result",
    squares: /^Link-Up Play No\. 1 · 4\/4\n🟨{4}\n🟩{4}\n🟦{4}\n🟪{4}/u,
    words:
      /^Link-Up Play No\. 1 · 4\/4\nGuess 1: four yellow, a link\.\n(Guess \d: four (green|blue|purple), a link\.\n?){3}/,
    sentence: /^A fan linked all four without a card\. Your turn\.$/,
  },
  best: {
    now: opening,
    moves: [
      [0, 1, 10, 11],
      [6, 8, 12, 14],
      [2, 3, 4, 13],
      [5, 7, 9, 15],
    ],
    score: /^4\/4/,
  },
  states: [
    { name: "link-up-play-running", prepare: linkRows(1) },
    { name: "link-up-play-end", prepare: linkRows(4) },
  ],
};
