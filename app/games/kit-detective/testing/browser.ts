import { expect } from "@playwright/test";
import { playByForms } from "../../../../tests/budget/play-by-forms";
import { tabTo } from "../../../../tests/e2e/title-keys";
import { type BrowserTitle, fullTime } from "../../../../tests/fixtures/browser-title";
import cases from "../cases.json" with { type: "json" };
import shirts from "../shirts.json" with { type: "json" };

/** The last day of the first case: all of it hangs, and no shirt is the day's. */
const thursday = "2026-11-26T10:00:00+02:00";

const shirtOf = (id?: string) => shirts.find((shirt) => shirt.id === id);

/** The nations of the first case. */
const nations = (cases[0]?.shirts ?? []).map((id) => shirtOf(id)?.nation ?? "");

/** Opens the files of so many shirts, and names each wrongly twice, which ends it: for that the answers have to be known. */
const nameShirts = (count: number) =>
  playByForms(
    "kit-detective",
    (html) => {
      const offered = ({ shirts: [first] }: (typeof cases)[number]) =>
        shirtOf(first)?.suspects.every((one) => html.includes(`>${one}</button>`));
      const named = (cases.find(offered)?.shirts ?? []).slice(0, count);
      return named.flatMap((id, place) => {
        const { nation = "", suspects = [] } = shirtOf(id) ?? {};
        const right = suspects.indexOf(nation);
        return [4, (right + 1) % 4, (right + 2) % 4].map((step) => ({
          kit: String(10 * place + step),
        }));
      });
    },
    thursday,
  );

export const browserTitle: BrowserTitle = {
  steps: {
    now: thursday,
    moves: nations.length,
    async makeMove(page, index) {
      await page.getByRole("heading", { name: /^Shirt \d/ }).waitFor();
      const next = page.getByRole("link", { name: "Next shirt" });
      // Its story stays in hand until the player goes on, and is not there on a new page.
      if (await next.isVisible()) {
        await tabTo(page, next);
        await page.keyboard.press("Enter");
        await expect(next).toBeHidden();
      }
      const name = nations[index] ?? "";
      await tabTo(page, page.getByRole("button", { name, exact: true }));
      await page.keyboard.press("Enter");
    },
    async seeMoves(page, count) {
      const rail = page.getByRole("navigation", { name: "The rail" });
      await expect(rail.getByRole("link", { name: /three stars$/ })).toHaveCount(count);
      await expect(rail.getByRole("link", { name: /in the dark$/ })).toHaveCount(9 - count);
    },
    end: fullTime,
  },
  shared: {
    name: "Kit Detective",
    label: "Share Results",
    squares: /^Kit Detective No\. 1 · 27\/27\n🟨{9}\n🟨{9}\n🟨{9}/u,
    words: /^Kit Detective No\. 1 · 27\/27\nStars along the rail: 3(, 3){8} of 3 each\./,
    sentence: /^A fan named every shirt on sight\. Your turn\.$/,
  },
  best: { now: thursday, moves: [3, 11, 21, 30, 41, 53, 62, 72, 83], score: /^27\/27 +stars$/ },
  states: [
    { name: "kit-detective-running", prepare: nameShirts(7), now: thursday },
    { name: "kit-detective-end", prepare: nameShirts(9), now: thursday },
  ],
};
