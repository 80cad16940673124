import { describe, expect, it } from "vitest";
import {
  lawsProblem,
  openingProblems,
  promptProblem,
  storyProblem,
  verificationProblems,
} from "./bank-promises";
import { questionOf } from "./quiz-fixture";

describe("the promise of openings", () => {
  const problemsWith = (alike: number, others: number) =>
    openingProblems([
      ...Array.from({ length: alike }, () => ({ prompt: "Who scored it?" })),
      ...Array.from({ length: others }, (_, place) => ({ prompt: `Which ${place} was it?` })),
    ]);

  it("is kept by two words with which 8 of 100 begin", () => {
    expect(problemsWith(8, 92)).toEqual([]);
  });

  it("is broken by two words with which 9 of 100 begin", () => {
    expect(problemsWith(9, 91)).toEqual(["9 % begin with 'Who scored'."]);
  });

  it("asks nothing of a few questions", () => {
    expect(problemsWith(39, 0)).toEqual([]);
  });
});

describe("the promise of sources", () => {
  const fromData = (fact: string) => ({
    fact,
    source: { title: "Goals", kind: "data set", where: "goals.csv" } as const,
  });

  it.each([
    [
      "names, scores and minutes",
      "Pelé, aged 17, and Vavá each scored twice as Brazil won by 5-2.",
    ],
    ["how a match went", "England led 4-0 at half-time, and France were back to 3-4 by the end."],
    ["two words more", "He hit it with his left foot, and Spain drew 1-1 in the end."],
  ])("is kept by a data set that tells of %s", (_, fact) => {
    expect(storyProblem(fromData(fact))).toBeNull();
  });

  it("is broken by a story from a data set, and kept by the same one from a page", () => {
    const fact = "He also sang on a hit, wrote novels, and kept bees near the ring road.";
    expect(storyProblem(fromData(fact))).toBe(
      "No data set tells of sang, hit, wrote, novels, bees: name a page.",
    );
    expect(storyProblem(questionOf("a", { fact }))).toBeNull();
  });
});

describe("the promise of the Laws", () => {
  const problemOn = (date: string, where: string) =>
    lawsProblem({ source: { title: "IFAB", kind: "laws", where } }, date);

  it.each([
    ["2026-06-30", "2025/26"],
    ["2026-07-01", "2026/27"],
    ["2027-06-30", "2026/27"],
    ["2027-07-01", "2027/28"],
  ])("is kept on %s by those of %s, and by those of long ago", (date, years) => {
    expect(problemOn(date, `Laws of the Game ${years}, Law 11`)).toBeNull();
    expect(problemOn(date, "Laws of the Game of 1863")).toBeNull();
  });

  it("is broken by Laws that are not in force", () => {
    expect(problemOn("2026-12-06", "Laws of the Game 2025/26, Law 11")).toBe(
      "It cites the Laws of 2025: those of 2026 are in force on 2026-12-06.",
    );
  });
});

describe("the promise of a day on which a record was verified", () => {
  const problems = (asOf: string, date: string) =>
    verificationProblems({ asOf }, date, "2026-12-01");

  it("is kept by today, a year long", () => {
    expect(problems("2026-12-01", "2027-12-01")).toEqual([]);
  });

  it("is broken by a day to come, and after a year", () => {
    expect(problems("2026-12-02", "2027-12-01")).toEqual([
      "It says that it was verified on 2026-12-02: put the day on which you did it.",
    ]);
    expect(problems("2026-12-01", "2027-12-02")).toEqual([
      "It is asked on 2027-12-02, and was last verified on 2026-12-01: read its source again.",
    ]);
  });
});

describe("the promise of room on a phone", () => {
  it("is kept by a prompt of 80 characters, and broken by one of 81", () => {
    expect(promptProblem({ prompt: "x".repeat(80) })).toBeNull();
    expect(promptProblem({ prompt: "x".repeat(81) })).toMatch(/^Its prompt has 81 characters/);
  });
});
