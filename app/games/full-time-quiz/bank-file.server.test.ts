import fc from "fast-check";
import { describe, expect, it } from "vitest";
import round1 from "./bank/editions-01-14.json";
import round2 from "./bank/editions-15-28.json";
import { bankFileSchema } from "./bank-file.server";

const question = round1.questions[0];
const edition = round1.editions[0];
const reads = (file: unknown) => bankFileSchema.safeParse(file).success;
const readsQuestion = (change: object) =>
  reads({ editions: [edition], questions: [{ ...question, ...change }] });
const readsCheck = (change: object) =>
  readsQuestion({ check: { data: "a/b.csv", where: { team: "$choice" }, ...change } });

describe("the schema of the bank", () => {
  it("reads the files of the bank", () => {
    expect([round1, round2].map(reads)).toEqual([true, true]);
    expect(readsQuestion({})).toBe(true);
    expect(readsCheck({})).toBe(true);
  });

  it.each([
    ["an id with a space", { id: "1930 host" }],
    ["no prompt", { prompt: " " }],
    ["a prompt of 96 characters", { prompt: "x".repeat(96) }],
    ["three choices", { choices: ["a", "b", "c"] }],
    ["five choices", { choices: ["a", "b", "c", "d", "e"] }],
    ["one choice twice", { choices: ["Pelé", "b", "c", "pelé "] }],
    ["a choice of 29 characters", { choices: ["x".repeat(29), "b", "c", "d"] }],
    ["a fifth place of the right answer", { correctIndex: 4 }],
    ["a place between two", { correctIndex: 1.5 }],
    ["a fact of 181 characters", { fact: "x".repeat(181) }],
    ["a source in one text", { source: "FIFA, 2002" }],
    ["a source without a place", { source: { title: "FIFA", kind: "archive", where: "" } }],
    ["a kind of source that there is not", { source: { title: "a", kind: "blog", where: "b" } }],
    ["a date that is none", { asOf: "2026-02-30" }],
    ["a fourth difficulty", { difficulty: 4 }],
    ["a continent that there is not", { continent: "america" }],
    ["a year as its era", { era: "1986" }],
    ["no tag", { tags: [] }],
    ["a field that there is not", { image: "x" }],
  ])("refuses a question with %s", (_, change) => {
    expect(readsQuestion(change)).toBe(false);
  });

  it.each([
    ["a path out of the folder", { data: "../b.csv" }],
    ["a path from the root", { data: "/a/b.csv" }],
    ["an address", { data: "https://a/b.csv" }],
    ["another kind of file", { data: "a/b.txt" }],
    ["no place for the choice", { where: { team: "Brazil" } }],
    ["a count of nothing", { count: 0 }],
  ])("refuses a check with %s", (_, change) => {
    expect(readsCheck(change)).toBe(false);
  });

  it.each([
    ["four questions", { number: 1, questions: ["a", "b", "c", "d"] }],
    ["number 0", { ...edition, number: 0 }],
    ["no number", { questions: edition?.questions }],
  ])("refuses an edition with %s", (_, change) => {
    expect(reads({ editions: [change], questions: [question] })).toBe(false);
  });

  it("refuses everything else without failing", () => {
    fc.assert(fc.property(fc.jsonValue(), (file) => !reads(file)));
  });
});
