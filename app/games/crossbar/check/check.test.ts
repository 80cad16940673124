import { describe, expect, it } from "vitest";
import {
  editions as goldenEditions,
  records as goldenWords,
} from "~/games/golden-word/editions.server";
import type { OpenData } from "../../../../scripts/editions/open-data";
import { grids } from "../editions.server";
import type { GridRecord, GridWord } from "../grid-file.server";
import { checkGrids, placeProblems, titleCheck } from "./check";

const WEEK = 7;
const week = grids.slice(0, WEEK);

/** The first week with changes to one word of a grid, the first by default. */
const changed = (change: Partial<GridWord>, day = 0, place = 0): GridRecord[] =>
  week.map((grid, index) =>
    index === day
      ? {
          ...grid,
          words: grid.words.map((word, at) => (at === place ? { ...word, ...change } : word)),
        }
      : grid,
  );
const every = (change: Partial<GridWord>): GridRecord[] =>
  week.map((grid) => ({ ...grid, words: grid.words.map((word) => ({ ...word, ...change })) }));
const withWord = (grid: GridRecord, word: string): GridRecord => ({
  ...grid,
  words: grid.words.map((one) => ({ ...one, word })),
});
const reasonsOf = (list: readonly GridRecord[], data: OpenData | null = null) =>
  checkGrids(list, data).problems.map(({ reason }) => reason);
const broken = (list: readonly GridRecord[], reason: string) =>
  expect(reasonsOf(list)).toContainEqual(expect.stringContaining(reason));

/** Data with one row in each file. */
const dataOf = (row: Record<string, string>): OpenData => ({ rowsOf: () => [row] });
const source = { title: "A book", kind: "book", where: "page 3" } as const;

describe("the promises of Crossbar", () => {
  it("are kept by all grids", () => {
    expect(titleCheck().check(null).problems).toEqual([]);
  });

  it.each<[string, Partial<GridWord>, string]>([
    ["a clue that contains its entry", { clue: "A debut, in short" }, "contains its entry"],
    ["a clue with an inflected form", { word: "socks", clue: "One sock more" }, "its entry"],
    ["a clue with a participle of it", { word: "fired", clue: "Set on fire" }, "its entry"],
    ["a clue with another entry of its grid", { clue: "Worn in India" }, "another entry"],
    ["a clue with another entry in a longer word", { clue: "Worn by Indians" }, "another entry"],
    ["a denied word in a clue", { clue: "What a bastard of a start" }, "denylist"],
    ["a denied word", { word: "bitch" }, "denylist"],
    ["what goes out of date", { clue: "The current champions" }, "'current' goes out of date"],
    ["nothing to fill", { style: "fill", clue: "Fill this" }, "nothing to fill"],
    ["a fact without a source", { style: "fact", source: undefined }, "has to have a source"],
    [
      "a year without a source",
      { clue: "Begun in 1891", source: undefined },
      "has to have a source",
    ],
    [
      "an everyday word in no list",
      { word: "xqzzy", isFootball: false },
      "no list of everyday words",
    ],
    ["an id that is there already", { id: week[1]?.words[0]?.id ?? "" }, "id exists"],
    ["a clue that is there already", { clue: week[1]?.words[0]?.clue ?? "" }, "clue exists"],
    ["a word that is there already", { word: week[6]?.words[0]?.word ?? "" }, "after 6 days"],
    ["the Golden Word of the day", { word: "striker" }, "Golden Word"],
    ["a surname that has to be known", { style: "straight", isSurname: true }, "cross nothing"],
    ["a joke told twice", { clue: "It bores holes, and bores the whole squad on Mondays" }, "like"],
    ["a word twice in a grid", { word: week[0]?.words[1]?.word ?? "" }, "a word twice"],
    [
      "a check without a source",
      { check: { data: "a/b.csv", where: {} }, source: undefined },
      "check",
    ],
  ])("are broken by %s", (_, change, reason) => {
    broken(changed(change), reason);
  });

  it("allow a stretch of time that is dated", () => {
    const clue = "Most goals ever by November 2026";
    expect(reasonsOf(changed({ clue, source }))).toEqual([]);
  });

  it.each<[string, Partial<GridWord>, string]>([
    ["three everyday words", { isFootball: false }, "are everyday"],
    ["a single style", { style: "straight" }, "fewer than three styles"],
    ["no wordplay", { style: "shout" }, "groan"],
    ["three hard words", { isHard: true }, "of its words are hard"],
    ["hard words that cross", { isHard: true }, "Two hard words cross"],
    ["a week of men", { women: undefined }, "women's football"],
    ["a week at home", { continent: "europe" }, "does not visit africa, asia"],
  ])("are broken by %s", (_, change, reason) => {
    broken(every(change), reason);
  });

  it("are broken by hard words that cross, and not by two that don't", () => {
    const flag = grids.find(({ lattice }) => lattice === "flag");
    const hard = (...places: string[]) =>
      reasonsOf([
        {
          ...(flag ?? week[0]),
          words: (flag?.words ?? []).map(({ isHard: _, ...word }) => ({
            ...word,
            ...(places.includes(word.at) && { isHard: true as const }),
          })),
        } as GridRecord,
      ]).join();
    expect(hard("4a", "2d")).toContain("Two hard words cross");
    expect(hard("4a", "1d")).not.toContain("Two hard words cross");
  });

  it("are broken by a number out of order", () => {
    expect(placeProblems([...week].reverse())[0]).toMatchObject({
      record: "edition 7",
      reason: "Its number has to be 1.",
    });
    expect(placeProblems(grids)).toEqual([]);
  });

  it("are broken by the Golden Word of a day near by, from the fifth day on", () => {
    const golden = goldenWords[(goldenEditions.schedule.editions[7] ?? 0) - 1]?.word ?? "";
    const reasons = (day: number) =>
      reasonsOf(grids.slice(0, 6).map((grid, at) => (at === day ? withWord(grid, golden) : grid)));
    expect(reasons(3).join()).not.toContain("is the Golden Word");
    expect(reasons(4).join()).toContain(`'${golden}' is the Golden Word`);
  });

  it("let a word come back after two hundred days", () => {
    const [first, ...others] = grids;
    const back = (gap: number) => {
      const between = Array.from({ length: gap - 1 }, (_, day) => others[day % others.length]);
      return reasonsOf([first, ...between, first].flatMap((grid) => grid ?? [])).join();
    };
    expect(back(200)).toContain("'debut' comes back after 200 days");
    expect(back(201)).not.toContain("'debut' comes back");
  });
});

describe("a fact of Crossbar with a check", () => {
  const check = { data: "a/b.csv", where: { winner: "Italy" } };

  it("is confirmed by data that has it, and counted", () => {
    const report = checkGrids(changed({ check, source }), dataOf({ winner: "Italy" }));
    expect(report.problems.map(({ record }) => record)).not.toContain("crossbar-001-1a");
  });

  it("is contradicted by data without it", () => {
    const { problems } = checkGrids(changed({ check, source }), dataOf({ winner: "France" }));
    expect(problems).toContainEqual({
      file: "app/games/crossbar/grids.json",
      record: "crossbar-001-1a",
      reason: "a/b.csv does not confirm it.",
    });
  });

  it("is a surname with open letters, if the data has a player of that name", () => {
    const data = dataOf({ family_name: "Xávi" });
    const reasons = (style: GridWord["style"]) => reasonsOf(changed({ word: "xavi", style }), data);
    expect(reasons("straight").join()).toContain("cross nothing");
    expect(reasons("wordplay").join()).not.toContain("cross nothing");
  });

  it("is not confirmed by data that is missing", () => {
    const { problems } = checkGrids(changed({ check, source }), { rowsOf: () => null });
    expect(problems[0]?.reason).toContain("The data has no file");
  });

  it("counts as read where there is no data, and without a source as neither", () => {
    expect(checkGrids(week, null).proof).toEqual({ byData: 0, byReading: WEEK * 6, unchecked: 0 });
    expect(checkGrids(changed({ source: undefined }), null).proof.unchecked).toBe(1);
    expect(checkGrids(week, dataOf({})).proof.byData).toBeGreaterThan(0);
  });
});

it("previews a grid with its answers", () => {
  expect(titleCheck().preview(1)).toHaveLength(6);
  expect(titleCheck().preview(1)?.[0]).toContain("1a DEBUT");
  expect(titleCheck().preview(grids.length + 1)).toBeNull();
});
