import type { CatalogueEntry } from "~/site/catalogue/catalogue-entry";

const LONG_DESCRIPTION = `A crossword that fits inside the fifteen minutes of half-time. Crossbar is six words of five letters in one of four shapes, with clues from the dressing room, the terraces and the small print of the laws of the game.

The easy ones let you in, the crossing letters do the rest, and there is always one clue that makes you groan out loud. Ten times you may have your letters checked, and a word stays clean until a wrong one of it comes back off the bar. A finished grid tells you how long you took, and keeps it to itself if you would rather not know.

One purchase, a grid a day, no advertisements. The archive holds every grid there has been, for long train journeys home.`;

export const entry: CatalogueEntry = {
  place: 10,
  title: "Crossbar",
  subtitle: "A mini crossword for half-time",
  shortDescription: "A crossword of six words that fits in a half-time break.",
  longDescription: LONG_DESCRIPTION,
  publisher: "extra-time-club",
  rating: 4.3,
  ratingsCount: 742,
  installsLabel: "5k+",
  categories: ["Puzzle"],
  tags: ["crossword", "words", "daily", "no ads"],
  monetization: "premium",
  priceCents: 3999,
  contentRating: "E",
  hasLeaderboards: true,
  publishedAt: "2025-12-08",
  heroAlt: "A small crossword stands between goalposts, and a ball bounces off the bar",
  screenshotAlts: [
    "A grid half filled in, with the clue 'After ninety: blank time'",
    "A finished grid, solved in 1:42",
  ],
};
