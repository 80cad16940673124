import { withSearch } from "~/paths";
import { searchText } from "~/platform/http/search-text";
import { type Category, categories } from "./game";

const FIELDS = ["q", "category", "sort", "cursor"] as const;
const CURSOR = /^page:([1-9]\d{0,4})$/;

/** What the address of the game list asks for (spec, section 2: games). */
export type GameQuery = {
  /** What to look for, as `searchText` gives it; empty for everything. */
  q: string;
  category: Category | null;
  sort: "popular" | "new";
  /** How many pages are shown: the first, up to this one. */
  page: number;
};

/**
 * Reads the address of the game list. Whatever makes no sense in it counts as not asked for.
 *
 * @param params the search parameters of a page, whoever wrote them
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
 * The address of a game list: nothing in it that goes without saying.
 *
 * @param pathname where the list is
 * @param search what else the address says, with or without "?"; it stays as it is
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

/** Whether an address says what it asks for in the one way in which we would write it. */
export function isClean(params: URLSearchParams): boolean {
  const clean = new URL(gameListAddress("/", parseGameQuery(params)), "https://clean.invalid");
  return FIELDS.every((name) => {
    const expected = clean.searchParams.getAll(name);
    const given = params.getAll(name);
    return given.length === expected.length && given[0] === expected[0];
  });
}
