import { describe, expect, it } from "vitest";
import { foundText } from "./found-text";
import { searchNames } from "./names.server";
import { nextText, stakeText } from "./texts";

const names = (...list: string[]) => list.map((name) => ({ code: "mgvs", name }));

describe("what is said of a search", () => {
  it.each([
    [names("Marta"), 1, "One name."],
    [names("Marta", "Martina Müller"), 2, "2 names."],
    [names("Marta", "Martina Müller"), 174, "2 of 174 names. More letters help."],
    [names("Gerard Piqué", "Steven Gerrard"), 1, "One name, and 1 spelt much like it."],
    [names("Marta"), 0, "No such name, which costs nothing. Did you mean Marta?"],
    [
      names("Alex Morgan", "Morgan Brian"),
      0,
      "No such name, which costs nothing. Did you mean one of these?",
    ],
    [names(), 0, "No such name in our list. It cost you nothing."],
  ])("of %j, %i of them without a slip, is '%s'", (names, count, text) => {
    expect(foundText({ names, count })).toBe(text);
  });

  it("comes with its answer", () => {
    expect(searchNames("klinsmnan")).toMatchObject({
      names: [{ name: "Jürgen Klinsmann" }],
      count: 0,
      text: "No such name, which costs nothing. Did you mean Jürgen Klinsmann?",
    });
  });
});

describe("what a stop is worth", () => {
  it.each([
    [1, 7, "5 points and the best rank, 'Scout'", "Show the next stop (then 4 points)"],
    [4, 7, "2 points and the rank 'Commentator'", "Show the next stop (then 1 point)"],
    [6, 7, "1 point and the rank 'Groundhopper'", "Show the next stop (then 1 point)"],
    [7, 7, "1 point and the rank 'Still a fan'", "I give up: who is it?"],
  ])("at stop %i of %i is %s", (shown, stops, stake, next) => {
    expect(stakeText(shown, stops)).toBe(stake);
    expect(nextText(shown, stops)).toBe(next);
  });
});
