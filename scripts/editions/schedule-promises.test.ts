import { describe, expect, it } from "vitest";
import { recordProblems, scheduleProblems } from "./schedule-promises";

const numbers = Array.from({ length: 300 }, (_, index) => index + 1);
const problemsOf = (editions: number[], known = editions) =>
  scheduleProblems({ firstDate: "2026-11-21", period: "day", editions }, known);

describe("the promises of a schedule", () => {
  it("are kept by a table without repetition", () => {
    expect(problemsOf(numbers)).toEqual([]);
  });

  it("are kept by an edition that comes back after 201 days", () => {
    expect(problemsOf([...numbers.slice(0, 201), 1])).toEqual([]);
  });

  it.each([
    ["an edition that comes back after 200 days", [...numbers.slice(0, 200), 1]],
    ["an edition on two days running", [1, 1]],
  ])("are broken by %s", (_, editions) => {
    expect(problemsOf(editions)).toEqual([expect.stringContaining("Edition 1 comes back")]);
  });

  it("are broken by an edition that there is not", () => {
    expect(problemsOf([1, 2], [1])).toEqual(["There is no edition 2."]);
  });

  it("are broken by a new edition without a date", () => {
    expect(problemsOf([2, 3], [1, 2, 3, 4])).toEqual(["Edition 4 has no date."]);
  });
});

describe("the promises of the records of a schedule", () => {
  const problemsWith = (editions: number[], hosts: number[]) =>
    recordProblems({ firstDate: "2026-11-21", period: "day", editions }, (number) => [
      `own-${number}`,
      ...(hosts.includes(number) ? ["host"] : []),
    ]);

  it("are kept by one that another edition has after 201 days", () => {
    expect(problemsWith(numbers.slice(0, 202), [1, 202])).toEqual([]);
  });

  it("are broken by one that another edition has after 200 days", () => {
    expect(problemsWith(numbers.slice(0, 202), [1, 201])).toEqual([
      "Edition 201 has 'host' again after 200 periods.",
    ]);
  });

  it("leave an edition that comes back to the promises of the schedule", () => {
    expect(problemsWith([1, 1], [1])).toEqual([]);
  });
});
