import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { editions } from "./bank.server";

const ROUND = 14;
/** SHA-256 of what the first round asks, as it was on its dates. Never to be changed. */
const FIRST_ROUND = "8cabb31f807ee51c161f3f25f0dccc8907d8f953987b3759b45e6c0488b99bbd";
/** The same of editions 17 to 19. */
const OF_THE_REVISED = "83a993ef1bd438c5623fce9d4e702d79e1f438c91929ddc988055bd68aaa0818";
const rounds = [
  { name: "first", questions: editions.slice(0, ROUND).flat() },
  { name: "revised", questions: editions.slice(ROUND, 2 * ROUND).flat() },
];
type Question = (typeof editions)[number][number];
// What stands in both rounds is one and the same question.
const questions = [...new Set(editions.flat())];

describe("the bank", () => {
  it("has two rounds of 14 editions, then more, of five questions", () => {
    const lengths = editions.map((edition) => edition.length);
    expect(lengths).toEqual(lengths.map(() => 5));
    expect(lengths.length).toBeGreaterThan(2 * ROUND);
  });

  it("has no id for two questions: a changed one has a new id", () => {
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
  });

  it("asks what it asked on past dates: attempts are shown and judged by it", () => {
    const asked = rounds[0]?.questions.map(({ source, ...question }) => question);
    expect(createHash("sha256").update(JSON.stringify(asked)).digest("hex")).toBe(FIRST_ROUND);
  });

  it("asks what it asked from 2026-11-23 to 25", () => {
    const asked = editions
      .slice(16, 19)
      .flatMap((edition) => edition.map(({ source, ...question }) => question));
    expect(createHash("sha256").update(JSON.stringify(asked)).digest("hex")).toBe(OF_THE_REVISED);
  });
});

describe.each(rounds)("the $name round", ({ questions }) => {
  it("has no id twice", () => {
    expect(new Set(questions.map(({ id }) => id)).size).toBe(70);
  });

  it("has no prompt twice", () => {
    expect(new Set(questions.map(({ prompt }) => prompt)).size).toBe(70);
  });
});

describe("the first round", () => {
  it.each([0, 1, 2, 3])(
    "has the right answer at place %i in 14 to 21 of the questions",
    (place) => {
      const count = rounds[0]?.questions.filter(
        ({ correctIndex }) => correctIndex === place,
      ).length;
      expect(count).toBeGreaterThanOrEqual(14);
      expect(count).toBeLessThanOrEqual(21);
    },
  );
});

describe("each question", () => {
  it.each<[string, (question: Question) => boolean]>([
    [
      "has four different choices, one of them right",
      ({ choices, correctIndex }) =>
        new Set(choices.map((choice) => choice.trim().toLowerCase())).size === 4 &&
        choices[correctIndex] !== undefined,
    ],
    [
      "fits on a small screen",
      ({ prompt, choices, fact }) =>
        prompt.length <= 95 && choices.every((choice) => choice.length <= 28) && fact.length <= 180,
    ],
    [
      "leaves no text empty",
      ({ id, prompt, choices, fact, source }) =>
        [id, prompt, ...choices, fact, source].every((text) => text.trim() !== ""),
    ],
    [
      "names a document as its source, not a federation and its tournament",
      ({ source }) =>
        /^(?!(FIFA|UEFA|CAF|AFC|CONMEBOL|France Football), (?!'))[^,]+[, ]/.test(source),
    ],
  ])("%s", (_, isKept) => {
    const broken = questions.filter((question) => !isKept(question));
    expect(broken.map(({ id }) => id)).toEqual([]);
  });
});
