import { describe, expect, it } from "vitest";
import { resultTexts } from "./shared-result";

const result = { edition: 1, date: "2026-11-21", isWin: true, score: 3, outOf: 5, elapsed: 0 };

describe("resultTexts", () => {
  it("says the score", () => {
    expect(resultTexts({ ...result, squares: "🟩" })).toMatchObject({
      score: "3/5",
      caption: "",
      sentence: "A fan scored 3/5. Your turn.",
    });
  });

  it.each([
    ["🟩🟥🟩🟩⬛", "Right, wrong, right, right, out of time"],
    ["🟥", "Wrong"],
    ["", ""],
  ])("says %s as %j", (squares, words) => {
    expect(resultTexts({ ...result, squares }).words).toBe(words);
  });
});
