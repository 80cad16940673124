import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { firstEdition, playedAttempt, START } from "../../../tests/fixtures/rules-play";
import { sealedTitle } from "../../../tests/fixtures/test-titles";
import { applyMoves, type TimedMove } from "./attempt";
import { refereeFor } from "./referee";
import { isTooQuick, tooQuickText } from "./too-quick";

const madeAt = (...times: number[]): TimedMove[] => times.map((at) => ({ move: 1, at }));
const LATER = 270_000;

describe("isTooQuick", () => {
  it.each<[string, boolean, readonly TimedMove[]]>([
    ["no move, as where all was voided", false, []],
    ["five moves at the kick-off", true, madeAt(0, 0, 0, 0, 0)],
    ["the same, arrived minutes later", true, Array(5).fill({ move: 1, at: 0, seen: LATER })],
    ["five moves in 1.4 s", true, madeAt(300, 600, 900, 1200, 1499)],
    ["five moves in 1.5 s", false, madeAt(300, 600, 900, 1200, 1500)],
    ["one move in 0.2 s", true, madeAt(299)],
    ["one move in 0.3 s", false, madeAt(300)],
    ["five moves of one post without times", false, madeAt(LATER, LATER, LATER, LATER, LATER)],
    ["a long thought and four moves at once", false, madeAt(1500, 1500, 1500, 1500, 1500)],
    ["four moves at once and a long thought", false, madeAt(0, 0, 0, 0, 1500)],
  ])("says of %s, at 300 ms a move: %s", (_, is, moves) => {
    expect(isTooQuick(moves, 300)).toBe(is);
  });

  it("can't be talked out of it: whatever is claimed, moves take no longer than until they came", () => {
    const [count, least] = [3, 100];
    const referee = refereeFor(sealedTitle.rules, firstEdition);
    const claim = fc.oneof(fc.constant(null), fc.double(), fc.integer({ min: 0, max: 1000 }));
    const claims = fc.array(claim, { minLength: count, maxLength: count });
    const arrival = fc.integer({ min: 0, max: count * least - 1 });
    fc.assert(
      fc.property(claims, arrival, (elapsed, arrived) => {
        const posted = elapsed.map((one, index) => ({ index, move: 1, elapsed: one }));
        const { attempt } = applyMoves(playedAttempt(0), posted, START + arrived, referee);
        expect(attempt.moves).toHaveLength(count);
        expect(isTooQuick(attempt.moves, least)).toBe(true);
      }),
    );
  });
});

describe("tooQuickText", () => {
  it.each([
    [madeAt(300, 600, 900, 1200, 1499), "Too quick to be ranked: 5 moves in 1.4 s."],
    [madeAt(0), "Too quick to be ranked: 1 move in 0.0 s."],
    [madeAt(5000, 19_999), "Too quick to be ranked: 2 moves in 19.9 s."],
  ])("says how many moves and how long", (moves, text) => {
    expect(tooQuickText(moves)).toBe(text);
  });
});
