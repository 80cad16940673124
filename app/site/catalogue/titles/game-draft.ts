import type { Game } from "~/site/catalogue/game";

/** A title as it is written down: without its pictures' addresses, and with a date that may depend on today's. */
export type GameDraft = Omit<
  Game,
  "id" | "publisher" | "icon" | "hero" | "screenshots" | "publishedAt"
> & {
  publisher: "kickabout-studio" | "chalkline-games" | "near-post" | "extra-time-club";
  /** A calendar date, or how many days before the day on which the site is looked at. */
  published: string | { daysAgo: number };
  heroAlt: string;
  screenshotAlts: readonly [string, string];
};
