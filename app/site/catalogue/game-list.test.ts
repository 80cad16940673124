import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { gameList, gameListPage } from "./game-list";
import { parseGameQuery } from "./game-query";

const games = Array.from({ length: 14 }, (_, index) => ({
  title: index === 12 ? "Golden Word" : `Title ${index}`,
  tags: index % 5 === 0 ? ["World Cup", "daily"] : ["quick"],
  categories: index % 2 === 0 ? (["Trivia"] as const) : (["Puzzle", "Arcade"] as const),
  publishedAt: `2026-0${1 + (index % 3)}-01`,
}));

const listed = (search: string, list = gameList) => {
  const { items, ...rest } = list(games, parseGameQuery(new URLSearchParams(search)));
  return { places: items.map((game) => games.indexOf(game)), ...rest };
};

describe("gameList", () => {
  it.each([
    ["", [0, 1, 2, 3, 4, 5], 14, "page:2"],
    ["cursor=page:2", [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 14, "page:3"],
    ["cursor=page:3", [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13], 14, null],
    ["cursor=page:99", [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13], 14, null],
    ["q=golden", [12], 1, null],
    ["q=GOLDEN+w", [12], 1, null],
    ["q=world+cup", [0, 5, 10], 3, null],
    ["q=Daily", [0, 5, 10], 3, null],
    ["q=trivia", [], 0, null],
    ["q=.*", [], 0, null],
    ["category=puzzle", [1, 3, 5, 7, 9, 11], 7, "page:2"],
    ["category=Arcade&q=daily", [5], 1, null],
    ["category=Chess", [0, 1, 2, 3, 4, 5], 14, "page:2"],
    ["sort=new", [2, 5, 8, 11, 1, 4], 14, "page:2"],
    ["sort=new&category=Trivia", [2, 8, 4, 10, 0, 6], 7, "page:2"],
  ])("for %j has %j", (search, places, total, nextCursor) => {
    expect(listed(search)).toEqual({ places, total, nextCursor });
  });

  it("leaves the catalogue in its order", () => {
    const before = [...games];
    listed("sort=new");
    expect(games).toEqual(before);
  });

  it("has nothing of an empty catalogue", () => {
    const query = parseGameQuery(new URLSearchParams("q=x&sort=new&cursor=page:3"));
    expect(gameList([], query)).toEqual({ items: [], total: 0, nextCursor: null });
  });
});

describe("gameListPage", () => {
  it.each([
    ["cursor=page:2", [6, 7, 8, 9, 10, 11], "page:3"],
    ["cursor=page:3", [12, 13], null],
    ["cursor=page:4", [], null],
  ])("for %j has only %j", (search, places, nextCursor) => {
    expect(listed(search, gameListPage)).toEqual({ places, total: 14, nextCursor });
  });

  it("makes up the whole list, page by page, whatever is asked for", () => {
    const q = fc.oneof(fc.string(), fc.constantFrom("", "daily", "title 1"));
    const category = fc.constantFrom(null, "Trivia", "Puzzle", "Arcade") as fc.Arbitrary<
      null | "Trivia"
    >;
    const sort = fc.constantFrom("popular", "new") as fc.Arbitrary<"popular" | "new">;
    fc.assert(
      fc.property(
        q,
        category,
        sort,
        fc.integer({ min: 1, max: 4 }),
        (...[q, category, sort, page]) => {
          const query = { q: q.trim(), category, sort, page };
          const pages = Array.from({ length: page }, (_, index) =>
            gameListPage(games, { ...query, page: index + 1 }),
          );
          const whole = gameList(games, query);
          expect(pages.flatMap(({ items }) => items)).toEqual(whole.items);
          expect(pages.at(-1)?.nextCursor).toBe(whole.nextCursor);
          expect(whole.total).toBeGreaterThanOrEqual(whole.items.length);
        },
      ),
    );
  });
});
