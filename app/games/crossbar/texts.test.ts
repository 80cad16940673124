import { describe, expect, it } from "vitest";
import { cleanText, ownLine, sharedSentence, squaresInWords, timeLine } from "./end-texts";
import { checkText, headline, scoreText, timeText } from "./texts";

it.each([
  [0, 0, 10, "The last right letter ends it. Check: a wrong one costs its words their star."],
  [1, 0, 9, "All right so far. 9 checks left."],
  [2, 1, 8, "1 letter wrong. 8 checks left."],
  [9, 12, 1, "12 letters wrong. One check left."],
])("after %i checks and %i wrong letters says with %i left: %s", (checks, wrong, left, text) => {
  expect(checkText(checks, wrong, left)).toBe(text);
});

it("has a headline for every kind of result", () => {
  const all = [headline(false, 3, 6), ...[6, 4, 2].map((score) => headline(true, score, 6))];
  all.push(headline(true, 0, 0));
  expect(new Set(all).size).toBe(5);
  for (const text of all) expect(text).toMatch(/\.$/);
});

it.each([
  [0, "0:00"],
  [999, "0:00"],
  [102_400, "1:42"],
  [3_600_000, "60:00"],
  [-5, "0:00"],
])("writes %i ms as %s", (elapsed, text) => {
  expect(timeText(elapsed)).toBe(text);
});

describe("a result", () => {
  const won = { isWin: true, score: 5, outOf: 6, elapsed: 102_400 };

  it("has its time, unless that is kept to oneself", () => {
    expect(sharedSentence(won)).toBe("A fan solved it in 1:42, 5 of 6 words clean. Your turn.");
    expect(scoreText(won)).toBe("1:42");
    expect(timeLine(won)).toBeNull();
    const untimed = { ...won, elapsed: 0 };
    expect(sharedSentence(untimed)).toBe("A fan solved it, 5 of 6 words clean. Your turn.");
    expect([scoreText(untimed), scoreText({ ...won, elapsed: null })]).toEqual([
      "Solved",
      "Solved",
    ]);
    expect(timeLine(untimed)).toBeNull();
  });

  it("counts its words without help", () => {
    expect(cleanText(won)).toBe("5 of 6 words without help");
  });

  it("that is no win has the words found for its score, and names none", () => {
    const lost = { ...won, isWin: false };
    expect(scoreText(lost)).toBe("5/6");
    expect(sharedSentence(lost)).toBe("The grid held out against a fan. Your turn.");
    expect(timeLine(lost)).toBe("The whistle went after 1:42.");
  });

  it("of a void grid says so", () => {
    const nothing = { ...won, score: 0, outOf: 0 };
    expect(scoreText(nothing)).toBe("Void");
    expect(sharedSentence(nothing)).toBe("This grid was taken back, so nobody lost.");
  });
});

it.each([
  ["🟩🟩🟨\n🟩⬛🟩", "Across: clean, clean, after a check. Down: clean, shown, clean."],
  ["🟩🟨", "Clean, after a check"],
  ["", ""],
])("says of %j: %s", (squares, words) => {
  expect(squaresInWords(squares)).toBe(words);
});

it.each([
  [116_000, null, true, "Your first time: 1:56. Tomorrow's can be shorter."],
  [116_000, null, false, "Your first time: 1:56. "],
  [116_000, 130_000, true, "Your best time yet. Before it: 2:10 on 24 November 2026."],
  [116_000, 116_900, true, "Level with your best time: 1:56 on 24 November 2026."],
  [116_000, 80_000, false, "Your best time: 1:20 on 24 November 2026."],
])("of %i ms beside a best of %s, of today %s: %s", (own, before, isToday, text) => {
  const best = before === null ? null : { elapsed: before, day: "24 November 2026" };
  expect(ownLine(own, best, isToday).join(" ")).toBe(text);
});
