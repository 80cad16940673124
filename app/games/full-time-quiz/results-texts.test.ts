import { describe, expect, it } from "vitest";
import { clockText } from "~/play/rules/clock-text";
import { hidesCrowd, highlightMessage, ownLine, shareText } from "./results-texts";

const results = (accuracy: number, elapsed: number) => ({
  correct: 4,
  total: 5,
  accuracy,
  elapsed,
});

describe("highlightMessage", () => {
  const elite = "Elite finish – you're pacing the leaderboards.";
  const topQuarter = "You're in the top 25% of fans right now.";
  const fast = "Lightning fast! Keep the streak rolling.";
  const steady = "Keep building that streak – consistency wins the cup.";

  it.each([
    [100, 60_000, elite],
    [90, 60_000, elite],
    [90, 1000, elite],
    [89, 60_000, topQuarter],
    [70, 60_000, topQuarter],
    [70, 1000, topQuarter],
    [69, 0, fast],
    [69, 59_999, fast],
    [69, 60_000, steady],
    [0, 59_999, fast],
    [0, 60_001, steady],
  ])("at %i percent in %i ms says what was promised (row %#)", (accuracy, elapsed, message) => {
    expect(highlightMessage(results(accuracy, elapsed))).toBe(message);
  });
});

describe("highlightMessage among fans", () => {
  const among = (beats: number) => ({
    ...{ fans: 1204, keys: {} },
    spread: { beats, heading: "", bars: [], own: 0 },
  });

  it.each([
    [100, 50, "Elite finish – you're pacing the leaderboards."],
    [80, 75, "You're in the top 25% of fans right now."],
    [60, 75, "You're in the top 25% of fans right now."],
    [80, 74, "Lightning fast! Keep the streak rolling."],
    [40, 10, "Lightning fast! Keep the streak rolling."],
  ])("at %i percent, better than %i percent of fans", (accuracy, beats, message) => {
    expect(highlightMessage(results(accuracy, 1000), among(beats))).toBe(message);
  });

  it.each([
    ["few fans", { place: 7 }],
    ["fans who can't be compared", { ...among(0), spread: null }],
    ["no crowd", null],
  ])("goes by accuracy with %s", (_, crowd) => {
    const message = highlightMessage(results(80, 1000), crowd);
    expect(message).toBe("You're in the top 25% of fans right now.");
  });
});

describe("hidesCrowd", () => {
  it.each([
    ["a first fan with an elite finish", 100, { place: 1 }, true],
    ["a first fan in the top quarter", 70, { place: 1 }, true],
    ["a second one", 100, { place: 2 }, false],
    ["a first fan below it", 69, { place: 1 }, false],
    ["whom the server has told nothing", 80, undefined, false],
  ])("of %s", (_, accuracy, crowd, isHidden) => {
    expect(hidesCrowd(results(accuracy, 1000), crowd)).toBe(isHidden);
  });
});

describe("shareText", () => {
  it.each([
    [14_649, "I scored 4/5 (80%) on the Full-Time Quiz in 14.6 s!"],
    [60_000, "I scored 4/5 (80%) on the Full-Time Quiz in 60.0 s!"],
    [0, "I scored 4/5 (80%) on the Full-Time Quiz in 0.0 s!"],
  ])("after %i ms it reads as it was promised", (elapsed, text) => {
    expect(shareText(results(80, elapsed))).toBe(text);
  });
});

describe("ownLine", () => {
  const best = (score: number, elapsed: number | null) => ({
    ...{ score, outOf: 5, elapsed, day: "24 November 2026" },
  });

  it.each([
    ["nothing at first", null, null],
    ["a better score", best(3, 9000), "Your best yet! Before: 3/5 in 9.0 s"],
    ["a better time", best(4, 61_000), "Your best yet! Before: 4/5 in 61.0 s"],
    ["the first time known", best(4, null), "Your best yet! Before: 4/5"],
    ["as good", best(4, 32_000), "Your best: 4/5 in 32.0 s"],
    ["a longer time", best(4, 20_000), "Your best: 4/5 in 20.0 s"],
    ["a lower score", best(5, 60_000), "Your best: 5/5 in 60.0 s"],
  ])("after 4 of 5 in 32 s tells %s", (_, before, line) => {
    expect(ownLine(results(80, 32_000), before)).toBe(line);
  });

  it("tells nothing of a quiz that was taken back", () => {
    expect(ownLine({ ...results(100, 9000), total: 0 }, best(3, 9000))).toBeNull();
  });
});

describe("clockText", () => {
  it.each([
    [0, "0:00.0"],
    [99, "0:00.0"],
    [100, "0:00.1"],
    [9_999, "0:09.9"],
    [14_649, "0:14.6"],
    [59_999, "0:59.9"],
    [60_000, "1:00.0"],
    [3_600_000, "60:00.0"],
    [-1, "0:00.0"],
    [-60_000, "0:00.0"],
  ])("writes %i ms as %s", (elapsed, text) => {
    expect(clockText(elapsed)).toBe(text);
  });
});
