import type { CatalogueEntry } from "~/site/catalogue/catalogue-entry";

const LONG_DESCRIPTION = `There is one football word hidden each day. You have six tries. Letters that sit in the right place turn to gold, letters that belong somewhere else are chalked up, and the rest go back to the bench. A word that isn't in the dressing room costs you nothing.

From Monday to Thursday it has five letters, on Friday and Saturday six, and on Sunday seven. The word may be a position, a trick, a piece of kit or something shouted from the stands. It is always one that a fan has said aloud, and never a name, so nobody needs to know how a full-back in the third division is spelt.

Every word you find goes into your phrase book with a line of its own, and hard mode is there for those who find it all too easy. Find it in two and you may be unbearable about it until midnight.`;

export const entry: CatalogueEntry = {
  place: 5,
  title: "Golden Word",
  subtitle: "Six tries for one football word",
  shortDescription: "Guess the football word of the day, letter by golden letter.",
  longDescription: LONG_DESCRIPTION,
  publisher: "chalkline-games",
  rating: 4.7,
  ratingsCount: 8650,
  installsLabel: "50k+",
  categories: ["Puzzle"],
  tags: ["words", "letters", "daily", "six tries"],
  monetization: "ad_supported",
  contentRating: "7+",
  hasLeaderboards: true,
  publishedAt: "2026-01-19",
  heroAlt: "Letter tiles: touch above, and pitch below it all in gold",
  screenshotAlts: [
    "Two tries on the board and a third begun, above a keyboard",
    "Pitch, found in three of six tries",
  ],
};
