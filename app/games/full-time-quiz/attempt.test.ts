import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answer, attemptWith, START } from "../../../tests/fixtures/rules-attempt";
import {
  type Attempt,
  type AttemptEvent,
  attemptReducer,
  isFinished,
  lastAnswerAt,
  resultsOf,
} from "./attempt";
import type { ChoiceIndex, Solution } from "./question";

type Answered = Extract<AttemptEvent, { type: "answered" }>;
type Started = Extract<AttemptEvent, { type: "started" }>;

const answered = (change: Partial<Answered> = {}): Answered => ({
  type: "answered",
  question: 0,
  choice: 2,
  elapsed: null,
  arrivedAt: START + 3000,
  ...change,
});

const started = (change: Partial<Started> = {}): Started => ({
  type: "started",
  id: "attempt-2",
  edition: 2,
  date: "2026-11-21",
  at: START + 60_000,
  ...change,
});

describe("starting", () => {
  const fresh = {
    id: "attempt-2",
    edition: 2,
    date: "2026-11-21",
    startedAt: START + 60_000,
    answers: [],
    late: false,
    friendly: false,
  };

  it("makes a fresh attempt out of none", () => {
    expect(attemptReducer(null, started())).toEqual(fresh);
  });

  it.each([0, 1, 4])("keeps an attempt of the same date that runs with %i answers", (count) => {
    const running = attemptWith(count);
    expect(attemptReducer(running, started())).toBe(running);
  });

  it("replaces a running attempt of another date", () => {
    const yesterday = attemptWith(2, { date: "2026-11-20" });
    expect(attemptReducer(yesterday, started())).toEqual(fresh);
  });

  it("replaces a finished attempt of another date", () => {
    expect(attemptReducer(attemptWith(5, { date: "2026-11-20" }), started())).toEqual(fresh);
  });

  it("keeps a finished attempt of the same date, which is its result", () => {
    const result = attemptWith(5);
    expect(attemptReducer(result, started())).toBe(result);
  });

  it("does not carry a late mark over to the next attempt", () => {
    const yesterday = attemptWith(5, { date: "2026-11-20", late: true });
    expect(attemptReducer(yesterday, started())).toEqual(fresh);
  });
});

describe("answering", () => {
  it("appends the answer to the next open question", () => {
    const after = attemptReducer(attemptWith(1), answered({ question: 1 }));
    expect(after?.answers).toEqual([answer(1, 2000), answer(2, 3000)]);
  });

  it("leaves the attempt it was given as it was", () => {
    const before = attemptWith(1);
    attemptReducer(before, answered({ question: 1 }));
    expect(before).toEqual(attemptWith(1));
  });

  it("takes five answers in order and is finished then", () => {
    const after = [0, 1, 2, 3, 4].reduce<Attempt | null>(
      (state, question) => attemptReducer(state, answered({ question })),
      attemptWith(0),
    );
    expect(after && isFinished(after)).toBe(true);
  });

  it("has nothing to answer without an attempt", () => {
    expect(attemptReducer(null, answered())).toBeNull();
  });

  it.each([
    ["a locked question", 2, { question: 0 }],
    ["the question answered last", 2, { question: 1 }],
    ["a question still ahead", 2, { question: 3 }],
    ["a question before the first", 0, { question: -1 }],
    ["a question that is no whole number", 0, { question: 0.5 }],
    ["a choice below the first", 0, { choice: -1 }],
    ["a choice beyond the last", 0, { choice: 4 }],
    ["a choice between two", 0, { choice: 1.5 }],
    ["a choice that is no number", 0, { choice: Number.NaN }],
    ["a sixth question", 5, { question: 5 }],
    ["a question of a finished attempt", 5, { question: 4 }],
  ])("gives the same object back for %s", (_, count, change) => {
    const attempt = attemptWith(count);
    expect(attemptReducer(attempt, answered(change))).toBe(attempt);
  });
});

describe("the time of an answer", () => {
  const before = attemptWith(1, { answers: [answer(1, 10_000)] });

  it.each([
    ["the player's own time when it fits", 12_345, 13_000, 12_345],
    ["the player's own time at the previous answer", 10_000, 13_000, 10_000],
    ["the player's own time at the arrival", 13_000, 13_000, 13_000],
    ["the player's own time in whole milliseconds", 12_345.6, 13_000, 12_346],
    ["the server's when the player's lies before the previous answer", 9_999, 13_000, 13_000],
    ["the server's when the player's lies after the arrival", 13_001, 13_000, 13_000],
    ["the server's when nobody measured", null, 13_000, 13_000],
    ["the server's when the player's is negative", -1, 13_000, 13_000],
    ["the server's when the player's is no number", Number.NaN, 13_000, 13_000],
    ["the server's when the player's never ends", Number.POSITIVE_INFINITY, 13_000, 13_000],
    ["the previous answer's when the server's clock jumped back", 12_000, 4_000, 10_000],
    ["the previous answer's when the server's clock jumped before the start", null, -5_000, 10_000],
  ])("is %s", (_, elapsed, arrival, at) => {
    const event = answered({ question: 1, elapsed, arrivedAt: START + arrival });
    expect(attemptReducer(before, event)?.answers[1]?.at).toBe(at);
  });

  it("is never negative for the first answer after the clock jumped back", () => {
    const event = answered({ arrivedAt: START - 5_000 });
    expect(attemptReducer(attemptWith(0), event)?.answers[0]?.at).toBe(0);
  });
});

describe("the late mark", () => {
  const FIVE_MINUTES = 300_000;

  it.each([
    ["stays off for an answer that arrives five minutes later", 3000, 3000 + FIVE_MINUTES, false],
    ["is set when it arrives more than five minutes later", 3000, 3001 + FIVE_MINUTES, true],
    ["stays off when nobody measured the time", null, 10 * FIVE_MINUTES, false],
    ["stays off when the player's own time counts for nothing", -1, 10 * FIVE_MINUTES, false],
  ])("%s", (_, elapsed, arrival, late) => {
    const event = answered({ elapsed, arrivedAt: START + arrival });
    expect(attemptReducer(attemptWith(0), event)?.late).toBe(late);
  });

  it("stays once it is set", () => {
    const late = attemptWith(1, { late: true });
    const event = answered({ question: 1, elapsed: 3000, arrivedAt: START + 3000 });
    expect(attemptReducer(late, event)?.late).toBe(true);
  });
});

const hostileNumber = (low: number, high: number) =>
  fc.oneof({ weight: 4, arbitrary: fc.integer({ min: low, max: high }) }, fc.double());

const hostileEvent: fc.Arbitrary<AttemptEvent> = fc.oneof(
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant("started" as const),
      id: fc.uuid(),
      edition: fc.integer({ min: 1, max: 14 }),
      date: fc.constantFrom("2026-11-21", "2026-11-22"),
      at: fc.integer({ min: START - 1e9, max: START + 1e9 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant("answered" as const),
      question: hostileNumber(-1, 6),
      choice: hostileNumber(-1, 4),
      elapsed: fc.option(hostileNumber(-1000, 10_000_000)),
      arrivedAt: fc.integer({ min: START - 1e9, max: START + 1e9 }),
    }),
  },
);

/** Plays events, and gives every step to a check. */
function play(
  events: AttemptEvent[],
  check: (before: Attempt | null, after: Attempt | null) => void,
) {
  events.reduce<Attempt | null>((before, event) => {
    const after = attemptReducer(before, event);
    check(before, after);
    return after;
  }, attemptWith(0));
}

describe("whatever happens", () => {
  const events = fc.array(hostileEvent, { maxLength: 60 });

  it("an attempt never has more than five answers", () => {
    const check = (_: Attempt | null, after: Attempt | null) =>
      expect(after?.answers.length).toBeLessThanOrEqual(5);
    fc.assert(fc.property(events, (all) => play(all, check)));
  });

  it("time within an attempt never runs backwards", () => {
    const check = (_: Attempt | null, after: Attempt | null) => {
      const times = after?.answers.map(({ at }) => at) ?? [];
      expect(times).toEqual(times.toSorted((one, other) => one - other));
      expect(times.every((at) => Number.isInteger(at) && at >= 0)).toBe(true);
    };
    fc.assert(fc.property(events, (all) => play(all, check)));
  });

  it("an answer once given never changes", () => {
    const check = (before: Attempt | null, after: Attempt | null) => {
      if (before?.id !== after?.id) return;
      expect(after?.answers.slice(0, before?.answers.length)).toEqual(before?.answers);
    };
    fc.assert(fc.property(events, (all) => play(all, check)));
  });

  it("only choices that exist are kept", () => {
    const check = (_: Attempt | null, after: Attempt | null) =>
      expect(after?.answers.every(({ choice }) => [0, 1, 2, 3].includes(choice))).toBe(true);
    fc.assert(fc.property(events, (all) => play(all, check)));
  });
});

describe("isFinished", () => {
  it.each([
    [0, false],
    [4, false],
    [5, true],
  ])("with %i answers it is %s", (count, finished) => {
    expect(isFinished(attemptWith(count))).toBe(finished);
  });
});

describe("lastAnswerAt", () => {
  it.each([
    [0, 0],
    [1, 2000],
    [5, 10_000],
  ])("with %i answers it is %i ms", (count, at) => {
    expect(lastAnswerAt(attemptWith(count))).toBe(at);
  });
});

describe("resultsOf", () => {
  const solutions = (...indexes: ChoiceIndex[]): Solution[] =>
    indexes.map((correctIndex) => ({ correctIndex, fact: "A fact.", source: "A source" }));

  it.each([
    ["all right", 5, solutions(1, 1, 1, 1, 1), { correct: 5, total: 5, accuracy: 100 }],
    ["three right", 5, solutions(1, 0, 1, 2, 1), { correct: 3, total: 5, accuracy: 60 }],
    ["none right", 5, solutions(0, 0, 2, 3, 0), { correct: 0, total: 5, accuracy: 0 }],
    ["two of five so far", 2, solutions(1, 1, 1, 1, 1), { correct: 2, total: 5, accuracy: 40 }],
    ["a third, rounded down", 3, solutions(1, 0, 0), { correct: 1, total: 3, accuracy: 33 }],
    ["two thirds, rounded up", 3, solutions(1, 1, 0), { correct: 2, total: 3, accuracy: 67 }],
    ["no questions at all", 0, [], { correct: 0, total: 0, accuracy: 0 }],
  ])("counts %s", (_, count, given, expected) => {
    expect(resultsOf(attemptWith(count), given)).toMatchObject(expected);
  });

  it("takes the time of the last answer", () => {
    expect(resultsOf(attemptWith(5), solutions(1, 1, 1, 1, 1)).elapsed).toBe(10_000);
  });
});
