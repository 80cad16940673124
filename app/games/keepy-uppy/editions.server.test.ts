import { describe, expect, it } from "vitest";
import { bestLineOf, editions, gardens } from "./editions.server";
import { keepyUppy, type Touch } from "./rules";

describe("a garden", () => {
  it.each([1, 60, 240])("No. %i is left with its mark by its own best line", (number) => {
    const edition = editions.edition(number);
    if (!edition) throw new Error("There is no such garden.");
    const { puzzle, answer } = edition;
    const moves = [...answer.line, "b"].map((move, at) => ({ move: move as Touch, at }));
    const verdict = keepyUppy.verdict(keepyUppy.play(puzzle, answer, moves, []));
    expect(verdict).toMatchObject({ isWin: true, score: answer.line.length });
    expect(verdict?.outOf).toBe(verdict?.score);
  });

  it("is void when its id is", () => {
    const [garden] = gardens;
    expect(editions.edition(1)?.answer.isVoid).toBeUndefined();
    expect(editions.edition(1, [garden?.id ?? ""])).toMatchObject({
      answer: { isVoid: true },
      hasVoid: true,
    });
    expect(editions.edition(0)).toBeNull();
  });
});

describe("an operator's file", () => {
  const seeds = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  const isFair = (seed: number) => gardens.some((garden) => garden.seed === seed);
  const fair = seeds.find(isFair) ?? 0;
  const unfair = seeds.find((seed) => !isFair(seed)) ?? 0;
  const file = (id: string, seed: number) => ({ editions: [{ id, seed }] });

  it("adds gardens by their seeds, with the best line that the solver finds", () => {
    expect(editions.addEditions(file("own-garden", fair), 900)).toEqual({ count: 1 });
    expect(editions.edition(900)?.answer.line).toBe(bestLineOf({ seed: fair }));
    expect(editions.numberOf("own-garden")).toBe(900);
  });

  it.each([
    [file("garden-1", fair), "garden-1", /exists already/],
    [file("too-short", unfair), "too-short", /Its best is \d+ touches/],
    [file("no-seed", -1), "no-seed", /seed/],
    [{}, "editions", /expected array/],
  ])("is refused as a whole for %o", (content, record, reason) => {
    expect(editions.addEditions(content, 950)).toMatchObject({
      record,
      reason: expect.stringMatching(reason),
    });
    expect(editions.edition(950)).toBeNull();
  });
});
