import type { CollectedSet, Collectible } from "./title-statistics";

/** Keeps the page within its size after years of play. */
const MAX_ON_PAGE = 12;

/** A page of a collection from A to Z. */
export type CollectionPage = {
  items: readonly Collectible[];
  /** Of the whole collection. */
  count: number;
  /** Of a collection by edition: how many pieces there were to collect, and the latest sets, each with its page. */
  outOf?: number;
  sets?: readonly SetRow[];
  /** From 1; at least one page, which may be empty. */
  page: number;
  pages: number;
  /** The letters with items, each with the page on which they begin. */
  letters: readonly { letter: string; page: number }[];
};

/** A set in the list of all; `page` is null for one that was not played. */
export type SetRow = Pick<CollectedSet, "name" | "text" | "isWhole" | "way"> & {
  page: number | null;
};

/** Keeps the list short after years of play. */
const MAX_SETS = 10;

/**
 * A set of a collection by edition, and the list of the latest sets.
 *
 * @param wanted the number of the page, as for `collectionPage`
 */
export function collectionSet(sets: readonly CollectedSet[], wanted: number): CollectionPage {
  const played = sets.filter(({ items }) => items.length > 0);
  const pages = Math.max(1, played.length);
  const page = pageOf(wanted, pages);
  const rows = sets.slice(0, MAX_SETS).map((set) => {
    const { items: _, size: __, ...row } = set;
    return { ...row, page: played.indexOf(set) + 1 || null };
  });
  const sizeOf = (some: readonly CollectedSet[]) => some.reduce((sum, { size }) => sum + size, 0);
  return {
    items: played[page - 1]?.items ?? [],
    count: sizeOf(played),
    outOf: sizeOf(sets),
    sets: rows,
    page,
    pages,
    letters: [],
  };
}

const pageOf = (wanted: number, pages: number): number =>
  Number.isInteger(wanted) && wanted >= 1 && wanted <= pages ? wanted : 1;

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
  const page = pageOf(wanted, pages);
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
