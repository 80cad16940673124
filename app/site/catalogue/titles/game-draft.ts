import type { Game } from "~/site/catalogue/game";

/** A title in the source: without picture URLs, and with a date that may be relative to today. */
export type GameDraft = Omit<
  Game,
  "id" | "publisher" | "icon" | "hero" | "screenshots" | "publishedAt"
> & {
  publisher: "kickabout-studio" | "chalkline-games" | "near-post" | "extra-time-club";
  /** A calendar date, or a number of days before today. */
  published: string | { daysAgo: number };
  heroAlt: string;
  screenshotAlts: readonly [string, string];
};
