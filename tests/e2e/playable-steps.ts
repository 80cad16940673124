import { expect, type Locator, type Page } from "@playwright/test";
import type { PlayableSlug } from "../../app/playable";
import { editionOneDay } from "./quiz-steps";

/** What has to be known of a title to play it in a browser, by keyboard alone. */
export type TitleSteps = {
  /** A time on a date whose edition the steps know. */
  now: string;
  /** How many moves lead to the end. */
  moves: number;
  /** Makes a move, counted from 0, where the one before has left off. */
  makeMove(page: Page, index: number): Promise<void>;
  /** Waits until the board shows that so many moves count, before the end. */
  seeMoves(page: Page, count: number): Promise<void>;
  /** What is there at the end alone. */
  end(page: Page): Locator;
};

/** Goes on with the Tab key to what is looked for. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor();
  await expect(async () => {
    const isThere = await wanted.evaluate((element) => element === document.activeElement);
    if (!isThere) await page.keyboard.press("Tab");
    expect(isThere).toBe(true);
  }).toPass({ intervals: [0] });
}

const words = ["weather", "striker"];

const links = [
  ["Flag", "Spot", "Arc", "Post"],
  ["Socks", "Boots", "Towel", "Gloves"],
  ["Bell", "Jab", "Canvas", "Count"],
];

const touchCount = (page: Page, count: number) =>
  page.getByText(`Touches ${count}`, { exact: true });

const keepyTouches = [/^Knee/, /^Knee/, /^Knee/, /^Catch it/];

/** A title without steps does not compile. */
export const titleSteps: Record<PlayableSlug, TitleSteps> = {
  "golden-word": {
    now: "2026-11-22T10:00:00+02:00",
    moves: words.length,
    async makeMove(page, index) {
      await tabTo(page, page.getByLabel("Your word"));
      await page.keyboard.type(words[index] ?? "");
      await page.keyboard.press("Enter");
    },
    async seeMoves(page, count) {
      const tries = page.getByRole("list", { name: "Your tries" });
      await expect(tries.getByRole("listitem")).toHaveCount(count);
    },
    end: (page) => page.getByRole("heading", { name: "Full time" }),
  },
  "link-up-play": {
    now: "2026-11-22T10:00:00+02:00",
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
    end: (page) => page.getByRole("heading", { name: "Full time" }),
  },
  "keepy-uppy": {
    now: "2026-11-22T10:00:00+02:00",
    moves: keepyTouches.length,
    async makeMove(page, index) {
      const touch = page.getByRole("button", { name: keepyTouches[index] ?? "" });
      await tabTo(page, touch);
      // A second press at once is the same touch.
      await expect(async () => {
        await page.keyboard.press("Enter");
        const before = index < keepyTouches.length - 1 ? touchCount(page, index) : touch;
        await expect(before).toBeHidden({ timeout: 200 });
      }).toPass();
    },
    async seeMoves(page, count) {
      await expect(touchCount(page, count)).toBeVisible();
    },
    end: (page) => page.getByRole("heading", { name: "Full time" }),
  },
  "full-time-quiz": {
    now: editionOneDay,
    moves: 5,
    async makeMove(page, index) {
      if (index > 0) {
        await tabTo(page, page.getByRole("link", { name: "Next" }));
        await page.keyboard.press("Enter");
        await expect(page.getByText(`${index + 1} / 5`)).toBeVisible();
      }
      await tabTo(page, page.locator("button.choice").first());
      await page.keyboard.press("Enter");
      await expect(page.locator(".choice.is-good")).toBeVisible();
      if (index < 4) return;
      await tabTo(page, page.getByRole("link", { name: "See results" }));
      await page.keyboard.press("Enter");
    },
    async seeMoves(page, count) {
      await expect(page.getByText(`${Math.max(1, count)} / 5`)).toBeVisible();
      await expect(page.locator(".choice.is-good")).toHaveCount(Math.min(1, count));
    },
    end: (page) => page.getByRole("dialog", { name: "Quiz complete" }),
  },
};
