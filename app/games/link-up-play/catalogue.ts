import type { CatalogueEntry } from "~/site/catalogue/catalogue-entry";

const LONG_DESCRIPTION = `Sixteen words on the board, four groups of four, and more than one way to be wrong. Link-Up Play hides what belongs together: four grounds, four ways to take a penalty, four managers with an animal inside.

Three mistakes are yellow cards, the fourth is a red one and ends it. The first group is nearly always a gift and the last one nearly always a surprise, and in between there is a word that looks at home in three places at once.

A new board comes every midnight. Sharing your result gives nothing away, as the guidelines ask.`;

export const entry: CatalogueEntry = {
  place: 2,
  title: "Link-Up Play",
  subtitle: "Sixteen words, four hidden groups",
  shortDescription: "Find the four groups of four before your fourth mistake.",
  longDescription: LONG_DESCRIPTION,
  publisher: "chalkline-games",
  rating: 4.9,
  ratingsCount: 12_400,
  installsLabel: "50k+",
  categories: ["Puzzle"],
  tags: ["words", "groups", "daily", "logic"],
  monetization: "free",
  contentRating: "7+",
  hasLeaderboards: true,
  publishedAt: "2025-10-24",
  heroAlt: "Sixteen word tiles in four colours, tilted across a purple ground",
  screenshotAlts: [
    "Sixteen words with spot, flag, arc and post chosen",
    "Two groups found: on every pitch, and in the kit bag",
  ],
};
