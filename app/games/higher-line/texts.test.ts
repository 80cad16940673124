import { describe, expect, it } from "vitest";
import { lineOn, ownLine, runLine } from "./result-lines";
import { headline, runInWords, sharedSentence } from "./texts";

describe("the texts of a result", () => {
  it("has another sentence and another line for each number of right calls", () => {
    const scores = Array.from({ length: 11 }, (_, score) => ({ score, outOf: 10 }));
    const headlines = scores.map(({ score, outOf }) => headline(score, outOf));
    expect(new Set(headlines).size).toBe(11);
    expect(new Set(scores.map(lineOn)).size).toBe(11);
    for (const one of [...headlines, ...scores.map(lineOn)]) expect(one).toMatch(/\.$/);
    expect(lineOn({ score: 8, outOf: 9 })).toBeNull();
  });

  it.each([
    [0, 10, "A fan got no call right. Your turn."],
    [1, 10, "A fan got 1 of 10 calls right. Your turn."],
    [7, 10, "A fan got 7 of 10 calls right. Your turn."],
    [10, 10, "A fan kept a clean sheet. Your turn."],
    [8, 8, "A fan kept a clean sheet. Your turn."],
    [0, 0, "This line was taken back, so nobody lost."],
  ])("of %i out of %i", (score, outOf, sentence) => {
    expect(sharedSentence(score, outOf)).toBe(sentence);
  });

  it.each([
    ["🟩🟩🟥🟩🟩🟩🟩🟩🟩🟩", "Longest run: 7."],
    ["🟩🟥🟩🟥⬛⬛⬛⬛⬛⬛", "Longest run: 1."],
    ["🟩🟩🟥🟥⬛⬛⬛⬛⬛⬛", null],
    ["🟩🟩🟩🟩🟩🟩🟩🟩🟩🟩", null],
    ["", null],
  ])("of the longest run in %s: %s", (squares, text) => {
    expect(runLine(squares)).toBe(text);
  });

  it.each([
    [7, null, true, "Your first line: 7 of 10. Tomorrow's can be longer."],
    [7, null, false, "Your first line: 7 of 10. "],
    [10, null, true, "Your first line: 10 of 10. "],
    [7, 6, true, "Your best line yet. Before it: 6 of 10 on 24 November 2026."],
    [7, 7, true, "Level with your best line: 7 of 10 on 24 November 2026."],
    [7, 9, true, "Your best line: 9 of 10 on 24 November 2026."],
  ])("of %i beside a best of %s, of today: %s", (score, before, isToday, text) => {
    const best = before === null ? null : { score: before, outOf: 10, day: "24 November 2026" };
    expect(ownLine({ score, outOf: 10 }, best, isToday).join(" ")).toBe(text);
  });

  it.each([
    ["🟥🟥⬛⬛⬛⬛⬛⬛⬛⬛", "2 wrong"],
    ["🟥⬛⬛⬛⬛⬛⬛⬛⬛⬛", "Wrong"],
    ["🟩🟩🟥🟩🟥⬛⬛⬛⬛⬛", "2 right, wrong, 1 right, wrong"],
    ["🟩🟩🟩🟩🟩🟩🟩🟩🟩🟩", "10 right"],
    ["", "Taken back"],
  ])("of %s", (squares, words) => {
    expect(runInWords(squares)).toBe(words);
  });

  it("says when a number was taken back", () => {
    expect(headline(0, 0)).toBe("We took this line back. The day counts, and nobody lost.");
    expect(headline(8, 8)).toBe("A clean sheet: every call was right.");
  });
});
