import { expect, it } from "vitest";
import { toldBy } from "./question-report";
import { questionOf } from "./quiz-fixture";
import { leakFindings, seasonFindings } from "./season";
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
    told: (number) => at(number).map(toldBy),
    check: () => ({ problems: [], records: 0, proof: { byData: 0, byReading: 0, unchecked: 0 } }),
    preview: () => null,
  };
}

const goat = questionOf("goat", {
  prompt: "Which animal does Cologne lead round the field?",
  choices: ["A goat", "A cat", "A cow", "A dog"],
  source: { title: "IFAB", kind: "laws", where: "Laws of the Game 2025/26, Law 1" },
});
const circus = questionOf("circus", {
  prompt: "Who gave the animal that Cologne has?",
  choices: ["A circus", "A farmer", "A fan", "A player"],
  fact: "It was a goat, and it ate a contract on its first day in the office of the chairman.",
});

it("finds what one title tells before another asks it, and a source that is out of force", () => {
  const checks = { "full-time-quiz": quizOf(circus), "daily-quiz": quizOf(questionOf("x"), goat) };
  expect(seasonFindings(checks, "2026-11-30")).toEqual([
    {
      slug: "daily-quiz",
      record: "goat",
      reason:
        "Asked on 2026-12-02, told on 2026-12-01 by full-time-quiz, 'circus' (animal, cologne).",
    },
    { slug: "daily-quiz", record: "goat", reason: expect.stringContaining("Laws of 2025") },
  ]);
});

it("does not name what has been played", () => {
  const checks = { "full-time-quiz": quizOf(circus), "daily-quiz": quizOf(questionOf("x"), goat) };
  expect(seasonFindings(checks, "2026-12-02")).toEqual([]);
});

it("finds questions to come that begin alike", () => {
  const alike = Array.from({ length: 40 }, (_, place) =>
    questionOf(`a-${place}`, { prompt: `Who scored ${place}?` }),
  );
  expect(seasonFindings({ "daily-quiz": quizOf(...alike) }, "2026-11-30")).toContainEqual({
    slug: "daily-quiz",
    record: "bank",
    reason: "100 % begin with 'Who scored'.",
  });
});

it("finds nothing that the page of any edition gives away", () => {
  expect(leakFindings(titleChecks)).toEqual([]);
});

it("finds the id of a record that stands in the page", () => {
  const line = titleChecks["higher-line"] as TitleCheck;
  const category = { id: "euro-goals", answer: null, text: "" };
  const checks = { "higher-line": { ...line, told: () => [category] } };
  expect(leakFindings(checks).length).toBeGreaterThan(0);
});
