import { describe, expect, it } from "vitest";
import { type Garden, gardens } from "../editions.server";
import { gardenProblems, titleCheck } from "./check";

const reasonsOf = (list: readonly Garden[]) => gardenProblems(list).map(({ reason }) => reason);
const [one, two] = gardens as [Garden, Garden];

/** Solvers and simulated players take seconds of an idle machine. */
const SOLVERS_MS = 120_000;

describe("the promises of Keepy-Uppy", () => {
  it("are kept: every line is the best, and looking ahead wins about half of the gardens", {
    timeout: SOLVERS_MS,
  }, () => {
    const { problems, figures } = titleCheck.check(null);
    expect(problems).toEqual([]);
    expect(figures?.join("\n")).toMatch(/thoughtful player: wins (4[5-9]|5\d|6[0-5]) %/);
  });

  it.each([
    ["an id twice", [one, { ...two, id: one.id }], /id exists/],
    ["a seed twice", [one, { ...one, id: "other" }], /seed exists/],
    ["a line that is not the best", [{ ...one, line: "fk" }], /best line is k/],
    ["a garden without an end", [{ ...one, seed: 0x7fffffff }], /best/],
  ])("are broken by %s", (_, list, reason) => {
    expect(reasonsOf(list).join("\n")).toMatch(reason);
  });

  it("shows a garden by its number", () => {
    expect(titleCheck.preview(1)?.join("\n")).toContain(one.line);
    expect(titleCheck.preview(0)).toBeNull();
  });
});
