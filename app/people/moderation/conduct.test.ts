import { describe, expect, it } from "vitest";
import { conductAfter, isOfStanding, muteEnd } from "./conduct";
import type { Outcome } from "./outcomes";

const DAY = 24 * 60 * 60_000;
const decided = (outcome: Outcome, at = 0, stands = true) => ({ outcome, at, stands });

describe("conductAfter", () => {
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
    ["what was taken back", [decided("ban", 0, false), decided("mute-7", 0, false)], null, false],
    ["one of two, taken back", [decided("mute-30", 0, false), decided("mute-1")], DAY, false],
  ] as const)("after %s", (_, decisions, mutedUntil, isBanned) => {
    expect(conductAfter(decisions)).toEqual({ mutedUntil, isBanned });
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

describe("isOfStanding", () => {
  const now = 10 * DAY;
  const reporter = {
    ...{ joinedAt: now - DAY - 1, isVerified: true, hasFinished: true },
    ...{ mutedUntil: null, isBanned: false },
  };

  it.each([
    ["an account of more than a day that has played", {}, true],
    ["one of a day", { joinedAt: now - DAY }, false],
    ["one whose age is not known", { joinedAt: null }, false],
    ["one without a verified address", { isVerified: false }, false],
    ["one that has finished nothing", { hasFinished: false }, false],
    ["a muted one", { mutedUntil: now + 1 }, false],
    ["one whose mute is over", { mutedUntil: now }, true],
    ["a banned one", { isBanned: true }, false],
  ])("of %s", (_, change, expected) => {
    expect(isOfStanding({ ...reporter, ...change }, now)).toBe(expected);
  });
});
