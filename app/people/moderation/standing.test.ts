import { describe, expect, it } from "vitest";
import { muteEnd, type Outcome, standingOf } from "./standing";

const DAY = 24 * 60 * 60_000;
const decided = (outcome: Outcome, at = 0, isTakenBack = false) => ({ outcome, at, isTakenBack });

describe("standingOf", () => {
  it.each([
    ["nothing", [], null, false],
    ["a hidden reply and a warning", [decided("hide"), decided("warn")], null, false],
    ["a mute of a day", [decided("mute-1", 5)], 5 + DAY, false],
    ["a mute of a week", [decided("mute-7", 5)], 5 + 7 * DAY, false],
    ["a mute of a month", [decided("mute-30")], 30 * DAY, false],
    [
      "a long mute and a later short one",
      [decided("mute-1", DAY), decided("mute-7")],
      7 * DAY,
      false,
    ],
    ["a ban", [decided("ban")], null, true],
    ["a ban after a mute", [decided("mute-1"), decided("ban", DAY)], DAY, true],
    ["what was taken back", [decided("ban", 0, true), decided("mute-7", 0, true)], null, false],
    ["one of two, taken back", [decided("mute-30", 0, true), decided("mute-1")], DAY, false],
  ] as const)("after %s", (_, decisions, mutedUntil, isBanned) => {
    expect(standingOf(decisions)).toEqual({ mutedUntil, isBanned });
  });
});

it.each([
  ["hide", null],
  ["dismiss", null],
  ["ban", null],
  ["mute-30", 30 * DAY],
] as const)("muteEnd of %s", (outcome, end) => {
  expect(muteEnd({ outcome, at: 0 })).toBe(end);
});
