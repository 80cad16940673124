import { describe, expect, it } from "vitest";
import { editions } from "./editions.server";
import { secondRuling } from "./second-rules.server";
import { serverGame } from "./title.server";

const second = secondRuling(editions.edition as Parameters<typeof secondRuling>[0]);

/** What a log of the second rules came to in a garden. */
function readAgain(number: number, moves: readonly string[]) {
  const edition = second.edition(number);
  if (!edition) throw new Error(`There is no garden ${number}.`);
  const log = moves.map((move, at) => ({ move, at }));
  const state = second.rules.play(edition.puzzle, edition.answer, log, []);
  return { state, verdict: second.rules.verdict(state), squares: second.rules.squares(state) };
}

describe("a run under the second rules", () => {
  it.each([
    [1, [..."hfkkkhfkkkkkckfkfhkkfcffcb"], { isWin: true, score: 25, outOf: 25 }, "🟩🟩🟩"],
    [1, [..."hfkb"], { isWin: false, score: 3, outOf: 3 }, "🟩"],
    [1, ["f", "f"], { isWin: false, score: 1, outOf: 2 }, "🟥"],
    [4, ["k0", "f-200", "g"], { isWin: false, score: 1, outOf: 2 }, "🟥"],
    [4, ["k300", "f300", "k300"], { isWin: false, score: 1, outOf: 3 }, "🟥"],
  ])("in garden %i, %o, comes to what it came to", (number, moves, verdict, squares) => {
    const again = readAgain(number, moves);
    expect(again.verdict).toMatchObject(verdict);
    expect(again.squares).toBe(squares);
  });

  it("is shown by today's board, with its own touches to win", () => {
    expect(readAgain(1, ["f", "f"]).state).toMatchObject({ log: "fF", end: "fence", minWin: 20 });
    expect(readAgain(4, ["k0", "f-200"]).state).toMatchObject({
      log: "kF",
      slips: 1,
      last: "mistimed",
      end: null,
    });
  });

  it("takes a wobble off at the fifth clean touch in a row", () => {
    const clean = ["f0", "k0", "h0", "k0", "f0"];
    const slipsAfter = (count: number) =>
      readAgain(6, ["k300", ...clean.slice(0, count)]).state as { slips: number; end: unknown };
    expect([0, 4].map((count) => slipsAfter(count).slips)).toEqual([1, 1]);
    expect(slipsAfter(5)).toMatchObject({ slips: 0, end: null });
  });

  it("is read in any garden", () => {
    expect(serverGame.former?.[0]?.rules.version).toBe(2);
    expect(second.edition(1)).toEqual(editions.edition(1));
  });
});
