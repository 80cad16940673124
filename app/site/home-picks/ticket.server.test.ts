import { describe, expect, it } from "vitest";
import { ticketFor } from "./ticket.server";

const QUIZ = "full-time-quiz";
const today = "2026-11-23";
const running = { current: 3, best: 3, state: "running" } as const;
const none = { current: 0, best: 0, state: "none" } as const;
const paused = { current: 4, best: 9, state: "paused" } as const;
const result = { isWin: true, score: 4, outOf: 5 };
const squares = "🟩🟩🟥🟩🟩";

const days = (change: Partial<Parameters<typeof ticketFor>[0]>) => ({
  today,
  dates: new Map<string, string[]>(),
  streak: none,
  current: [],
  ...change,
});

describe("the ticket", () => {
  it.each([
    ["a visitor who has not played", null, { name: "kick-off" }],
    ["an account that has not played", days({}), { name: "kick-off" }],
    [
      "a player who played yesterday",
      days({ dates: new Map([["2026-11-22", [QUIZ]]]), streak: running }),
      { name: "kick-off" },
    ],
    ["a streak that waits", days({ streak: paused }), { name: "paused" }],
    [
      "a quiz that was just kicked off",
      days({ current: [{ slug: QUIZ, moves: 0, elapsed: 0, result: null, squares: "" }] }),
      { name: "resume", at: 1 },
    ],
    [
      "a quiz after two answers, though the streak waits",
      days({
        current: [{ slug: QUIZ, moves: 2, elapsed: 9, result: null, squares: "" }],
        streak: paused,
      }),
      { name: "resume", at: 2 },
    ],
    [
      "a finished quiz",
      days({ current: [{ slug: QUIZ, moves: 5, elapsed: 14_600, result, squares }] }),
      { name: "full-time", result: { score: 4, outOf: 5, elapsed: 14_600, time: "0:14.6" } },
    ],
    [
      "a finished quiz of which only the score is known",
      days({ current: [{ slug: QUIZ, moves: 0, elapsed: null, result, squares: "" }] }),
      { name: "full-time", result: { score: 4, outOf: 5, elapsed: null, time: null } },
    ],
    [
      "a finished quiz of which only the date is known",
      days({ dates: new Map([[today, [QUIZ]]]), streak: running }),
      { name: "full-time", result: null },
    ],
    [
      "another title that was played",
      days({
        dates: new Map([[today, ["golden-word"]]]),
        current: [{ slug: "golden-word", moves: 3, elapsed: 9, result, squares }],
        streak: running,
      }),
      { name: "kick-off" },
    ],
  ])("of %s is right", (_, given, ticket) => {
    expect(ticketFor(given, QUIZ)).toEqual(ticket);
  });
});
