import { describe, expect, it } from "vitest";
import type { BankQuestionRecord } from "~/games/questions/question-record.server";
import { fiveQuestions, questionOf } from "./quiz-fixture";
import {
  editionProblems,
  lengthProblems,
  lengthWarnings,
  orderProblems,
  placeProblems,
  questionProblems,
} from "./quiz-promises";

describe("the promises of a question", () => {
  it("are kept by one with a story", () => {
    expect(questionProblems(questionOf("a"))).toEqual([]);
  });

  it.each(["current", "the only", "a record", "still", "so far", "Today", "ever"])(
    "are broken by '%s'",
    (word) => {
      const fact = `A baker from the next street made shirts of ${word} cloth in the rain.`;
      expect(questionProblems(questionOf("a", { fact }))).toEqual([
        expect.stringContaining("goes out of date"),
      ]);
    },
  );

  it.each(["Who coached the USA to two World Cup titles?", "Which coach had Peru to win a cup?"])(
    "are kept by a coach's titles: %s",
    (prompt) => {
      expect(questionProblems(questionOf("a", { prompt }))).toEqual([]);
    },
  );

  it("are kept by a record that says when", () => {
    const fact = "By the end of 2026 it was a record that a baker held in the next street.";
    expect(questionProblems(questionOf("a", { fact }))).toEqual([]);
  });

  it.each([
    ["a fact that repeats the answer", { fact: "It was the club Aston of the valley." }, "repeats"],
    ["a fact without an end", { fact: `${questionOf("a").fact} And` }, "like a sentence"],
    ["a prompt that asks nothing", { prompt: "Name the club." }, "question mark"],
    [
      "another name of a team",
      { fact: questionOf("a").fact.replace("the rain", "Taiwan") },
      "Chinese Taipei",
    ],
    ["a coach who took or won", { prompt: "Who coached Peru to the World Cup?" }, "take part"],
    ["a prompt with its answer", { prompt: "Did he play for Aston or Derry?" }, "its answer"],
  ])("are broken by %s", (_, change, reason) => {
    expect(questionProblems(questionOf("a", change))).toEqual([expect.stringContaining(reason)]);
  });
});

describe("the promises of an edition", () => {
  const problemsWith = (change: Record<number, Partial<BankQuestionRecord>>) =>
    editionProblems({
      number: 29,
      questions: fiveQuestions("a").map((question, index) => ({ ...question, ...change[index] })),
    });

  it("are kept by one that has everything", () => {
    expect(problemsWith({})).toEqual([]);
  });

  it("let the odd question have any difficulty", () => {
    expect(problemsWith({ 3: { difficulty: 3 } })).toEqual([]);
  });

  type Broken = [string, Record<number, Partial<BankQuestionRecord>>, string];
  const cup = { prompt: "Which World Cup was it?" };
  const data = { source: { title: "a", kind: "data set", where: "b" } } as const;
  it.each([
    ["a hard opener", { 0: { difficulty: 2 } }, "open gently"],
    ["two hard questions", { 1: { difficulty: 3 } }, "two solid questions"],
    ["an end between hard and gentle", { 1: { difficulty: 3 }, 4: { difficulty: 2 } }, "ends"],
    ["no odd question", { 3: { tags: ["club"] } }, "two solid questions"],
    ["three World Cups", { 0: cup, 1: cup, 2: cup }, "World Cup"],
    ["three questions from data", { 0: data, 1: data, 2: data }, "made from data"],
    ["no women's football", { 2: { women: false } }, "women's football"],
    ["two continents", { 1: { continent: "world" } }, "three continents"],
    ["two places", { 1: { correctIndex: 0 }, 2: { correctIndex: 0 } }, "three places"],
  ] satisfies Broken[])("are broken by %s", (_, change, reason) => {
    expect(problemsWith(change)).toEqual([expect.stringContaining(reason)]);
  });
});

describe("the places of the right answers", () => {
  const editionWith = (order: (0 | 1 | 2 | 3)[]) => ({
    number: 29,
    questions: order.map((correctIndex) => questionOf("a", { correctIndex })),
  });
  const editionsWith = (orders: (0 | 1 | 2 | 3)[][]) => orders.map(editionWith);
  const spread = Array.from({ length: 8 }, (_, index) =>
    [0, 1, 2, 3, 0].map((place) => ((place + index) % 4) as 0 | 1 | 2 | 3),
  );

  it("may be spread", () => {
    expect(placeProblems(editionsWith(spread))).toEqual([]);
  });

  it("may not be one place too often", () => {
    const first = spread.map((order) => order.map((place) => (place === 3 ? 0 : place)));
    expect(placeProblems(editionsWith(first)).join()).toMatch(/Place 0 .*Place 3 has 0 %/);
  });

  it("may not be the same on two days running", () => {
    const edition = editionWith([0, 1, 2]);
    expect(orderProblems(edition, undefined)).toEqual([]);
    expect(orderProblems(edition, edition)).toEqual([
      "Its right answers have the places of the edition before: move some.",
    ]);
  });

  it("may not be one place three times running", () => {
    expect(orderProblems(editionWith([1, 2, 2, 2, 0]), undefined)).toEqual([
      "A place has the right answer three times running: move one.",
    ]);
  });
});

describe("the promise of lengths", () => {
  const RIGHT = ["Aston Villa", "Barnet", "Celtic", "Derry"] as const;
  const WRONG = ["Aston", "Barnet", "Celtic", "Derry City"] as const;
  const LEVEL = ["Aston", "Burys", "Celts", "Derry"] as const;
  const problemsWith = (right: number, wrong: number, level = 0) =>
    lengthProblems(
      [
        ...Array<typeof RIGHT>(right).fill(RIGHT),
        ...Array<typeof WRONG>(wrong).fill(WRONG),
        ...Array<typeof LEVEL>(level).fill(LEVEL),
      ].map((choices, index) => questionOf(`a-${index}`, { choices: [...choices] })),
    );

  it("is kept by a right answer that is the longest in 28 of 100", () => {
    expect(problemsWith(28, 72)).toEqual([]);
  });

  it("is broken by one that is so in 29 of 100, whatever has no longest choice", () => {
    expect(problemsWith(29, 71, 100)).toEqual(["The longest choice is the right one in 29 %."]);
  });

  it("asks nothing of a few questions", () => {
    expect(problemsWith(39, 0)).toEqual([]);
  });

  it("wants to be looked at where most of an edition break it", () => {
    const edition = (right: number) =>
      Array.from({ length: 5 }, (_, place) =>
        questionOf(`a-${place}`, { choices: [...(place < right ? RIGHT : WRONG)] }),
      );
    expect(lengthWarnings(edition(2))).toEqual([]);
    expect(lengthWarnings(edition(3))).toEqual([
      expect.stringContaining("the longest of questions 1, 2 and 3"),
    ]);
  });
});
