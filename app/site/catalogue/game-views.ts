import type { Category } from "./game";
import type { PlayableInstead } from "./playable-instead";

/** The data of a card. */
export type GameCardView = {
  slug: string;
  title: string;
  subtitle: string;
  category: string;
  rating: string;
  price: string;
  isNew: boolean;
  /** Whether it is still to come. */
  isToCome: boolean;
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
  /** Whether it can be played, or is still to come. */
  isPlayable: boolean;
  /** Where the options of its start are chosen; null without any. */
  optionsPath: string | null;
  /** What can be played now, of a title that can't. */
  instead: PlayableInstead | null;
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
