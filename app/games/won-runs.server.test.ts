import { expect, it } from "vitest";
import { endStreak } from "~/play/player/end-streak.server";
import { type Attempt, newAttempt } from "~/play/rules/attempt";
import { storedTitle } from "~/play/rules/title-rules.server";
import { serverGames } from "./registry.server";

const title = storedTitle(serverGames["golden-word"]);
const DAY = "2026-11-22";
const won = { isWin: true, outOf: 6 };

const attempt = (words: readonly string[]): Attempt => ({
  ...newAttempt({
    ...{ id: "a", rules: 1, edition: 1, date: DAY, startedOn: DAY, startedAt: 0 },
    ...{ options: [], isFriendly: false },
  }),
  moves: words.map((move, at) => ({ move, at })),
});

const runsOf = (words: readonly string[], results: readonly (typeof won)[]) => {
  const slots = { result: attempt(words), friendly: null };
  const { winRun, wonRun } = endStreak(title, slots, { dates: [DAY], results }, DAY);
  return { winRun, wonRun };
};

it("counts the wins in a row before an attempt that is running, and with one that is over", () => {
  expect(runsOf(["weather"], [won, won])).toEqual({ winRun: 2, wonRun: undefined });
  expect(runsOf(["striker"], [won, won, won])).toEqual({ winRun: undefined, wonRun: 3 });
});
