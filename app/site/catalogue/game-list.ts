import type { Game } from "./game";
import type { GameQuery } from "./game-query";

/** Games on a page (docs/rules.md#lists). */
const PAGE_SIZE = 6;

type Listed = Pick<Game, "title" | "tags" | "categories" | "publishedAt">;

/** A part of the list. */
export type GameList<Item> = {
  items: Item[];
  /** The number of matching titles. */
  total: number;
  /** The next page's cursor; null on the last page. */
  nextCursor: string | null;
};

/**
 * The games of a query, from the first page to its own.
 *
 * @param games the catalogue in its built-in order, which is 'popular'
 */
export function gameList<Item extends Listed>(
  games: readonly Item[],
  query: GameQuery,
): GameList<Item> {
  return listFrom(0, games, query);
}

/** The games of the query's last page alone, for 'Load more' to append. */
export function gameListPage<Item extends Listed>(
  games: readonly Item[],
  query: GameQuery,
): GameList<Item> {
  return listFrom((query.page - 1) * PAGE_SIZE, games, query);
}

function listFrom<Item extends Listed>(
  from: number,
  games: readonly Item[],
  query: GameQuery,
): GameList<Item> {
  const matches = games.filter(matcherOf(query));
  const found = query.sort === "new" ? newestFirst(matches) : matches;
  const to = query.page * PAGE_SIZE;
  return {
    items: found.slice(from, to),
    total: found.length,
    nextCursor: to < found.length ? `page:${query.page + 1}` : null,
  };
}

/** Search matches title and tags and ignores case. */
function matcherOf({ q, category }: GameQuery): (game: Listed) => boolean {
  const wanted = q.toLowerCase();
  return (game) => {
    if (category && !game.categories.includes(category)) return false;
    if (!wanted || game.title.toLowerCase().includes(wanted)) return true;
    return game.tags.some((tag) => tag.toLowerCase().includes(wanted));
  };
}

/** ISO dates sort as text. The order within a day stays. */
const newestFirst = <Item extends Listed>(games: readonly Item[]): Item[] =>
  games.toSorted(
    (one, other) =>
      Number(one.publishedAt < other.publishedAt) - Number(one.publishedAt > other.publishedAt),
  );
