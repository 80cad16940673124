import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { firstEdition, playedAttempt, START } from "../../../tests/fixtures/rules-play";
import { sealedTitle } from "../../../tests/fixtures/test-titles";
import { type Attempt, applyMove, applyMoves, lastMoveAt, type PostedMove } from "./attempt";
import { refereeFor } from "./referee";

const referee = refereeFor(sealedTitle.rules, firstEdition);

const posted = (change: Partial<PostedMove<number>> = {}): PostedMove<number> => ({
  index: 0,
  move: 2,
  elapsed: null,
  ...change,
});

const moved = (before: Attempt<number>, change: Partial<PostedMove<number>> = {}, arrival = 3000) =>
  applyMove(before, posted(change), before.startedAt + arrival, referee);

describe("a move", () => {
  it("is added to the log", () => {
    const { attempt, refusal } = moved(playedAttempt(1), { index: 1 });
    expect(attempt.moves).toEqual([
      { move: 1, at: 2000 },
      { move: 2, at: 3000 },
    ]);
    expect(refusal).toBeNull();
  });

  it("leaves the attempt it was given as it was", () => {
    const before = playedAttempt(1);
    moved(before, { index: 1 });
    expect(before).toEqual(playedAttempt(1));
  });

  it.each([
    ["was made before", 2, { index: 0 }],
    ["was made last", 2, { index: 1 }],
    ["is ahead of its turn", 1, { index: 2 }],
    ["comes before the first", 0, { index: -1 }],
    ["has no whole place", 0, { index: 0.5 }],
    ["comes after the end", 3, { index: 3 }],
    ["changes the last after the end", 3, { index: 2 }],
  ])("that %s changes nothing and is no refusal", (_, count, change) => {
    const attempt = playedAttempt(count);
    const outcome = moved(attempt, change);
    expect(outcome.attempt).toBe(attempt);
    expect(outcome.refusal).toBeNull();
  });

  it("that the title refuses changes nothing and says why", () => {
    const attempt = playedAttempt(1);
    const outcome = moved(attempt, { index: 1, move: 9 });
    expect(outcome.attempt).toBe(attempt);
    expect(outcome.refusal).toBe("There is no such number.");
  });

  it("that the title would refuse is none of its business out of turn", () => {
    expect(moved(playedAttempt(1), { index: 0, move: 9 }).refusal).toBeNull();
  });

  it("beyond the title's maximum is ignored, even if the title has no end", () => {
    const endless = { maxMoves: 3, isOver: () => false, refuse: () => null };
    const attempt = playedAttempt(3);
    expect(applyMove(attempt, posted({ index: 3 }), START, endless).attempt).toBe(attempt);
  });

  it("is followed by others up to the first that is refused", () => {
    const moves = [posted(), posted({ index: 1, move: 9 }), posted({ index: 1, move: 3 })];
    const { attempt, refusal } = applyMoves(playedAttempt(0), moves, START + 9000, referee);
    expect(attempt.moves.map(({ move }) => move)).toEqual([2]);
    expect(refusal).toBe("There is no such number.");
  });
});

describe("the time of a move", () => {
  const before = playedAttempt(1, { moves: [{ move: 1, at: 10_000 }] });

  it.each([
    ["the player's own when it fits", 12_345, 13_000, 12_345],
    ["the player's own at the previous move", 10_000, 13_000, 10_000],
    ["the player's own at the arrival", 13_000, 13_000, 13_000],
    ["the player's own in whole milliseconds", 12_345.6, 13_000, 12_346],
    ["the server's when the player's lies before the previous move", 9_999, 13_000, 13_000],
    ["the server's when the player's lies after the arrival", 13_001, 13_000, 13_000],
    ["the server's when it was not measured", null, 13_000, 13_000],
    ["the server's when the player's is negative", -1, 13_000, 13_000],
    ["the server's when the player's is no number", Number.NaN, 13_000, 13_000],
    ["the server's when the player's never ends", Number.POSITIVE_INFINITY, 13_000, 13_000],
    ["the previous move's when the server's clock jumped back", 12_000, 4_000, 10_000],
    ["the previous move's when it jumped before the start", null, -5_000, 10_000],
  ])("is %s", (_, elapsed, arrival, at) => {
    expect(moved(before, { index: 1, elapsed }, arrival).attempt.moves[1]?.at).toBe(at);
  });

  it("is never negative for the first move after the clock jumped back", () => {
    expect(moved(playedAttempt(0), {}, -5_000).attempt.moves[0]?.at).toBe(0);
  });
});

describe("the late mark", () => {
  const FIVE_MINUTES = 300_000;

  it.each([
    ["stays off for a move that arrives five minutes later", 3000, 3000 + FIVE_MINUTES, false],
    ["is set when it arrives more than five minutes later", 3000, 3001 + FIVE_MINUTES, true],
    ["stays off when the time was not measured", null, 10 * FIVE_MINUTES, false],
    ["stays off when the player's own time counts for nothing", -1, 10 * FIVE_MINUTES, false],
  ])("%s", (_, elapsed, arrival, isLate) => {
    expect(moved(playedAttempt(0), { elapsed }, arrival).attempt.isLate).toBe(isLate);
  });

  it("stays once it is set", () => {
    const late = playedAttempt(1, { isLate: true });
    expect(moved(late, { index: 1, elapsed: 3000 }).attempt.isLate).toBe(true);
  });
});

const hostileNumber = (low: number, high: number) =>
  fc.oneof({ weight: 4, arbitrary: fc.integer({ min: low, max: high }) }, fc.double());

const hostilePost = fc.record({
  post: fc.record({
    index: hostileNumber(-1, 4),
    move: fc.integer({ min: 0, max: 9 }),
    elapsed: fc.option(hostileNumber(-1000, 10_000_000)),
  }),
  arrival: fc.integer({ min: -1e9, max: 1e9 }),
});

describe("whatever is posted", () => {
  it("the log only grows, by legal moves, to the title's maximum, in order of time", () => {
    fc.assert(
      fc.property(fc.array(hostilePost, { maxLength: 60 }), (posts) => {
        let attempt = playedAttempt(0);
        for (const { post, arrival } of posts) {
          const after = applyMove(attempt, post, START + arrival, referee).attempt;
          expect(after.moves.slice(0, attempt.moves.length)).toEqual(attempt.moves);
          attempt = after;
        }
        expect(attempt.moves.length).toBeLessThanOrEqual(3);
        expect(attempt.moves.every(({ move }) => move !== 9)).toBe(true);
        const times = attempt.moves.map(({ at }) => at);
        expect(times).toEqual(times.toSorted((one, other) => one - other));
        expect(times.every((at) => Number.isInteger(at) && at >= 0)).toBe(true);
      }),
    );
  });

  it("what is in the log already changes nothing when it is posted again", () => {
    const post = fc.record({ index: fc.nat(2), move: fc.nat(9), elapsed: fc.option(fc.nat(9000)) });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3 }), fc.array(post), (count, posts) => {
        const attempt = playedAttempt(count);
        const known = posts.filter(({ index }) => index < count);
        expect(applyMoves(attempt, known, START + 9000, referee).attempt).toBe(attempt);
      }),
    );
  });
});

it.each([
  [0, 0],
  [1, 2000],
  [3, 6000],
])("with %i moves the last was made at %i ms", (count, at) => {
  expect(lastMoveAt(playedAttempt(count))).toBe(at);
});
