import type { PlayableSlug } from "~/playable";

/** The categories of the catalogue, which are also their labels. */
export const categories = ["Trivia", "Arcade", "Puzzle"] as const;

export type Category = (typeof categories)[number];

/** A picture of a game. */
export type Picture = { url: string; alt: string };

/** A title of the catalogue. */
export type Game = {
  /** A title that can't be played does not compile. */
  slug: PlayableSlug;
  title: string;
  subtitle: string;
  shortDescription: string;
  /** Paragraphs separated by blank lines. */
  longDescription: string;
  publisher: { name: string; logoUrl: string };
  rating: number;
  ratingsCount: number;
  installsLabel: string;
  categories: readonly Category[];
  tags: readonly string[];
  monetization?: "free" | "ad_supported" | "premium";
  /** Only for premium titles. */
  priceCents?: number;
  contentRating?: "7+" | "E" | "12+" | "16+";
  icon: Picture;
  hero: Picture;
  screenshots: readonly Picture[];
  hasLeaderboards: boolean;
  /** An ISO 8601 calendar date, "2026-11-21". */
  publishedAt: string;
};
