import { describe, expect, it } from "vitest";
import { headline } from "./texts";

describe("the sentence on a result", () => {
  it.each([
    [27, 27, "Every shirt on sight. The kit room is yours."],
    [26, 27, "Case closed, and not a thread loose."],
    [25, 27, "Case closed, and not a thread loose."],
    [24, 27, "Case closed, with hardly a thread loose."],
    [20, 27, "Case closed, with hardly a thread loose."],
    [19, 27, "Case closed. A few threads hang loose."],
    [14, 27, "Case closed. A few threads hang loose."],
    [13, 27, "Close. The wardrobe keeps this one."],
    [8, 27, "The wardrobe wins this week. Friday brings nine more."],
    [23, 24, "Case closed, and not a thread loose."],
    [22, 24, "Case closed, with hardly a thread loose."],
    [0, 0, "No result: the week counts, and nobody lost."],
  ])("for %i of %i stars", (score, outOf, text) => {
    expect(headline(score, outOf)).toBe(text);
  });
});
