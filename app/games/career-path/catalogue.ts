import type { CatalogueEntry } from "~/site/catalogue/catalogue-entry";

const LONG_DESCRIPTION = `A career is a line on a map: a home-town club, a brave move abroad, a loan that nobody remembers, one last season back where it all began. Career Path shows you that line one club at a time and asks a single question: whose is it?

Name the player from the first club and you are a scout. Need all of them and you are still a fan. Six careers come up each week, from household names to cult heroes, and every answer ends with the story behind the oddest move.

There is no clock. Argue about it at work, sleep on it, come back on Sunday.`;

export const entry: CatalogueEntry = {
  place: 6,
  title: "Career Path",
  subtitle: "Name the player from the clubs",
  shortDescription: "One career, club by club. How early do you know whose it is?",
  longDescription: LONG_DESCRIPTION,
  publisher: "extra-time-club",
  rating: 4.5,
  ratingsCount: 1275,
  installsLabel: "10k+",
  categories: ["Trivia", "Puzzle"],
  tags: ["players", "clubs", "transfers", "weekly"],
  monetization: "ad_supported",
  contentRating: "12+",
  hasLeaderboards: false,
  publishedAt: "2026-11-14",
  heroAlt: "A yellow line runs past four stations to the silhouette of a player",
  screenshotAlts: [
    "Four clubs of a career on a line, three stops ahead, and a box for the name",
    "A player's card with the rank 'Agent', four points, above the line of clubs",
  ],
};
