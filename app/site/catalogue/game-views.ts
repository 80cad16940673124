import type { Game } from "./game";

/** The data of a card. */
export type GameCardView = Pick<Game, "slug" | "title" | "subtitle"> & {
  category: string;
  rating: string;
  price: string;
  /** Whether it has a price that is not charged yet. */
  isOnTheHouse: boolean;
  isNew: boolean;
  icon: string;
  hero: string;
};

/** The data of a game's page, formatted. */
export type GamePageView = Pick<
  Game,
  | ("slug" | "title" | "subtitle" | "shortDescription" | "installsLabel" | "publishedAt")
  | ("hasLeaderboards" | "categories" | "tags" | "publisher" | "hero" | "screenshots")
> & {
  isNew: boolean;
  /** Where the options of its start are chosen; null without any. */
  optionsPath: string | null;
  rating: string;
  ratingsCount: string;
  icon: string;
  monetization: string;
  /** As in `GameCardView`. */
  isOnTheHouse: boolean;
  contentRating: string;
  published: string;
  paragraphs: readonly string[];
};
