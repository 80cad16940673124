import { describe, expect, it } from "vitest";
import { questionOf } from "../../../../scripts/editions/quiz-fixture";
import type { DailyQuestionRecord } from "../bank-file.server";
import { type DailyEdition, dailyEditionProblems } from "./promises";
import { tenQuestions } from "./ten-questions";

type Changes = Record<number, Partial<DailyQuestionRecord>>;

/** The problems of an edition of finals in which some of the ten are changed. */
function problemsWith(changes: Changes = {}, edition: Partial<DailyEdition> = {}) {
  return dailyEditionProblems({
    number: 2,
    theme: "finals",
    questions: tenQuestions("a").map((question, index) => ({ ...question, ...changes[index] })),
    bench: questionOf("bench"),
    ...edition,
  });
}

/** The same change for several of the ten. */
const all = (places: number[], change: Partial<DailyQuestionRecord>): Changes =>
  Object.fromEntries(places.map((place) => [place, change]));
const match = "1950-07-16 Uruguay v Brazil";
const everyPlace = Array.from({ length: 10 }, (_, place) => place);

describe("the promises of an edition of the Daily Quiz", () => {
  it("are kept by one that has everything", () => {
    expect(problemsWith()).toEqual([]);
  });

  it.each([
    ["a hard opener", { 0: { difficulty: 2 }, 4: { difficulty: 1 } }, "open gently"],
    ["one gentle question", { 1: { difficulty: 2 } }, "gentle"],
    ["one hard question", { 9: { difficulty: 2 } }, "hard"],
    [
      "eight questions from data",
      all([0, 1, 2, 3, 4, 5, 6, 7], { source: { title: "a", kind: "data set", where: "b" } }),
      "made from data",
    ],
    ["one match twice", all([2, 7], { match }), "one match"],
    ["no women's football", { 3: { women: false } }, "women's football"],
    ["two continents", { 2: { continent: "world" } }, "three continents"],
    ["three places", { 3: { correctIndex: 0 }, 7: { correctIndex: 1 } }, "A place never"],
    ["five right answers at one place", all([1, 6], { correctIndex: 0 }), "over four"],
  ] satisfies [string, Changes, string][])("are broken by %s", (_, changes, reason) => {
    expect(problemsWith(changes)).toEqual([expect.stringContaining(reason)]);
  });

  it("are broken by the theme of another weekday", () => {
    expect(problemsWith({}, { number: 3 })).toEqual(["The theme of its weekday is grounds."]);
    expect(problemsWith({}, { number: 58 })).toEqual([]);
  });

  it("are broken from edition 5 on by an end between hard and gentle", () => {
    const changes: Changes = { 8: { difficulty: 3 }, 7: { difficulty: 3 }, 9: { difficulty: 2 } };
    expect(problemsWith(changes, { number: 9 })).toEqual([expect.stringContaining("ends")]);
    expect(problemsWith(changes)).toEqual([]);
  });

  it("are broken by a bench about a match of the ten", () => {
    const bench = { ...questionOf("bench"), match };
    expect(problemsWith({ 5: { match } }, { bench })).toEqual([
      "Two questions are about one match: change one.",
    ]);
  });

  it("let Africa and the laws stay at home", () => {
    const home = all(everyPlace, { continent: "world" });
    expect(problemsWith(home, { theme: "laws", number: 4 })).toEqual([]);
    expect(problemsWith(home, { theme: "africa", number: 5 })).toEqual([]);
  });

  it("ask for women's football in every question of its theme", () => {
    const women = { theme: "women", number: 6 } as const;
    expect(problemsWith({}, women)).toEqual([expect.stringContaining("not of its theme")]);
    expect(problemsWith(all(everyPlace, { women: true }), women)).toEqual([]);
  });
});
