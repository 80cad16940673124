import type { CatalogueEntry } from "~/site/catalogue/catalogue-entry";

const LONG_DESCRIPTION = `Twelve yards, one keeper, no excuses. Pick a corner, strike as the marker crosses the green, and watch the goalkeeper guess. Then change ends and dive for your life.

Each shoot-out is five kicks a side and then sudden death, with every chance printed in the goal: the harder the corner, the thinner the green. If you would rather think than time, 'No timing' kicks by those chances. Keepers have habits, and they remember: shoot left twice and the third one will be waiting there. Takers give something away in the run-up, and what they give away is printed too. Practise against the house, or send a friend a link and settle it.

One purchase, every keeper, no advertisements. The sound of the net you make yourself.`;

export const entry: CatalogueEntry = {
  place: 3,
  title: "Spot Kick",
  subtitle: "Twelve yards and one keeper",
  shortDescription: "A penalty shoot-out against keepers who remember where you shoot.",
  longDescription: LONG_DESCRIPTION,
  publisher: "near-post",
  rating: 4.6,
  ratingsCount: 5230,
  installsLabel: "25k+",
  categories: ["Arcade"],
  tags: ["penalties", "goalkeepers", "two players", "no ads"],
  monetization: "premium",
  priceCents: 4999,
  contentRating: "12+",
  hasLeaderboards: true,
  publishedAt: "2026-04-02",
  heroAlt: "A goalkeeper dives the wrong way as the ball flies into the top corner",
  screenshotAlts: [
    "Six places in the goal with their chances, the keeper in the middle, and placed or driven below",
    "The keeper dives left, the ball is in the top right corner, and it says 'Goal!'",
  ],
};
