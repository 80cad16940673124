import { expect, it } from "vitest";
import type { Attempt } from "~/play/rules/attempt";
import type { ServerGame } from "~/play/rules/server-game.server";
import { storedTitle } from "~/play/rules/title-rules.server";
import { weeklyTitle } from "../../../tests/fixtures/test-titles";
import { changesWaiting } from "./waiting.server";

/** Lists tell how many doors were right, and from the fifth day on whether both of the first were tried. */
const telling = {
  ...weeklyTitle,
  underWay: (_, { rows }) => `${rows.filter(({ isRight }) => isRight).length} of 3 are open.`,
  restsToday: ({ rows }, daysIn) => rows.length > 1 && daysIn > 3,
} satisfies typeof weeklyTitle;
const title = storedTitle(telling as unknown as ServerGame);

const made = (...moves: number[]): Attempt => ({
  id: "an-attempt",
  rules: 1,
  edition: 1,
  date: "2026-11-13",
  startedOn: "2026-11-14",
  startedAt: Date.parse("2026-11-14T10:00:00Z"),
  moves: moves.map((move, index) => ({ move, at: 1000 * index })),
  options: [],
  isFriendly: false,
  isLate: false,
});

it("lists tell something else after a move that changes what they say on any day", () => {
  expect(changesWaiting(title, made(), made(1))).toBe(true);
  expect(changesWaiting(title, made(), made(0))).toBe(false);
  expect(changesWaiting(title, made(0), made(0, 0))).toBe(true);
});

it("lists tell nothing of a title that says nothing of what waits, nor of nothing", () => {
  const silent = storedTitle(weeklyTitle as unknown as ServerGame);
  expect(changesWaiting(silent, made(), made(1))).toBe(false);
  expect(changesWaiting(title, null, made(1))).toBe(false);
});
