import { describe, expect, it } from "vitest";
import { headline, sharedSentence } from "./texts";

describe("the sentence on a result", () => {
  it.each([
    [27, 27, "Every shirt on sight. The kit room is yours."],
    [26, 27, "Case closed, and not a thread loose."],
    [25, 27, "Case closed, and not a thread loose."],
    [24, 27, "Case closed, with a thread or two loose."],
    [20, 27, "Case closed, with a thread or two loose."],
    [19, 27, "Case closed. A few threads hang loose."],
    [14, 27, "Case closed. A few threads hang loose."],
    [13, 27, "Close. The wardrobe keeps this one."],
    [8, 27, "The wardrobe wins this week. Friday brings a new case."],
    [23, 24, "Case closed, and not a thread loose."],
    [22, 24, "Case closed, with a thread or two loose."],
    [0, 0, "No result: the week counts, and nobody lost."],
  ])("for %i of %i stars", (score, outOf, text) => {
    expect(headline(score, outOf)).toBe(text);
  });
});

it.each([
  [27, "A fan named every shirt on sight. Your turn."],
  [25, "A fan made Chief with 25 of 27 stars. Your turn."],
  [20, "A fan made Inspector with 20 of 27 stars. Your turn."],
  [14, "A fan made Detective with 14 of 27 stars. Your turn."],
  [13, "A fan left the case open with 13 of 27 stars. Your turn."],
])("names the rank of %i stars to a friend", (score, text) => {
  expect(sharedSentence({ score, outOf: 27 })).toBe(text);
});
