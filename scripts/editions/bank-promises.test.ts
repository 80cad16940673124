import { describe, expect, it } from "vitest";
import { openingProblems, sourceProblems } from "./bank-promises";
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
  const problemsOn = (date: string, change: Parameters<typeof questionOf>[1]) =>
    sourceProblems(questionOf("a", change), date);
  const laws = (years: string) => ({
    source: { title: "IFAB", kind: "laws", where: `Laws of the Game ${years}, Law 11` } as const,
  });
  const fromData = (fact: string) => ({
    fact,
    source: { title: "Goals", kind: "data set", where: "goals.csv" } as const,
  });

  it.each([
    ["2026-12-06", "2026/27"],
    ["2027-06-30", "2026/27"],
    ["2027-07-01", "2027/28"],
  ])("is kept on %s by the Laws of %s", (date, years) => {
    expect(problemsOn(date, laws(years))).toEqual([]);
  });

  it("is broken by Laws that are no longer in force", () => {
    expect(problemsOn("2026-12-06", laws("2025/26"))).toEqual([
      "It cites the Laws of 2025: those of 2026 are in force then.",
    ]);
  });

  it("is kept by the Laws of long ago, and by a fact of goals from a data set", () => {
    expect(
      problemsOn("2026-12-06", {
        source: { title: "The FA", kind: "laws", where: "Laws of the Game of 1863" },
      }),
    ).toEqual([]);
    const fact = "Pelé, aged 17, and Vavá each scored twice as Brazil won the final by 5-2.";
    expect(problemsOn("2026-12-06", fromData(fact))).toEqual([]);
  });

  it("is broken by a story from a data set", () => {
    const fact =
      "He also sang on a hit, wrote novels about sharks, and kept bees near the ring road.";
    expect(problemsOn("2026-12-06", fromData(fact))).toEqual([
      "No data set tells of sang, hit, wrote, novels, about: name a page.",
    ]);
  });

  it("is broken by what was verified over a year before", () => {
    expect(problemsOn("2027-11-22", {})).toEqual([]);
    expect(problemsOn("2027-11-23", {})).toEqual(["It was last verified on 2026-11-22."]);
  });
});
