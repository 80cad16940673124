import { describe, expect, it } from "vitest";
import { records } from "../editions.server";
import { type GoldenRecord, goldenWordProblems, titleCheck } from "./check";

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
    ["a year without a source", { line: "First seen in 1891." }, "source"],
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
