import { describe, expect, it } from "vitest";
import { resultTexts } from "./shared-result";

describe("resultTexts", () => {
  it("says the score", () => {
    expect(resultTexts({ squares: "🟩" }, "3/5")).toMatchObject({
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
    expect(resultTexts({ squares }, "3/5").words).toBe(words);
  });
});
