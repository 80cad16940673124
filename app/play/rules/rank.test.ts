import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Attempt } from "./attempt";
import { placeIn, pointsRank, rankOf, tableTime, timeIn } from "./rank";

type Finish = { isWin: boolean; score: number; at: number; seen: number; isLate: boolean };

let count = 0;

function attemptOf({ at, seen, isLate }: Omit<Finish, "isWin" | "score">): Attempt {
  count += 1;
  return {
    id: `attempt-${count}`,
    rules: 1,
    edition: 3,
    date: "2026-11-21",
    startedOn: "2026-11-21",
    startedAt: 1_763_971_200_000,
    moves: [{ move: 1, at, ...(seen !== at && { seen }) }],
    options: [],
    isFriendly: false,
    isLate,
  };
}

const rankIn = (finish: Finish) => rankOf(attemptOf(finish), finish);

const anyFinish: fc.Arbitrary<Finish> = fc
  .record({
    isWin: fc.boolean(),
    score: fc.integer({ min: 0, max: 3 }),
    at: fc.integer({ min: 0, max: 4000 }),
    way: fc.integer({ min: 0, max: 4000 }),
    isLate: fc.boolean(),
  })
  .map(({ way, ...finish }) => ({ ...finish, seen: finish.at + way }));

/** What a table goes by, each less for the better. */
const keysOf = ({ isWin, score, at, seen, isLate }: Finish) => [
  isWin ? 0 : 1,
  -score,
  isLate ? Number.POSITIVE_INFINITY : Math.max(at, seen - 1500),
];

function compare(one: readonly number[], other: readonly number[]): number {
  const place = one.findIndex((key, index) => key !== other[index]);
  if (place < 0) return 0;
  return Number(one[place]) < Number(other[place]) ? -1 : 1;
}

describe("the time in a table", () => {
  it.each([
    ["the player's own on a fast line", { at: 9000, seen: 9200 }, 9000],
    ["the player's own while the move was 1.5 s on its way", { at: 9000, seen: 10_500 }, 9000],
    ["1.5 s before the arrival, of a move that took longer", { at: 9000, seen: 14_000 }, 12_500],
    ["that too of moves claimed at the kick-off", { at: 0, seen: 270_000 }, 268_500],
    ["the server's where nothing is claimed", { at: 9000, seen: 9000 }, 9000],
  ])("is %s", (_, move, time) => {
    expect(tableTime(attemptOf({ ...move, isLate: false }))).toBe(time);
  });

  it("is none of what came late, or has no move", () => {
    expect(tableTime(attemptOf({ at: 9000, seen: 9000, isLate: true }))).toBeNull();
    expect(tableTime({ moves: [], isLate: false })).toBeNull();
  });

  it("is never bettered by more than 1.5 s by what a player claims", () => {
    fc.assert(
      fc.property(anyFinish, ({ at, seen }) => {
        const time = tableTime(attemptOf({ at, seen, isLate: false }));
        expect(time).toBeGreaterThanOrEqual(seen - 1500);
        expect(time).toBeLessThanOrEqual(seen);
      }),
    );
  });
});

describe("a rank", () => {
  const finish: Finish = { isWin: true, score: 4, at: 9000, seen: 9000, isLate: false };

  it.each<[string, Partial<Finish>, Partial<Finish>]>([
    ["a win before a loss of more", { score: 3 }, { isWin: false, score: 9 }],
    ["the higher score", { score: 10 }, { score: 9, at: 1, seen: 1 }],
    ["the shorter time", { at: 9000, seen: 9000 }, { at: 10_000, seen: 10_000 }],
    ["a time before none", { at: 900_000, seen: 900_000 }, { isLate: true }],
    ["what came late by its score", { score: 5, isLate: true }, { score: 4 }],
  ])("puts %s", (_, better, worse) => {
    expect(rankIn({ ...finish, ...better }) < rankIn({ ...finish, ...worse })).toBe(true);
  });

  it("puts who was first before others of the same place", () => {
    const [one, other] = [attemptOf(finish), attemptOf(finish)];
    const [first, second] = [
      rankOf(one, finish),
      rankOf({ ...other, startedAt: one.startedAt + 1 }, finish),
    ];
    expect(first < second).toBe(true);
    expect(placeIn(first)).toBe(placeIn(second));
  });

  it("sorts any finishes as the table does, and equal ones share a place", () => {
    fc.assert(
      fc.property(anyFinish, anyFinish, (one, other) => {
        const [ranked, against] = [rankIn(one), rankIn(other)];
        const order = compare(keysOf(one), keysOf(other));
        expect(placeIn(ranked) === placeIn(against)).toBe(order === 0);
        expect(ranked === against).toBe(false);
        if (order !== 0) {
          expect(ranked < against).toBe(order < 0);
          // Counting what sorts before a place counts all that are better, and none that share it.
          expect(ranked < placeIn(against)).toBe(order < 0);
        } else expect(ranked < placeIn(against)).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });

  it("of points puts the higher sum first, and equal ones share a place", () => {
    const points = fc.nat({ max: 60_000 });
    fc.assert(
      fc.property(points, points, (one, other) => {
        const [ranked, against] = [pointsRank(one, "b"), pointsRank(other, "a")];
        expect(ranked < placeIn(against)).toBe(one > other);
        expect(placeIn(ranked) === placeIn(against)).toBe(one === other);
      }),
    );
  });

  it("tells its time", () => {
    fc.assert(
      fc.property(anyFinish, (one) => {
        expect(timeIn(rankIn(one))).toBe(tableTime(attemptOf(one)));
      }),
    );
  });
});
