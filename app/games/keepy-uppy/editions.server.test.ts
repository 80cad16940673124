import { describe, expect, it } from "vitest";
import { bestLineOf, editions, gardens, isFair } from "./editions.server";

describe("a garden", () => {
  it("has each digit of luck once in ten touches", () => {
    const { luck = "" } = editions.edition(1)?.answer ?? {};
    for (const ten of luck.match(/.{10}/g) ?? []) expect(new Set(ten).size).toBe(10);
    expect(luck).toHaveLength(99);
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
