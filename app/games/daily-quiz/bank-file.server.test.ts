import fc from "fast-check";
import { describe, expect, it } from "vitest";
import finals from "./bank/finals.json";
import { bankFileSchema } from "./bank-file.server";

const [edition] = finals.editions;
const [question] = finals.questions;
const reads = (file: unknown) => bankFileSchema.safeParse(file).success;

describe("the schema of a theme's file", () => {
  it("reads a file of the bank", () => {
    expect(reads(finals)).toBe(true);
  });

  it.each([
    ["no theme", { theme: undefined }],
    ["a theme that there is not", { theme: "kits" }],
    ["nine questions", { questions: edition?.questions.slice(1) }],
    ["eleven questions", { questions: [...(edition?.questions ?? []), "one-more"] }],
    ["no bench", { bench: undefined }],
    ["a bench that is no id", { bench: "On the bench" }],
    ["number 0", { number: 0 }],
    ["a field that there is not", { title: "Finals" }],
  ])("refuses an edition with %s", (_, change) => {
    expect(reads({ ...finals, editions: [{ ...edition, ...change }] })).toBe(false);
  });

  it.each([
    ["a reason of 221 characters", { fact: "x".repeat(221) }],
    ["a match without a date", { match: "Uruguay v Brazil" }],
    ["a match without a second team", { match: "1950-07-16 Uruguay v " }],
    ["a prompt of 96 characters", { prompt: "x".repeat(96) }],
    ["a field that there is not", { image: "x" }],
  ])("refuses a question with %s", (_, change) => {
    expect(reads({ ...finals, questions: [{ ...question, ...change }] })).toBe(false);
  });

  it("reads a reason of 220 characters", () => {
    expect(reads({ ...finals, questions: [{ ...question, fact: "x".repeat(220) }] })).toBe(true);
  });

  it("refuses everything else without failing", () => {
    fc.assert(fc.property(fc.jsonValue(), (file) => !reads(file)));
  });
});
