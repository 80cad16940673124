import { describe, expect, it } from "vitest";
import { nextSeed, searchAfter, seedIn, shuffled, withSeed } from "./shuffle";
import { TILES } from "./words";

const seeds = Array.from({ length: 999 }, (_, index) => index + 1);

describe("a shuffled board", () => {
  it("has every word once, and with no seed the order in which it was set", () => {
    for (const seed of seeds) {
      expect([...shuffled(seed)].sort((one, other) => one - other)).toEqual(TILES);
    }
    expect(shuffled(0)).toEqual(TILES);
  });

  it("is another one with every press, and the same again at the same address", () => {
    for (const seed of [0, ...seeds]) {
      expect(shuffled(nextSeed(seed))).not.toEqual(shuffled(seed));
    }
    expect(shuffled(7)).toEqual(shuffled(7));
  });

  it("moves words far, not just their neighbours", () => {
    const stays = seeds.flatMap((seed) => shuffled(seed).filter((tile, at) => tile === at));
    // One in sixteen of sixteen: one a board.
    expect(stays.length / seeds.length).toBeGreaterThan(0.8);
    expect(stays.length / seeds.length).toBeLessThan(1.2);
  });
});

describe("the address", () => {
  it.each([
    ["shuffle=7", 7],
    ["", 0],
    ["shuffle=", 0],
    ["shuffle=-1", 0],
    ["shuffle=1e3", 0],
    ["shuffle=1000", 0],
    ["shuffle=x", 0],
  ])("%j has the seed %i", (search, seed) => {
    expect(seedIn(new URLSearchParams(search))).toBe(seed);
  });

  it("keeps what else it says", () => {
    expect(withSeed("/play/x?friendly=1", 7)).toBe("/play/x?friendly=1&shuffle=7");
    expect(withSeed("/play/x?shuffle=3", 0)).toBe("/play/x");
  });

  it("has the order after a form's move, too", () => {
    expect(searchAfter(0, new URLSearchParams("shuffle=7"))).toEqual({ shuffle: "7" });
    expect(searchAfter(0, new URLSearchParams("shuffle=<b>"))).toEqual({});
  });
});
