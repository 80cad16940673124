import { expect, type Locator, type Page } from "@playwright/test";
import careers from "../../app/games/career-path/careers/weeks-01-05.json" with { type: "json" };
import type { PlayableSlug } from "../../app/playable";
import { pressUntil, pressUntilGone } from "./play-steps";
import { editionOneDay } from "./quiz-steps";
import {
  careerInHand,
  crossing,
  keepyTouches,
  kitNations,
  lineCalls,
  links,
  middleBrick,
  nameCareer,
  spotKicks,
  spotMoves,
  tabTo,
  touchCount,
  typeCrossing,
  words,
} from "./title-keys";

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
  "higher-line": {
    now: "2026-11-22T10:00:00+02:00",
    moves: lineCalls.length,
    async makeMove(page, index) {
      const call = page.getByRole("button", { name: lineCalls[index] ?? "", exact: true });
      await tabTo(page, call);
      // A press while a number is on its way does not count.
      const before = page.getByText(`Call ${index + 1} of`);
      await pressUntilGone(before, () => page.keyboard.press("Enter"));
    },
    async seeMoves(page, count) {
      await expect(page.getByText(`Call ${count + 1} of 10`)).toBeVisible();
    },
    end: (page) => page.getByRole("heading", { name: "Full time" }),
  },
  "daily-quiz": {
    now: "2026-11-22T10:00:00+02:00",
    moves: 11,
    /** The second move is the substitution, on question 2. */
    async makeMove(page, index) {
      if (index === 1 || index > 2) {
        await tabTo(page, page.getByRole("link", { name: "Next" }));
        await page.keyboard.press("Enter");
        await expect(page.getByText(`${Math.max(2, index)} / 10`)).toBeVisible();
      }
      if (index === 1) {
        await tabTo(page, page.getByRole("button", { name: "Substitution" }));
        await page.keyboard.press("Enter");
        await expect(page.getByText("From the bench")).toBeVisible();
        return;
      }
      await tabTo(page, page.locator("button.choice").first());
      await page.keyboard.press("Enter");
      await expect(page.locator(".choice.is-good")).toBeVisible();
      if (index < 10) return;
      await tabTo(page, page.getByRole("link", { name: "See results" }));
      await page.keyboard.press("Enter");
    },
    async seeMoves(page, count) {
      const number = count < 2 ? 1 : Math.max(2, count - 1);
      await expect(page.getByText(`${number} / 10`)).toBeVisible();
      await expect(page.locator(".choice.is-good")).toHaveCount(count === 0 || count === 2 ? 0 : 1);
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
  crossbar: {
    now: "2026-11-22T10:00:00+02:00",
    moves: 2,
    async makeMove(page, index) {
      if (index === 0) await typeCrossing(page, "1a", "zzzzz");
      else for (const { at, word } of crossing) await typeCrossing(page, at, word);
      await page.keyboard.press("Enter");
    },
    async seeMoves(page, count) {
      await expect(page.getByText(count === 0 ? "10 checks." : "9 checks left.")).toBeVisible();
    },
    end: (page) => page.getByRole("heading", { name: "Full time" }),
  },
  "wall-pass": {
    now: "2026-11-22T10:00:00+02:00",
    moves: 10,
    async makeMove(page, index) {
      await tabTo(page, middleBrick(page));
      const before = page.getByText(`${index + 1}/10`);
      await pressUntilGone(before, () => page.keyboard.press("Enter"));
    },
    async seeMoves(page, count) {
      await expect(page.getByText(`${count + 1}/10`)).toBeVisible();
    },
    end: (page) => page.getByRole("heading", { name: "Full time" }),
  },
  "keepy-uppy": {
    now: "2026-11-22T10:00:00+02:00",
    moves: keepyTouches.length,
    async makeMove(page, index) {
      const touch = page.getByRole("button", { name: keepyTouches[index] ?? "" });
      await tabTo(page, touch);
      const before = index < keepyTouches.length - 1 ? touchCount(page, index) : touch;
      await pressUntilGone(before, () => page.keyboard.press("Enter"));
    },
    async seeMoves(page, count) {
      await expect(touchCount(page, count)).toBeVisible();
    },
    end: (page) => page.getByRole("heading", { name: "Full time" }),
  },
  "career-path": {
    now: "2026-11-22T10:00:00+02:00",
    moves: 6,
    async makeMove(page) {
      const next = page.getByRole("link", { name: /^Next: / });
      if (await next.isVisible()) {
        await tabTo(page, next);
        await page.keyboard.press("Enter");
        await expect(next).toBeHidden();
      }
      const name = careers[(await careerInHand(page)) - 1]?.name ?? "";
      await nameCareer(page, name);
      await expect(page.getByRole("heading", { name, exact: true }).first()).toBeVisible();
    },
    async seeMoves(page, count) {
      const week = page.getByRole("navigation", { name: "This week's careers" });
      await expect(week.getByRole("link", { name: /: Scout/ })).toHaveCount(count);
    },
    end: (page) => page.getByRole("heading", { name: "Full time" }),
  },
  "spot-kick": {
    now: "2026-11-22T10:00:00+02:00",
    moves: spotMoves,
    async makeMove(page, index) {
      const zone = index % 2 === 0 ? /^High left/ : /^High middle/;
      await tabTo(page, page.getByRole("button", { name: zone }));
      await pressUntil(spotKicks(page).nth(index), () => page.keyboard.press("Enter"));
      await expect(spotKicks(page)).toHaveCount(index + 1);
    },
    async seeMoves(page, count) {
      await expect(page.getByRole("list", { name: "Kicks: You" })).toBeVisible();
      await expect(spotKicks(page)).toHaveCount(count);
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
  "kit-detective": {
    now: "2026-11-22T10:00:00+02:00",
    moves: kitNations.length,
    async makeMove(page, index) {
      await page.getByRole("heading", { name: /^Shirt \d/ }).waitFor();
      const next = page.getByRole("link", { name: "Next shirt" });
      // Its story stays in hand until the player goes on, and is not there on a new page.
      if (await next.isVisible()) {
        await tabTo(page, next);
        await page.keyboard.press("Enter");
        await expect(next).toBeHidden();
      }
      const name = kitNations[index] ?? "";
      await tabTo(page, page.getByRole("button", { name, exact: true }));
      await page.keyboard.press("Enter");
    },
    async seeMoves(page, count) {
      const rail = page.getByRole("navigation", { name: "The rail" });
      await expect(rail.getByRole("link", { name: /three stars$/ })).toHaveCount(count);
      await expect(rail.getByRole("link", { name: /in the dark$/ })).toHaveCount(9 - count);
    },
    end: (page) => page.getByRole("heading", { name: "Full time" }),
  },
};
