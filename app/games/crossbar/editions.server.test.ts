import fc from "fast-check";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { isDenied } from "../../../scripts/word-lists.mjs";
import { editions as crossbarEditions, grids } from "./editions.server";
import { type GridWord, gridFileSchema } from "./grid-file.server";
import { latticeNames } from "./lattices";
import voidedOn from "./voided.json";

const { schedule } = crossbarEditions;

const grid = grids[0];
const words = grid?.words ?? [];

/** The first grid, with changes to one of its words. */
const gridWith = (change: object, place = 0) => ({
  ...grid,
  words: words.map((word, index) => (index === place ? { ...word, ...change } : word)),
});

describe("the grids", () => {
  it("are one a day to the end of the season, of six words each", () => {
    expect(grids).toHaveLength(129);
    expect(new Set(grids.flatMap((one) => one.words.map(({ id }) => id))).size).toBe(774);
  });

  it("have no denied word", () => {
    expect(grids.flatMap((one) => one.words.map(({ word }) => word)).filter(isDenied)).toEqual([]);
  });

  it("have a newer lattice on each Sunday of the season, five of each", () => {
    const newer = schedule.editions.flatMap((number, day) => {
      const lattice = grids[number - 1]?.lattice;
      return lattice ? [{ lattice, day }] : [];
    });
    for (const name of latticeNames.slice(1)) {
      expect(newer.filter(({ lattice }) => lattice === name)).toHaveLength(5);
    }
    // The first day was a Sunday, and the season begins two weeks later.
    expect(newer.map(({ day }) => day)).toEqual(newer.map((_, week) => 14 + week * 7));
  });

  it("name the letter where two words of a newer lattice don't cross", () => {
    const flag = grids.find(({ lattice }) => lattice === "flag");
    const words = flag?.words.map((word) => (word.at === "4a" ? { ...word, word: "drama" } : word));
    expect(gridFileSchema.safeParse([{ ...flag, words }]).error?.issues[0]?.message).toBe(
      "don't cross: letter 3 of 4a, DRAMA, has to be letter 3 of 3d, YOUNG",
    );
  });

  it("have ids that tell the grid and the place, and the version of a changed clue", () => {
    for (const { number, words: six } of grids) {
      for (const { id, at } of six) {
        const [place] = id.split(/-(?=\d$)/);
        expect(place).toBe(`crossbar-${String(number).padStart(3, "0")}-${at}`);
      }
    }
  });
});

it("voids only words that it has", () => {
  const ids = grids.flatMap((one) => one.words.map(({ id }) => id));
  expect(Object.keys(voidedOn).filter((id) => !ids.includes(id))).toEqual([]);
});

describe("the schema", () => {
  it.each<[string, object]>([
    ["no words", { ...grid, words: [] }],
    ["five words", { ...grid, words: words.slice(1) }],
    ["words in another order", { ...grid, words: [...words].reverse() }],
    ["a word that crosses in another letter", gridWith({ word: "rebut" })],
    ["capitals", gridWith({ word: "Debut" })],
    ["an accent", gridWith({ word: "début" })],
    ["six letters", gridWith({ word: "debuts" })],
    ["a long clue", gridWith({ clue: "x".repeat(71) })],
    ["no clue", gridWith({ clue: " " })],
    ["an unknown style", gridWith({ style: "cryptic" })],
    ["an unknown place", gridWith({ at: "2a" })],
    ["an unknown lattice", { ...grid, lattice: "net" }],
    ["the places of another lattice", { ...grid, lattice: "stairs" }],
    ["a date that is none", gridWith({ asOf: "2026-02-30" })],
    ["half a source", gridWith({ source: { title: "The Laws" } })],
    ["a check outside the data", gridWith({ check: { data: "../a.csv", where: { a: "b" } } })],
    ["something unheard of", gridWith({ hint: "It is green" })],
    ["no number", { words }],
  ])("refuses a grid with %s", (_, content) => {
    expect(gridFileSchema.safeParse([grid]).success).toBe(true);
    expect(gridFileSchema.safeParse([content]).success).toBe(false);
  });
});

describe("an operator's file", () => {
  let editions: typeof import("./editions.server").editions;
  /** The first grids with ids of their own. */
  const fileOf = (count: number, prefix = "own") =>
    grids.slice(0, count).map(({ number, words: six }) => ({
      number,
      words: six.map((word): GridWord => ({ ...word, id: `${prefix}-${word.id}` })),
    }));

  beforeEach(async () => {
    vi.resetModules();
    ({ editions } = await import("./editions.server"));
  });

  it("is found by the numbers that it was given", () => {
    const own = fileOf(2);
    expect(editions.addEditions(own, 5001)).toEqual({ count: 2 });
    expect(editions.at(5002)).toEqual(own[1]);
    expect(editions.numberOf("own-crossbar-002-3d")).toBe(5002);
    expect(editions.at(1)).toEqual(grid);
    for (const number of [0, 130, 5000, 5003, 1.5, Number.NaN]) {
      expect(editions.at(number)).toBeNull();
    }
  });

  it.each<[string, unknown, string, string]>([
    ["that is no list", { grids: [] }, "file", "It has to be a list"],
    ["with an id of the release", grids.slice(0, 1), "crossbar-001-1a", "Its id exists already"],
    ["with an id twice", [...fileOf(1), ...fileOf(1)], "own-crossbar-001-1a", "exists already"],
    ["numbered wrongly", fileOf(3).slice(1), "edition 2", "not its place in the file"],
    [
      "that does not cross",
      [{ ...gridWith({ word: "rebut" }) }],
      "edition 1",
      "REBUT, has to be letter 1 of 1d",
    ],
  ])("%s is refused, and adds nothing", (_, content, record, reason) => {
    expect(editions.addEditions(content, 5001)).toEqual({
      record,
      reason: expect.stringContaining(reason),
    });
    expect(editions.at(5001)).toBeNull();
    expect(editions.numberOf("own-crossbar-001-1a")).toBe(0);
  });

  it("may be anything, and is refused with a reason at worst", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (content) => {
        const added = editions.addEditions(content, 5001);
        expect(added).toEqual(
          Array.isArray(content) && content.length === 0
            ? { count: 0 }
            : { record: expect.any(String), reason: expect.any(String) },
        );
      }),
    );
  });

  it("is refused if another file has its ids", () => {
    editions.addEditions(fileOf(1), 5001);
    expect(editions.addEditions(fileOf(1), 5002)).toMatchObject({ record: "own-crossbar-001-1a" });
  });
});
