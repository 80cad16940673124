import type { Collectible } from "./title-statistics";

/** Keeps the page within its size after years of play. */
const MAX_ON_PAGE = 12;

/** A page of a collection from A to Z. */
export type CollectionPage = {
  items: readonly Collectible[];
  /** Of the whole collection. */
  count: number;
  /** How many there were to collect, where the title says so. */
  outOf?: number;
  /** From 1; at least one page, which may be empty. */
  page: number;
  pages: number;
  /** The letters with items, each with the page on which they begin. */
  letters: readonly { letter: string; page: number }[];
};

/**
 * A page of a collection, sorted by name.
 *
 * @param wanted the number of the page; anything else than one of its pages is the first
 */
export function collectionPage(
  collectibles: readonly Collectible[],
  wanted: number,
): CollectionPage {
  const sorted = [...collectibles].sort((one, other) => (one.name < other.name ? -1 : 1));
  const pages = Math.max(1, Math.ceil(sorted.length / MAX_ON_PAGE));
  const page = Number.isInteger(wanted) && wanted >= 1 && wanted <= pages ? wanted : 1;
  const letters = new Map<string, number>();
  for (const [index, { name }] of sorted.entries()) {
    const letter = letterOf(name);
    if (!letters.has(letter)) letters.set(letter, Math.floor(index / MAX_ON_PAGE) + 1);
  }
  return {
    items: sorted.slice((page - 1) * MAX_ON_PAGE, page * MAX_ON_PAGE),
    count: sorted.length,
    page,
    pages,
    letters: Array.from(letters, ([letter, first]) => ({ letter, page: first })),
  };
}

/** The letter under which a name stands. */
export const letterOf = (name: string): string => name.charAt(0).toUpperCase();
