import type { CatalogueEntry } from "~/site/catalogue/catalogue-entry";

const LONG_DESCRIPTION = `One ball, one thumb. Pick the part of you that reaches it before it touches the grass, and keep doing that for as long as your nerve lasts. Keepy-Uppy is the game everybody has played in a back garden, without the broken flowerpots.

The next three gusts are shown, the rest is weather. Every ten touches the ball gets a little heavier or the wind a little stronger. There are chests and heels to unlock, and a rainbow flick that nobody gets right the first time. Catch the ball and every touch is yours; drop it and half of them are.

A new garden opens every midnight, with a mark to measure yourself by. A round lasts seconds or minutes, and 'one more' is what friendlies are for.`;

export const entry: CatalogueEntry = {
  place: 9,
  title: "Keepy-Uppy",
  subtitle: "One ball, one thumb, no grass",
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
  hasLeaderboards: false,
  published: "2025-09-18",
  heroAlt: "A red boot keeps a ball in the air",
  screenshotAlts: [
    "Twenty-seven touches, three gusts ahead, and a ring for each part where it would send the ball",
    "Forty-one touches caught, in a garden whose mark is fifty-three",
  ],
};
