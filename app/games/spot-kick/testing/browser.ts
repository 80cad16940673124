import { expect, type Page } from "@playwright/test";
import { playByForms } from "../../../../tests/budget/play-by-forms";
import { pressUntil } from "../../../../tests/e2e/play-steps";
import { tabTo } from "../../../../tests/e2e/title-keys";
import { type BrowserTitle, fullTime, opening } from "../../../../tests/fixtures/browser-title";

/** Ten goals each: a kick, and a dive to the other side. */
const bestKicks = "0p 0p 0p 0d 1p 0p 0p 0p 0p 1p".split(" ");
const styles = { p: "placed", d: "driven" };

/** The kicks of both sides, as the scoreboard has them. */
export const spotKicks = (page: Page) => page.locator(".spot-score [data-zone]");

/** Kicks high to the left, and dives high in the middle. */
const kickAndDive = (count: number, startedAt?: string) =>
  playByForms(
    "spot-kick",
    () =>
      Array.from({ length: count }, (_, place) =>
        place % 2 === 0 ? { zone: "0", style: "placed" } : { dive: "1" },
      ),
    startedAt,
  );

/** A time on the day, of the first ninety, whose end weighs most when it is played so: ten kicks each, a long story. */
const heaviest = "2027-01-04T10:00:00+02:00";
const afterIt = "2027-01-04T10:02:00+02:00";

export const browserTitle: BrowserTitle = {
  steps: {
    now: opening,
    // High left, and dives to where the first keeper saves: five kicks, four of them goals, and two saves.
    moves: 9,
    async makeMove(page, index) {
      const zone = index % 2 === 0 ? /^High left/ : /^High middle/;
      await tabTo(page, page.getByRole("button", { name: zone }));
      const kick = spotKicks(page).nth(index);
      await pressUntil(kick, async () => {
        // A slow ball may still be in the air: the next press would be the next kick as soon as it lands.
        await expect(page.locator(".spot")).not.toHaveAttribute("aria-busy", "true");
        if (!(await kick.isVisible())) await page.keyboard.press("Enter");
      });
      await expect(spotKicks(page)).toHaveCount(index + 1);
    },
    async seeMoves(page, count) {
      await expect(page.getByRole("list", { name: "Kicks: You" })).toBeVisible();
      await expect(spotKicks(page)).toHaveCount(count);
    },
    end: fullTime,
  },
  shared: {
    name: "Spot Kick",
    label: "Share result",
    squares: /^Spot Kick No\. 1 · 4-2\n🟩{3}🟥🟩\n🟩🟥🟥🟩/u,
    words: /^Spot Kick No\. 1 · 4-2\nScored: yes, yes, yes, no, yes\.\nLet in: yes, no, no, yes\./,
    sentence: /^A fan won the shoot-out 4-2\. Your turn\.$/,
  },
  best: {
    now: "2026-11-23T10:00:00+02:00",
    moves: bestKicks.flatMap((kick) => [
      {
        zone: Number.parseInt(kick, 10),
        style: styles[kick.charAt(1) as keyof typeof styles],
      },
      { dive: 0 },
    ]),
    score: /^10-10$/,
  },
  states: [
    // Decision 82: a kick is struck, and the run-up is loaded when the page is at rest.
    { name: "spot-kick-running", prepare: kickAndDive(3), ownScript: 15.5 * 1024 },
    { name: "spot-kick-end", prepare: kickAndDive(20, heaviest), now: afterIt },
  ],
};
