import { withSearch } from "~/paths";
import { searchText } from "~/platform/http/search-text";
import { type Category, categories } from "./game";

const FIELDS = ["q", "category", "sort", "cursor"] as const;
const CURSOR = /^page:([1-9]\d{0,4})$/;

/** The query in the URL of the game list. */
export type GameQuery = {
  /** The search text as `searchText` returns it; empty for all games. */
  q: string;
  category: Category | null;
  sort: "popular" | "new";
  /** The number of pages to show, from the first. */
  page: number;
};

/**
 * Parses the URL of the game list. Invalid parameters count as missing.
 *
 * @param params untrusted search parameters of a page
 */
export function parseGameQuery(params: URLSearchParams): GameQuery {
  const wanted = params.get("category")?.trim().toLowerCase();
  const page = CURSOR.exec(params.get("cursor") ?? "")?.[1] ?? "1";
  return {
    q: searchText(params.get("q") ?? ""),
    category: categories.find((name) => name.toLowerCase() === wanted) ?? null,
    sort: params.get("sort") === "new" ? "new" : "popular",
    page: Number(page),
  };
}

/**
 * The canonical URL of a game list, without default values.
 *
 * @param pathname of the page with the list
 * @param search its other parameters, with or without "?"; they stay
 */
export function gameListAddress(pathname: string, query: GameQuery, search = ""): string {
  const { q, category, sort, page } = query;
  return withSearch(pathname, search, {
    q: q || null,
    category: category?.toLowerCase() ?? null,
    sort: sort === "popular" ? null : sort,
    cursor: page === 1 ? null : `page:${page}`,
  });
}

/** Whether a URL is canonical. */
export function isClean(params: URLSearchParams): boolean {
  const clean = new URL(gameListAddress("/", parseGameQuery(params)), "https://clean.invalid");
  return FIELDS.every((name) => {
    const expected = clean.searchParams.getAll(name);
    const given = params.getAll(name);
    return given.length === expected.length && given[0] === expected[0];
  });
}
