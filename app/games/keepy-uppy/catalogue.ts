import type { CatalogueEntry } from "~/site/catalogue/catalogue-entry";

const LONG_DESCRIPTION = `One ball, one thumb. A circle closes on the ring round you: tap as they meet, on the part of you that plays the ball. Keepy-Uppy is the game everybody has played in a back garden, without the broken flowerpots.

It begins without wind; then the next three gusts are shown, and the rest is weather. A mistimed touch is a slip, and so is a ball over the fence; the third one ends it. The same part twice running is harder. It gets quicker after the fifth touch, and every ten touches the ball is a little heavier or the wind a little stronger. The chest stops the wind, the head aims at the middle, and both have to be earned. Catch the ball and every touch is yours; drop it and half of them are.

A new garden opens every midnight, and fifteen caught is a win. If you would rather think than time, 'No timing' plays the same touches by printed chances. A round lasts seconds or minutes, and 'one more' is what friendlies are for.`;

export const entry: CatalogueEntry = {
  place: 9,
  title: "Keepy-Uppy",
  subtitle: "One ball, one thumb, no bounce",
  shortDescription: "Keep the ball in the air, one touch at a time, for as long as you dare.",
  longDescription: LONG_DESCRIPTION,
  publisher: "near-post",
  rating: 4.1,
  ratingsCount: 2095,
  installsLabel: "10k+",
  categories: ["Arcade"],
  tags: ["one thumb", "tricks", "quick", "streak"],
  monetization: "ad_supported",
  contentRating: "E",
  hasLeaderboards: true,
  publishedAt: "2025-09-18",
  heroAlt: "A red boot keeps a ball in the air",
  screenshotAlts: [
    "A player in a garden, and a ring round him with a knee, a foot and a heel to tap as a circle closes on it",
    "He jumps with the ball in his arms below the word 'Caught!'",
  ],
};
