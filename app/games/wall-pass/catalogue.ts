import type { CatalogueEntry } from "~/site/catalogue/catalogue-entry";

const LONG_DESCRIPTION = `Every street has a wall, and every wall has a game. Chalk on the targets, put the ball down, and see what you can do with it before somebody calls you in for supper.

Draw a pass, choose how hard, and hit the numbers off the bricks: ten numbers, ten passes. The ball comes back at the angle you gave it, so the next pass begins where the last one ends. Five in a row is a one-two, and after that everything counts double, until a pass finds nothing to hit.

A new street every day, and three quarters of the most that ten passes can do there wins. The line that does all of it is shown the day after, for anyone who would not believe it. One purchase, no advertisements.`;

export const entry: CatalogueEntry = {
  place: 11,
  title: "Wall Pass",
  subtitle: "Give, go, get it back",
  shortDescription:
    "A wall, a ball and chalked targets. Play the angles and keep the one-two going.",
  longDescription: LONG_DESCRIPTION,
  publisher: "chalkline-games",
  rating: 3.9,
  ratingsCount: 386,
  installsLabel: "1k+",
  categories: ["Arcade"],
  tags: ["passing", "angles", "street football", "no ads"],
  monetization: "premium",
  priceCents: 5999,
  contentRating: "E",
  hasLeaderboards: true,
  publishedAt: "2026-06-11",
  heroAlt: "A ball bursts off a brick wall between two chalked targets",
  screenshotAlts: [
    "A firm pass at the eight on the wall, and the column where it comes back",
    "Five hits in a row: the numbers left on the wall count double",
  ],
};
