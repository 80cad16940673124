import { describe, expect, it } from "vitest";
import { records } from "../editions.server";
import { calendarProblems, type GoldenRecord, goldenWordProblems, titleCheck } from "./check";

const [first, second] = records;
const problemsWith = (change: Partial<GoldenRecord>) =>
  first && second
    ? goldenWordProblems([first, { ...second, ...change }]).map(({ reason }) => reason)
    : [];

describe("the promises of Golden Word", () => {
  it("are kept by two words", () => {
    expect(problemsWith({})).toEqual([]);
  });

  it("are kept by all words", () => {
    expect(titleCheck.check(null).problems).toEqual([]);
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
    calendarProblems(list, crossbar).map(({ record, reason }) => `${record}: ${reason}`);

  it("are kept by the first eight days", () => {
    expect(reasons(days)).toEqual([]);
  });

  it("are broken by a week that has too few words of football's own", () => {
    expect(reasons(without)).toEqual([`${days[1]?.id}: Of its week's words 0 are football's own.`]);
    expect(reasons(without.slice(0, 7))).toEqual([]);
  });

  it("are broken by a word that Crossbar had on one of the days before", () => {
    const word = days[5]?.word ?? "";
    const told = `${days[5]?.id}: Crossbar has it 3 days before.`;
    expect(reasons(days, [[], [], [word]])).toEqual([told]);
    expect(reasons(days, [[], [word]])).toEqual([]);
    expect(reasons(days, [[], [], [], [], [], [], [word]])).toEqual([]);
  });
});
