import { describe, expect, it } from "vitest";
import { bestLineOf, editions, gardens, isFair } from "./editions.server";
import { EDGE, isOver } from "./garden";
import { gustsAfter, waysOf } from "./rules";

describe("a garden", () => {
  it("has each digit of luck once in ten touches", () => {
    const { luck = "" } = editions.edition(1)?.answer ?? {};
    for (const ten of luck.match(/.{10}/g) ?? []) expect(new Set(ten).size).toBe(10);
    expect(luck).toHaveLength(99);
  });

  it("begins with five touches without wind, but for those of the first six days", () => {
    const isCalm = gardens.map(
      (_, index) => editions.edition(index + 1)?.answer.gusts.startsWith("33333") ?? false,
    );
    expect(isCalm.indexOf(true)).toBe(6);
    expect(isCalm.lastIndexOf(false)).toBe(5);
  });

  it("has a part that keeps the ball inside wherever it is, but for those of the first six days", () => {
    const columns = Array.from({ length: 2 * EDGE + 1 }, (_, place) => place - EDGE);
    const isHopeless = gardens.map((_, index) => {
      const { puzzle = { stages: "" }, answer = { gusts: "", luck: "" } } =
        editions.edition(index + 1) ?? {};
      return Array.from(answer.gusts).some((_, count) => {
        const log = "k".repeat(count);
        const [gust] = gustsAfter(answer, count);
        return columns.some((x) => waysOf(puzzle, { x, log }, gust).every((way) => isOver(way.x)));
      });
    });
    expect(isHopeless.lastIndexOf(true)).toBeLessThan(6);
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
  const seeds = Array.from({ length: 60 }, (_, seed) => seed + 5000);
  const isGood = (seed: number) => isFair(bestLineOf({ seed }));
  const fair = seeds.find(isGood) ?? 0;
  const unfair = seeds.find((seed) => !isGood(seed)) ?? 0;
  const file = (id: string, seed: number) => ({ editions: [{ id, seed }] });

  it("adds gardens by their seeds", () => {
    expect(editions.addEditions(file("own-garden", fair), 900)).toEqual({ count: 1 });
    expect(editions.edition(900)?.answer.gusts).toHaveLength(99);
    expect(editions.numberOf("own-garden")).toBe(900);
  });

  it.each([
    [file("garden-1", fair), "garden-1", /exists already/],
    [file("too-short", unfair), "too-short", /Its best without timing is \d+ touches/],
    [file("no-seed", -1), "no-seed", /seed/],
    [{}, "editions", /missing/],
  ])("is refused as a whole for %o", (content, record, reason) => {
    expect(editions.addEditions(content, 950)).toMatchObject({
      record,
      reason: expect.stringMatching(reason),
    });
    expect(editions.edition(950)).toBeNull();
  });
});
