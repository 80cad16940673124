import type { CatalogueEntry } from "~/site/catalogue/catalogue-entry";

const LONG_DESCRIPTION = `One shirt on the rail, four nations under suspicion. Kit Detective shows you a national team's shirt without its badge and asks whose it is. Stripes, collars and that one shade of blue are all you have on sight.

A case has nine shirts, each worth three stars: four on Friday, and one more each day to Wednesday. Home shirts are for warming up. Away shirts are where it gets interesting, and the goalkeepers of the nineties are for specialists. A shirt has a file as well: opening it costs a star, and a note comes each day, so a shirt can wait. A first wrong nation leaves one star, with or without the file.

A new case opens every Friday, and once it is closed its nine shirts hang in your locker for good, each with its story.`;

export const entry: CatalogueEntry = {
  place: 7,
  title: "Kit Detective",
  subtitle: "Name the nation from its kit",
  shortDescription: "One shirt, four nations. Whose is it? Nine shirts make a case.",
  longDescription: LONG_DESCRIPTION,
  publisher: "extra-time-club",
  rating: 4.2,
  ratingsCount: 518,
  installsLabel: "1k+",
  categories: ["Puzzle", "Trivia"],
  tags: ["kits", "nations", "weekly", "World Cup"],
  monetization: "free",
  contentRating: "E",
  hasLeaderboards: false,
  publishedAt: "2026-11-20",
  heroAlt: "A magnifying glass over a sky-blue and white striped shirt on a rail",
  screenshotAlts: [
    "A striped shirt worth three stars, four nations to choose from, and two notes in its file",
    "The case at its end: nine shirts, each with the stars that it was named for",
  ],
};
