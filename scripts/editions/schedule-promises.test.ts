import { describe, expect, it } from "vitest";
import { scheduleProblems } from "./schedule-promises";

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
