import { describe, expect, it } from "vitest";
import { editions } from "./bank.server";

const questions = editions.flat();
const rows = questions.map((question) => ({ ...question, question }));

describe("the bank", () => {
  it("has 14 editions of five questions", () => {
    expect(editions.map((edition) => edition.length)).toEqual(Array.from({ length: 14 }, () => 5));
  });

  it("has no id twice", () => {
    expect(new Set(questions.map(({ id }) => id)).size).toBe(70);
  });

  it("has no prompt twice", () => {
    expect(new Set(questions.map(({ prompt }) => prompt)).size).toBe(70);
  });

  it.each([0, 1, 2, 3])(
    "has the right answer at place %i in 14 to 21 of the questions",
    (place) => {
      const count = questions.filter(({ correctIndex }) => correctIndex === place).length;
      expect(count).toBeGreaterThanOrEqual(14);
      expect(count).toBeLessThanOrEqual(21);
    },
  );
});

describe.each(rows)("the question $id", ({ question }) => {
  const { id, prompt, choices, correctIndex, fact, source } = question;

  it("has four different choices, one of them right", () => {
    expect(new Set(choices.map((choice) => choice.trim().toLowerCase())).size).toBe(4);
    expect(choices[correctIndex]).toBeTruthy();
  });

  it("fits on a small screen", () => {
    expect(prompt.length).toBeLessThanOrEqual(95);
    expect(Math.max(...choices.map((choice) => choice.length))).toBeLessThanOrEqual(28);
    expect(fact.length).toBeLessThanOrEqual(180);
  });

  it("leaves no text empty", () => {
    expect([id, prompt, ...choices, fact, source].filter((text) => text.trim() === "")).toEqual([]);
  });
});
