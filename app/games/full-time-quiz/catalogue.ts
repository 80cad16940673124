import type { CatalogueEntry } from "~/site/catalogue/catalogue-entry";

const LONG_DESCRIPTION = `Five questions, four choices each, and a clock that starts with the whistle. The Full-Time Quiz takes about two minutes and comes back fresh every midnight, so everybody you know plays the same five on the same day.

An answer is final the moment you press it. Right or wrong, 'Why this answer?' tells you the story behind it, and the board at the end shows your score, your accuracy and your time, ready to be sent to the friend who thinks they know more.

It is small on purpose. It works on any phone, on any signal, and on the walk to the stadium.`;

export const entry: CatalogueEntry = {
  place: 1,
  title: "Full-Time Quiz",
  subtitle: "Five questions before the final whistle",
  shortDescription: "Five football questions, new every midnight. Speed breaks ties.",
  longDescription: LONG_DESCRIPTION,
  publisher: "kickabout-studio",
  rating: 4.8,
  ratingsCount: 1840,
  installsLabel: "10k+",
  categories: ["Trivia"],
  tags: ["quiz", "daily", "against the clock", "two minutes"],
  monetization: "free",
  contentRating: "E",
  hasLeaderboards: true,
  publishedAt: "2025-08-15",
  heroAlt:
    "A match ticket with a full-time clock at 0:41.2, five questions on its stub, and a referee's whistle",
  screenshotAlts: [
    "A question with Uruguay marked correct and Italy incorrect",
    "The final score of four out of five, with accuracy, time and streak",
  ],
};
