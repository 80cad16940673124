import { describe, expect, it } from "vitest";
import { playable } from "~/playable";
import { orderOn, trebleOn } from "./treble";

const dates = Array.from({ length: 800 }, (_, day) =>
  new Date(Date.parse("2026-11-20") + day * 86_400_000).toISOString().slice(0, 10),
);

describe("the treble of a date", () => {
  it.each([
    ["Monday", "2026-11-23", "golden-word", "spot-kick"],
    ["Tuesday", "2026-11-24", "link-up-play", "wall-pass"],
    ["Wednesday", "2026-11-25", "crossbar", "career-path"],
    ["Thursday", "2026-11-26", "daily-quiz", "kit-detective"],
    ["Friday", "2026-11-27", "golden-word", "keepy-uppy"],
    ["Saturday", "2026-11-28", "link-up-play", "spot-kick"],
    ["Sunday", "2026-11-29", "higher-line", "wall-pass"],
  ])("is on a %s, %s, the quiz, %s and %s", (_, date, mind, ball) => {
    expect(trebleOn(date)).toEqual(["full-time-quiz", mind, ball]);
  });

  it("is three different titles, the quiz first, and again the same a week later", () => {
    for (const [day, date] of dates.entries()) {
      const treble = trebleOn(date);
      expect(new Set(treble).size).toBe(3);
      expect(treble[0]).toBe("full-time-quiz");
      expect(trebleOn(dates[day + 7] ?? dates[day % 7] ?? "")).toEqual(treble);
    }
  });

  it("is none of what is no date", () => {
    expect(() => trebleOn("tomorrow")).toThrow(RangeError);
  });
});

it("the order of a date has each title once, its treble first", () => {
  for (const date of dates.slice(0, 7)) {
    expect(orderOn(date).slice(0, 3)).toEqual(trebleOn(date));
    expect(orderOn(date).toSorted()).toEqual(playable.toSorted());
  }
});
