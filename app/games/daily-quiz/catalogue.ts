import type { CatalogueEntry } from "~/site/catalogue/catalogue-entry";

const LONG_DESCRIPTION = `Ten questions every day, and nobody hurrying you. The Daily Quiz has a theme for each weekday: World Cup finals on Monday, grounds on Tuesday, and so on to the goalkeepers, who get Sunday to themselves.

Every answer comes with the reason behind it, so a wrong one is never wasted. Once a quiz you may take a question off for the one on the bench. Get all ten and the day goes gold in your calendar; miss one and you will remember it for years.

It is the quiz for the second cup of coffee. The one with the clock is next door.`;

export const entry: CatalogueEntry = {
  place: 4,
  title: "Daily Quiz",
  subtitle: "Ten questions, no clock, all day",
  shortDescription: "Ten unhurried questions on one theme, with the reason behind every answer.",
  longDescription: LONG_DESCRIPTION,
  publisher: "kickabout-studio",
  rating: 4.6,
  ratingsCount: 962,
  installsLabel: "5k+",
  categories: ["Trivia"],
  tags: ["quiz", "daily", "no clock", "World Cup"],
  monetization: "free",
  contentRating: "E",
  hasLeaderboards: false,
  publishedAt: "2025-11-03",
  heroAlt: "A fourth official's board held up with a glowing ten",
  screenshotAlts: [
    "Question six of ten: how many players start a match for each side?",
    "A full-time board with eight out of ten and a tick or cross for each answer",
  ],
};
