import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Attempt } from "~/play/rules/attempt";
import { attemptIn, resultsIn, slotsFrom } from "./former-version.server";

const stored = {
  id: "one",
  edition: 3,
  date: "2026-11-21",
  startedAt: 7,
  answers: [{ choice: 2, at: 900 }],
  late: true,
};

describe("attemptIn", () => {
  it("makes a log of the choices", () => {
    expect(attemptIn({ ...stored, userId: "fan-1" })).toEqual({
      id: "one",
      rules: 1,
      edition: 3,
      date: "2026-11-21",
      startedOn: "2026-11-21",
      startedAt: 7,
      moves: [{ move: 2, at: 900 }],
      options: [],
      isFriendly: false,
      isLate: true,
    });
  });

  it.each([
    null,
    "x",
    {},
    { ...stored, answers: undefined },
    { ...stored, answers: [{ choice: 4, at: 900 }] },
    { ...stored, answers: Array(6).fill({ choice: 1, at: 900 }) },
    { ...stored, date: "today" },
  ])("finds none in %j", (other) => {
    expect(attemptIn(other)).toBeNull();
  });
});

describe("resultsIn", () => {
  it("has a result for each day", () => {
    const days = [
      { date: "2026-11-20", correct: 3, total: 5, elapsed: 9000 },
      { date: "2026-11-21", correct: 2, total: 5, elapsed: 8000 },
    ];
    expect(resultsIn({ userId: "fan-1", current: null, plays: 5, days })).toMatchObject([
      {
        slug: "full-time-quiz",
        playedOn: "2026-11-20",
        result: { date: "2026-11-20", isWin: true, score: 3, outOf: 5, elapsed: 9000 },
      },
      { playedOn: "2026-11-21", result: { isWin: false, score: 2 } },
    ]);
  });

  it("reads whatever the document holds", () => {
    fc.assert(
      fc.property(fc.anything(), (odd) => {
        expect(resultsIn({ days: odd })).toBeInstanceOf(Array);
      }),
    );
  });
});

describe("slotsFrom", () => {
  const attempt = (id: string, startedAt: number, moves: number, isFriendly = false) => {
    const log = Array.from({ length: moves }, (_, index) => ({ move: 1, at: 1000 * index }));
    return { id, startedAt, moves: log, isFriendly } as unknown as Attempt<number>;
  };

  it.each<[string, Attempt<number>[], string | null, string | null]>([
    ["none", [], null, null],
    ["one that is running", [attempt("a", 1, 2)], "a", null],
    ["the first that is finished", [attempt("b", 2, 5), attempt("a", 1, 2)], "b", null],
    ["a replay, which is a Friendly", [attempt("a", 1, 5), attempt("b", 2, 5)], "a", "b"],
    ["a Friendly beside it", [attempt("a", 1, 5), attempt("b", 2, 1, true)], "a", "b"],
    ["a Friendly alone", [attempt("b", 2, 5, true)], null, "b"],
  ])("takes the result and the Friendly out of %s", (_, attempts, result, friendly) => {
    const slots = slotsFrom(attempts);
    expect([slots.result?.id ?? null, slots.friendly?.id ?? null]).toEqual([result, friendly]);
    expect(slots.friendly?.isFriendly ?? true).toBe(true);
  });
});
