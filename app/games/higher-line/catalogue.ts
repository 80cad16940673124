import type { CatalogueEntry } from "~/site/catalogue/catalogue-entry";

const LONG_DESCRIPTION = `Two facts, two numbers, one of them hidden. Does the second ground hold more people than the first? Did this striker score more than that one? Call it higher or lower and hold your line.

Ten right calls make a clean sheet. The first wrong call goes to VAR, and the line goes on. The second ends it, and the number you missed stays on the board until tomorrow, just to tease you.

Grounds, goals, caps, shirt numbers, the minute of a famous goal: the categories change every day, so nobody is good at all of them.`;

export const entry: CatalogueEntry = {
  place: 8,
  title: "Higher Line",
  subtitle: "Which number is higher?",
  shortDescription:
    "Higher or lower with grounds, goals and caps. Ten calls, and one may go to VAR.",
  longDescription: LONG_DESCRIPTION,
  publisher: "near-post",
  rating: 4.4,
  ratingsCount: 3120,
  installsLabel: "25k+",
  categories: ["Trivia", "Arcade"],
  tags: ["higher or lower", "numbers", "stadiums", "streak"],
  monetization: "ad_supported",
  contentRating: "7+",
  hasLeaderboards: true,
  publishedAt: "2026-02-12",
  heroAlt: "A ball bounces up columns marked 16, 24 and 32, towards one with a question mark",
  screenshotAlts: [
    "Goals at the 2018 finals, 169, against those of 2022, still hidden, below a line of columns",
    "The numbers that met two wrong calls, in amber, and five out of ten",
  ],
};
