import { describe, expect, it } from "vitest";
import { cleanText, sharedSentence, squaresInWords, timeLine } from "./end-texts";
import { checkText, headline, scoreText, timeText } from "./texts";

it.each([
  [0, 0, 10, "A check costs stars for wrong letters."],
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
