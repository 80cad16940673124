import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formerAttempt, readFormerRecord } from "./former-version.server";

const attempt = {
  id: "one",
  edition: 3,
  date: "2026-11-21",
  startedAt: 7,
  answers: [{ choice: 2, at: 900 }],
  late: true,
};

describe("an attempt of the former version", () => {
  it("is a log of its choices", () => {
    expect(formerAttempt({ ...attempt, userId: "fan-1" })).toEqual({
      id: "one",
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
    { ...attempt, answers: undefined },
    { ...attempt, moves: [], answers: 1 },
  ])("is none in %j", (stored) => {
    expect(formerAttempt(stored)).toBeNull();
  });
});

describe("a record of the former version", () => {
  it("has its dates, its results and the replays beyond them", () => {
    const days = [
      { date: "2026-11-20", correct: 3, total: 5, elapsed: 9000 },
      { date: "2026-11-21", correct: 2, total: 5, elapsed: 8000 },
    ];
    const record = readFormerRecord({ userId: "fan-1", current: null, plays: 5, days });
    expect([...(record?.dates.keys() ?? [])]).toEqual(["2026-11-20", "2026-11-21"]);
    expect(record?.title).toMatchObject({
      formerReplays: 3,
      results: [
        { isWin: true, score: 3, outOf: 5, elapsed: 9000 },
        { isWin: false, score: 2 },
      ],
    });
  });

  it("is none where there is no document", () => {
    expect(readFormerRecord(null)).toBeNull();
  });

  it("is read whatever the document holds", () => {
    fc.assert(
      fc.property(fc.anything(), (odd) => {
        const record = readFormerRecord({ current: odd, plays: odd, days: odd });
        expect(record?.title.formerReplays).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
