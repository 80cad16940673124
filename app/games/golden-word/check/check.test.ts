import { describe, expect, it } from "vitest";
import { addedNumber } from "~/play/editions/schedule.server";
import { editions, records } from "../editions.server";
import {
  calendarProblems,
  filed,
  type GoldenRecord,
  goldenWordProblems,
  titleCheck,
  weekdayProblems,
} from "./check";

const [first, second] = records;
const problemsWith = (change: Partial<GoldenRecord>) =>
  first && second
    ? goldenWordProblems(filed("a.json", [first, { ...second, ...change }], 1)).map(
        ({ reason }) => reason,
      )
    : [];

describe("the promises of Golden Word", () => {
  it("are kept by two words", () => {
    expect(problemsWith({})).toEqual([]);
  });

  it("are kept by all words", () => {
    expect(titleCheck().check(null).problems).toEqual([]);
  });

  it("let one of a family of words be hard", () => {
    expect(problemsWith({ word: "catch", difficulty: 3 })).toEqual([]);
  });

  it.each([
    ["an id that is there already", { id: first?.id ?? "" }, "id exists"],
    ["a word that is there already", { word: first?.word ?? "" }, "word exists"],
    ["a line that is there already", { line: first?.line ?? "" }, "line exists"],
    ["a word that can't be guessed", { word: "qqqqq" }, "in no word list"],
    ["a denied word in the line", { line: "What a bastard of a pitch." }, "denylist"],
    ["no source", { source: undefined }, "no source"],
    ["a year that a dictionary can't prove", { line: "First seen in 1891." }, "fact"],
    ["one that the pictures show", { word: "pitch" }, "pictures"],
    [
      "one of a family of words that is rated gently",
      { word: "catch", difficulty: 2 as const },
      "7 words",
    ],
  ])("are broken by %s", (_, change, reason) => {
    expect(problemsWith(change)).toEqual([expect.stringContaining(reason)]);
  });
});

describe("the promises of its calendar", () => {
  const days = records.slice(0, 8);
  const without = days.map((record) => ({ ...record, tags: ["skill"] }));
  const reasons = (list: readonly GoldenRecord[], crossbar: string[][] = []) =>
    calendarProblems(filed("a.json", list, 1), { Crossbar: crossbar }).map(
      ({ record, reason }) => `${record}: ${reason}`,
    );

  it("are kept by the first eight days", () => {
    expect(reasons(days)).toEqual([]);
  });

  it("are broken by a week that has too few words of football's own", () => {
    expect(reasons(without)).toEqual([`${days[1]?.id}: Of its week's words 0 are football's own.`]);
    expect(reasons(without.slice(0, 7))).toEqual([]);
  });

  it("are broken by a word that another title showed on one of the days before", () => {
    const word = days[5]?.word ?? "";
    const shown = [`${days[5]?.id}: Crossbar shows it 2 days before.`];
    expect(reasons(days, [[], [], [], [word]])).toEqual(shown);
    expect(reasons(days, [[], [], [word]])).toEqual([]);
    expect(reasons(days, [[], [], [], [], [], [], [word]])).toEqual([]);
  });
});

describe("the weekdays of Golden Word", () => {
  /** A word on a date, as an operator's. */
  const onDay = (date: string, change: Partial<GoldenRecord>) =>
    filed("own.json", first ? [{ ...first, ...change }] : [], addedNumber(editions.schedule, date))
      .flatMap(weekdayProblems)
      .map(({ reason }) => reason);

  it.each([
    ["2027-02-01", "pitch"],
    ["2027-02-05", "goalie"],
    ["2027-02-07", "striker"],
  ])("have words of their lengths: on %s %s", (date, word) => {
    expect(onDay(date, { word, difficulty: 1 })).toEqual([]);
  });

  it.each([
    ["2027-02-01", { word: "goalie", difficulty: 1 as const }, "has to have 5"],
    ["2027-02-06", { word: "pitch" }, "has to have 6"],
    ["2027-02-07", { word: "pitch" }, "has to have 7"],
    ["2027-02-01", { word: "pitch", difficulty: 2 as const }, "is a Monday"],
  ])("refuse on %s %j", (date, change, reason) => {
    expect(onDay(date, change)).toEqual([expect.stringContaining(reason)]);
  });
});

describe("an operator's word", () => {
  const own = (change: Partial<GoldenRecord>, date: string) => {
    const file = { file: "own.json", content: [{ ...first, id: "own", line: "New.", ...change }] };
    const start = addedNumber(editions.schedule, date);
    const { problems } = titleCheck([{ ...file, first: start }]).check(null);
    return problems.map(({ file, record, reason }) => `${file}: ${record}: ${reason}`);
  };

  it("is held to the same promises", () => {
    expect(own({ word: "pitch", difficulty: 1 }, "2027-02-01")).toEqual([
      expect.stringMatching(/^own.json: own: .*pictures/),
    ]);
  });

  it("may be one of the release's, long after it", () => {
    const { word = "" } = records[3] ?? {};
    expect(own({ word, difficulty: 3 }, "2027-02-02").join()).toContain(
      "exists already: edition 4",
    );
    expect(own({ word, difficulty: 3 }, "2027-07-08")).toEqual([]);
  });
});
