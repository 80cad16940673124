import { describe, expect, it } from "vitest";
import { addedNumber } from "~/play/editions/schedule.server";
import { toldBy } from "./question-report";
import { questionOf } from "./quiz-fixture";
import { leakFindings, seasonProblems, seasonWarnings } from "./season";
import type { TitleCheck } from "./title-check";
import { titleChecks } from "./titles";

/** A quiz with one question a day from 2026-12-01 on. */
function quizOf(...questions: ReturnType<typeof questionOf>[]): TitleCheck {
  const at = (number: number) => questions.slice(number - 1, number);
  const numbers = questions.map((_, index) => index + 1);
  return {
    schedule: { firstDate: "2026-12-01", period: "day", editions: numbers },
    scheduleFile: "schedule.ts",
    numbers: () => numbers,
    questions: at,
    verified: at,
    told: (number) => at(number).map(toldBy),
    check: () => ({ problems: [], records: 0, proof: { byData: 0, byReading: 0, unchecked: 0 } }),
    preview: () => null,
  };
}

const goat = questionOf("goat", {
  prompt: "Which animal does Cologne lead round the field?",
  choices: ["A goat", "A cat", "A cow", "A dog"],
});
const circus = questionOf("circus", {
  prompt: "Who gave the animal that Cologne has?",
  choices: ["A circus", "A farmer", "A fan", "A player"],
  fact: "It was a goat, and it ate a contract on its first day in the office of the chairman.",
});

const spoiled = {
  "full-time-quiz": quizOf(circus),
  "daily-quiz": quizOf(questionOf("x"), goat),
};

it("warns of what one title tells before another asks it", () => {
  expect(seasonWarnings(spoiled, "2026-11-30")).toMatchObject([
    {
      slug: "daily-quiz",
      record: "goat",
      reason: expect.stringContaining(
        "Asked on 2026-12-02, told on 2026-12-01 by full-time-quiz, 'circus' (animal, cologne",
      ),
    },
  ]);
});

it("warns of a source that can't contain the fact", () => {
  const source = { title: "Goals", kind: "data set", where: "goals.csv" } as const;
  const checks = { "daily-quiz": quizOf(questionOf("baker", { source })) };
  expect(seasonWarnings(checks, "2026-11-30")).toMatchObject([
    { record: "baker", reason: expect.stringContaining("No data set tells of baker") },
  ]);
});

it("does not warn of two records that an editor has read", () => {
  const read = { "daily-quiz": { goat: ["circus"] } };
  expect(seasonWarnings(spoiled, "2026-11-30", read)).toEqual([]);
});

it("does not warn of what has been played", () => {
  expect(seasonWarnings(spoiled, "2026-12-02")).toEqual([]);
});

describe("the Laws that a question cites", () => {
  const asked = (years: string, asOf: string, firstDate: string) => {
    const source = { title: "IFAB", kind: "laws", where: `Laws of the Game ${years}` } as const;
    const quiz = quizOf(questionOf("law", { source, asOf }));
    return { "daily-quiz": { ...quiz, schedule: { ...quiz.schedule, firstDate } } };
  };

  it("have to be those of the day on which it was verified, in the season", () => {
    const old = asked("2025/26", "2026-11-25", "2026-12-06");
    expect(seasonProblems(old, "2026-11-26")).toMatchObject([
      { record: "law", reason: expect.stringContaining("Laws of 2025") },
    ]);
    expect(seasonWarnings(old, "2026-11-26")).toEqual([]);
    expect(seasonProblems(asked("2025/26", "2026-11-25", "2026-12-05"), "2026-11-26")).toEqual([]);
  });

  it("are to be looked at where there are newer ones by the day on which it is asked", () => {
    const ageing = asked("2026/27", "2026-11-25", "2027-07-01");
    expect(seasonProblems(ageing, "2026-11-26")).toEqual([]);
    expect(seasonWarnings(ageing, "2026-11-26")).toMatchObject([
      { record: "law", reason: expect.stringContaining("those of 2027 are in force") },
    ]);
  });
});

it("refuses what an operator asks over a year after it was verified, and warns of what the release has", () => {
  const numbers = [1, addedNumber(quizOf().schedule, "2028-01-04")];
  const quiz = (id: string): TitleCheck => {
    const release = quizOf(questionOf("old"));
    const at = (number: number) => [questionOf(number === 1 ? "old" : id)];
    return { ...release, numbers: () => numbers, verified: at, questions: at };
  };
  const reason = "was last verified on 2026-11-22: read its source again.";
  const of = (id: string) => {
    const checks = { "daily-quiz": quiz(id) };
    const found = [seasonProblems(checks, "2026-11-30"), seasonWarnings(checks, "2026-11-30")];
    return found.map((list) => list.filter((one) => one.reason.endsWith(reason)).length);
  };
  expect(of("own")).toEqual([1, 0]);
  expect(of("old")).toEqual([0, 1]);
});

it("refuses a day of verification that is to come", () => {
  const checks = { "daily-quiz": quizOf(questionOf("x", { asOf: "2026-11-27" })) };
  expect(seasonProblems(checks, "2026-11-26")).toMatchObject([
    { record: "x", reason: expect.stringContaining("put the day on which you did it") },
  ]);
});

it("refuses a long prompt of the season, and none of before", () => {
  const long = questionOf("long", { prompt: `Who ${"really ".repeat(11)}did?` });
  const quiz = quizOf(questionOf("x"), long);
  const later = { ...quiz, schedule: { ...quiz.schedule, firstDate: "2026-12-05" } };
  expect(seasonProblems({ "daily-quiz": quiz }, "2026-11-30")).toEqual([]);
  expect(seasonProblems({ "daily-quiz": later }, "2026-11-30")).toMatchObject([
    { record: "long", reason: expect.stringContaining("characters: 80 at most") },
  ]);
});

it("refuses questions of the season that begin alike, and not those of before", () => {
  const alike = (count: number) =>
    Array.from({ length: count }, (_, place) =>
      questionOf(`a-${place}`, { prompt: `Who scored ${place}?` }),
    );
  expect(seasonProblems({ "daily-quiz": quizOf(...alike(45)) }, "2026-11-30")).toMatchObject([
    { slug: "daily-quiz", record: "bank", reason: "100 % begin with 'Who scored'." },
  ]);
  // Five of them have their day before the season.
  expect(seasonProblems({ "daily-quiz": quizOf(...alike(44)) }, "2026-11-30")).toEqual([]);
});

it("lets an operator's edition take the place of the release's on its date", () => {
  const quiz = quizOf(questionOf("x"), goat);
  const own = addedNumber(quiz.schedule, "2026-12-02");
  const replaced = { ...quiz, numbers: () => [...quiz.numbers(), own] };
  const checks = { ...spoiled, "daily-quiz": replaced };
  expect(seasonWarnings(checks, "2026-11-30")).toEqual([]);
});

it("says of an operator's record that it tells what the release asks", () => {
  const quiz = quizOf(questionOf("x"));
  const own = addedNumber(quiz.schedule, "2026-12-01");
  const adding: TitleCheck = {
    ...quiz,
    numbers: () => [...quiz.numbers(), own],
    told: (number) => (number === own ? [toldBy(circus)] : []),
  };
  const checks = { "full-time-quiz": adding, "daily-quiz": quizOf(questionOf("x"), goat) };
  expect(seasonWarnings(checks, "2026-11-30")).toMatchObject([
    {
      ...{ slug: "full-time-quiz", number: own, record: "circus" },
      reason: expect.stringContaining("what daily-quiz asks on 2026-12-02, 'goat'"),
    },
  ]);
});

it("finds nothing that the page of any edition gives away", () => {
  expect(leakFindings(titleChecks)).toEqual([]);
});

it("finds the id of a record that stands in the page", () => {
  const line = titleChecks["higher-line"] as TitleCheck;
  const category = { id: "euro-goals", answer: null, asked: "", text: "" };
  const checks = { "higher-line": { ...line, told: () => [category] } };
  expect(leakFindings(checks).length).toBeGreaterThan(0);
});
