import type { Game } from "./game";
import type { GameQuery } from "./game-query";

/** How many games a page holds (spec, section 9). */
const PAGE_SIZE = 6;

type Listed = Pick<Game, "title" | "tags" | "categories" | "publishedAt">;

/** A part of the list (spec, section 7: game list). */
export type GameList<Item> = {
  items: Item[];
  /** How many titles match in all. */
  total: number;
  /** What asks for the next page; null on the last one. */
  nextCursor: string | null;
};

/**
 * The games that a query asks for, from the first page up to its own.
 *
 * @param games the catalogue in its built-in order, which is 'popular'
 */
export function gameList<Item extends Listed>(
  games: readonly Item[],
  query: GameQuery,
): GameList<Item> {
  return listFrom(0, games, query);
}

/** The games of the query's last page alone: what 'Load more' appends. */
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

/** Search looks at title and tags, and minds neither capitals nor who chose them (spec, section 5). */
function matcherOf({ q, category }: GameQuery): (game: Listed) => boolean {
  const wanted = q.toLowerCase();
  return (game) => {
    if (category && !game.categories.includes(category)) return false;
    if (!wanted || game.title.toLowerCase().includes(wanted)) return true;
    return game.tags.some((tag) => tag.toLowerCase().includes(wanted));
  };
}

/** By days, whose ISO dates order like texts: there are fewer of them than titles. Those of one day stay as they are. */
function newestFirst<Item extends Listed>(games: readonly Item[]): Item[] {
  const byDay = new Map<string, Item[]>();
  for (const game of games) {
    const day = byDay.get(game.publishedAt);
    if (day) day.push(game);
    else byDay.set(game.publishedAt, [game]);
  }
  const days = [...byDay.keys()].sort().reverse();
  return days.flatMap((day) => byDay.get(day) ?? []);
}
