import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { gameListAddress, isClean, parseGameQuery } from "./game-query";

const everything = { q: "", category: null, sort: "popular", page: 1 } as const;
const read = (search: string) => parseGameQuery(new URLSearchParams(search));

describe("parseGameQuery", () => {
  it.each([
    ["", everything],
    ["q=kit", { ...everything, q: "kit" }],
    ["q=++Kit+detective+", { ...everything, q: "Kit detective" }],
    ["category=Puzzle", { ...everything, category: "Puzzle" }],
    ["category=tRiViA", { ...everything, category: "Trivia" }],
    ["sort=new", { ...everything, sort: "new" }],
    ["cursor=page:3", { ...everything, page: 3 }],
    [
      "q=daily&category=arcade&sort=new&cursor=page%3A2",
      { q: "daily", category: "Arcade", sort: "new", page: 2 },
    ],
    ["q=&category=&sort=popular&cursor=page:1", everything],
  ])("reads %j", (search, query) => {
    expect(read(search)).toEqual(query);
  });

  it.each([
    "category=all",
    "category=Chess",
    "category=__proto__",
    "sort=cheapest",
    "sort=NEW",
    "cursor=page:0",
    "cursor=page:-1",
    "cursor=page:1.5",
    "cursor=page:999999",
    "cursor=2",
    "cursor=page:2;drop",
    "page=2",
  ])("takes no notice of what makes no sense: %s", (search) => {
    expect(read(search)).toEqual(everything);
  });

  it.each([
    ["a".repeat(8000), "a".repeat(80)],
    [`${"a".repeat(79)}🙂`, "a".repeat(79)],
    [`${"a".repeat(79)} b`, "a".repeat(79)],
    ["漢".repeat(400), "漢".repeat(80)],
  ])("looks for no more than 80 characters", (q, kept) => {
    expect(parseGameQuery(new URLSearchParams({ q })).q).toBe(kept);
  });

  it("takes the first where an address says two things", () => {
    expect(read("q=one&q=two").q).toBe("one");
  });
});

describe("gameListAddress", () => {
  it.each([
    [everything, "", "/games"],
    [{ ...everything, q: "a b&c" }, "", "/games?q=a+b%26c"],
    [
      { q: "kit", category: "Puzzle", sort: "new", page: 2 } as const,
      "",
      "/games?q=kit&category=puzzle&sort=new&cursor=page%3A2",
    ],
    [everything, "?sort=popular&q=&category=all&cursor=page:1", "/games"],
    [everything, "?sort=popular&dialog=login", "/games?dialog=login"],
  ])("writes %j over %j as %s", (query, search, address) => {
    expect(gameListAddress("/games", query, search)).toBe(address);
  });
});

describe("isClean", () => {
  it.each([
    "",
    "q=kit",
    "q=a+b",
    "q=a%20b",
    "sort=new&cursor=page:2",
    "dialog=login",
    "q=kit&yay=1",
  ])("lets %j be", (search) => {
    expect(isClean(new URLSearchParams(search))).toBe(true);
  });

  it.each([
    "q=",
    "q=+kit",
    "sort=popular",
    "category=all",
    "category=Puzzle",
    "cursor=page:1",
    "q=a&q=b",
  ])("wants %j written differently", (search) => {
    expect(isClean(new URLSearchParams(search))).toBe(false);
  });

  it("is true of every address that we write, whatever was asked for", () => {
    const text = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.string({ unit: "binary", minLength: 75, maxLength: 90 }),
      fc.constantFrom(
        "all",
        "Puzzle",
        "TRIVIA",
        "new",
        "popular",
        "page:2",
        "page:0",
        "%00",
        "\u0000",
      ),
    );
    const name = fc.constantFrom("q", "category", "sort", "cursor", "dialog", "__proto__");
    fc.assert(
      fc.property(fc.array(fc.tuple(name, text)), (pairs) => {
        const search = new URLSearchParams(pairs).toString();
        const address = new URL(
          gameListAddress("/games", read(search), search),
          "http://x.invalid",
        );
        expect(address.pathname).toBe("/games");
        expect(isClean(address.searchParams)).toBe(true);
        expect(parseGameQuery(address.searchParams)).toEqual(read(search));
      }),
    );
  });
});
