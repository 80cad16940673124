import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { editions } from "./editions.server";
import { firstRuling } from "./first-rules.server";
import { serverGame } from "./title.server";

const first = firstRuling((number) => {
  const garden = editions.at(number);
  return garden && { seed: garden.seed, isVoid: false };
});

/** What a log of the first rules came to. */
function readAgain(number: number, log: string) {
  const edition = first.edition(number);
  if (!edition) throw new Error(`There is no garden ${number}.`);
  const moves = Array.from(log, (move, at) => ({ move, at }));
  const state = first.rules.play(edition.puzzle, edition.answer, moves, []);
  return { state, verdict: first.rules.verdict(state), squares: first.rules.squares(state) };
}

describe("a run under the first rules", () => {
  it.each([
    [1, "kkkb", { isWin: false, score: 3, outOf: 53 }, "🟩"],
    [1, "kkkk", { isWin: false, score: 1, outOf: 53 }, "🟥"],
    [
      1,
      "kkkfkfkfkfkfkfkfkfkfcfkfhkfkfkrkrcrchkfrkfcfrkfrkfrcrb",
      { isWin: true, score: 53, outOf: 53 },
      "🟩🟩🟩🟩🟩🟩",
    ],
    [2, "ffkfkfkfkkfkfkfkkfkfb", { isWin: true, score: 20, outOf: 55 }, "🟩🟩"],
  ])("in garden %i, %s, comes to what it came to", (number, log, verdict, squares) => {
    const again = readAgain(number, log);
    expect(again.verdict).toMatchObject(verdict);
    expect(again.squares).toBe(squares);
  });

  it("is shown by today's board: its touches, with capitals for wobbles, and how it ended", () => {
    expect(readAgain(1, "kkkk").state).toMatchObject({ log: "kKK", slips: 3, end: "slips" });
  });

  it("is read where its day has come under them, and nowhere else", () => {
    expect(serverGame.former?.map(({ rules }) => rules.version)).toEqual([2, 1]);
    expect([1, 2, 3, 4].map((number) => first.edition(number) !== null)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it("has the weather that it had", () => {
    const gardens = [1, 2].map((number) => {
      const { puzzle, answer } = first.edition(number) ?? {};
      return JSON.stringify([puzzle, (answer as { gusts: unknown }).gusts]);
    });
    expect(createHash("sha256").update(gardens.join("\n")).digest("hex").slice(0, 16)).toBe(
      "0de07e8261c0adc2",
    );
  });
});
