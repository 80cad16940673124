import type { Category } from "./game";

/** The data of a card. */
export type GameCardView = {
  slug: string;
  title: string;
  subtitle: string;
  category: string;
  rating: string;
  price: string;
  isNew: boolean;
  icon: string;
  hero: string;
};

type Picture = { url: string; alt: string };

/** The data of a game's page, formatted. */
export type GamePageView = {
  slug: string;
  title: string;
  subtitle: string;
  isNew: boolean;
  publisher: { name: string; logoUrl: string };
  rating: string;
  ratingsCount: string;
  installsLabel: string;
  hasLeaderboards: boolean;
  icon: string;
  hero: Picture;
  monetization: string;
  contentRating: string;
  categories: readonly Category[];
  publishedAt: string;
  published: string;
  shortDescription: string;
  paragraphs: readonly string[];
  screenshots: readonly Picture[];
  tags: readonly string[];
};
