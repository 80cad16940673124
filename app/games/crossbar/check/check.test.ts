import { describe, expect, it } from "vitest";
import type { OpenData } from "../../../../scripts/editions/open-data";
import { grids } from "../editions.server";
import type { GridRecord, GridWord } from "../grid-file.server";
import { checkGrids, titleCheck } from "./check";

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
    const clue = "Most goals ever by the end of 2026";
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

  it("are broken by a number out of order", () => {
    broken([...week].reverse(), "Its number has to be 1");
  });

  it("let a word come back after fourteen days", () => {
    const far = (gap: number) =>
      grids.map((grid, day) => (day === gap ? { ...grid, words: grids[0]?.words ?? [] } : grid));
    broken(far(14), "comes back after 14 days");
    expect(reasonsOf(far(15)).join()).not.toContain("comes back");
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

  it("is not confirmed by data that is missing", () => {
    const { problems } = checkGrids(changed({ check, source }), { rowsOf: () => null });
    expect(problems[0]?.reason).toContain("The data has no file");
  });

  it("counts as read where there is no data, and a definition as neither", () => {
    const { proof } = checkGrids(week, null);
    const sourced = week.flatMap(({ words }) => words).filter((word) => word.source).length;
    expect(proof).toEqual({ byData: 0, byReading: sourced, unchecked: WEEK * 6 - sourced });
    expect(checkGrids(week, dataOf({})).proof.byData).toBeGreaterThan(0);
  });
});

it("previews a grid with its answers", () => {
  expect(titleCheck().preview(1)).toHaveLength(6);
  expect(titleCheck().preview(1)?.[0]).toContain("1a DEBUT");
  expect(titleCheck().preview(61)).toBeNull();
});
