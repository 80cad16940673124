import { describe, expect, it } from "vitest";
import { isDenied } from "../../../scripts/word-lists.mjs";
import { editions, editionsSchema, records } from "./editions.server";
import voidedOn from "./voided.json";
import { isKnownWord } from "./words.server";

const record = records[0];

describe("the editions", () => {
  it("are a hundred and fourteen words, none of them twice", () => {
    expect(records).toHaveLength(114);
    expect(new Set(records.map(({ word }) => word)).size).toBe(114);
    expect(new Set(records.map(({ id }) => id)).size).toBe(114);
  });

  it("have different lines", () => {
    expect(new Set(records.map(({ line }) => line)).size).toBe(114);
  });

  it("have each difficulty in a sixth of them at least", () => {
    for (const difficulty of [1, 2, 3]) {
      expect(records.filter((one) => one.difficulty === difficulty).length).toBeGreaterThan(10);
    }
  });

  it("are found by number, and no other number is", () => {
    expect(editions.edition(1)).toEqual({
      number: 1,
      puzzle: { length: 7 },
      answer: { id: "golden-word-001", word: "striker", line: records[0]?.line },
    });
    expect(editions.edition(60)?.answer.word).toBe("chalk");
    expect(editions.edition(16)?.answer).toHaveProperty(
      "source",
      "Everton FC, honours, FA Cup final 1933",
    );
    for (const number of [0, 115, -1, 1.5, Number.NaN]) expect(editions.edition(number)).toBeNull();
  });
});

it("voids only words that it has", () => {
  const voided = Object.keys(voidedOn);
  expect(voided.filter((one) => !records.some(({ id }) => id === one))).toEqual([]);
});

describe.each(records)("the word $word", ({ id, word, line, source }) => {
  it("may be guessed", () => {
    expect(isKnownWord(word)).toBe(true);
  });

  it("is in no denylist", () => {
    expect(isDenied(word)).toBe(false);
    expect(
      line
        .toLowerCase()
        .match(/[a-z]+/g)
        ?.filter(isDenied),
    ).toEqual([]);
  });

  it("is no filler in the plural or the past", () => {
    expect(word).not.toMatch(/([^s]s|ed)$/);
  });

  it("has one line that fits in the phrase book and ends", () => {
    expect(line.length).toBeLessThanOrEqual(140);
    expect(line).toMatch(/^\S.*[.?!]$/);
    expect(line).not.toMatch(/—|\b(today|currently|this year|so far|nowadays)\b/i);
  });

  it("says where a year, and what happened in it, is from", () => {
    if (/\b1\d{3}\b/.test(line)) expect(source?.kind).not.toBe("dictionary");
  });

  it("has an id", () => {
    expect(id).toMatch(/^golden-word-\d{3}(-\d)?$/);
  });
});

describe("the schema", () => {
  it.each([
    ["capitals", { word: "Pitch" }],
    ["an accent", { word: "volée" }],
    ["four letters", { word: "goal" }],
    ["eight letters", { word: "offsides" }],
    ["a long line", { line: "x".repeat(141) }],
    ["no line", { line: " " }],
    ["a fourth difficulty", { difficulty: 4 }],
    ["a date that is none", { asOf: "2026-02-30" }],
    ["half a source", { source: { title: "The Laws" } }],
    ["something unheard of", { hint: "It is green" }],
  ])("refuses a record with %s", (_, change) => {
    expect(editionsSchema.safeParse([record]).success).toBe(true);
    expect(editionsSchema.safeParse([{ ...record, ...change }]).success).toBe(false);
  });
});
