import { describe, expect, it } from "vitest";
import {
  type HeightHabit,
  type Keeper,
  leanOf,
  type SideHabit,
  tellsOf,
  toldZones,
} from "./keeper";
import type { Shot, Zone } from "./shot";

const keeper = (side: SideHabit, height: HeightHabit = "low"): Keeper => ({
  name: "Ada Bulwark",
  habits: ["", ""],
  side,
  height,
  faith: 70,
});

const shot = (zone: number, outcome: Shot["outcome"] = "goal", dive = 3): Shot => ({
  zone: zone as Zone,
  style: "placed",
  dive: dive as Zone,
  outcome,
});

describe("a keeper", () => {
  it.each([
    ["follow", [], null],
    ["follow", [shot(5)], 2],
    ["turn", [shot(5)], 0],
    ["turn", [shot(1)], 1],
    ["back", [shot(0)], null],
    ["back", [shot(0), shot(5)], 0],
    ["goal", [shot(0)], 0],
    ["goal", [shot(0, "off")], 1],
    ["third", [shot(0)], null],
    ["third", [shot(0), shot(5)], 1],
    ["swap", [], 0],
    ["swap", [shot(0)], 2],
    ["left", [shot(5)], 0],
    ["right", [], 2],
  ] as const)("who has the habit '%s' after %o goes to side %s", (side, before, column) => {
    expect(leanOf(keeper(side), before)).toMatchObject({ column, columnOdds: 70 });
  });

  it.each([
    ["copy", [shot(1)], 0],
    ["flip", [shot(1)], 1],
    ["duck", [shot(1)], 1],
    ["duck", [shot(4)], null],
    ["proud", [shot(4)], 0],
    ["proud", [shot(4, "saved")], 1],
    ["wave", [], 1],
    ["wave", [shot(4)], 0],
    ["low", [], 1],
    ["high", [], 0],
  ] as const)("who has the habit '%s' after %o goes to height %s", (height, before, row) => {
    expect(leanOf(keeper("left", height), before)).toMatchObject({ row, rowOdds: 70 });
  });

  it("waits, for certain, where two kicks in a row went", () => {
    const twice = [shot(2), shot(5, "off")];
    expect(leanOf(keeper("left"), twice)).toMatchObject({ column: 2, columnOdds: 100 });
    expect(leanOf(keeper("left"), [...twice, shot(3)])).toMatchObject({
      column: 0,
      columnOdds: 70,
    });
  });

  it.each([
    ["neither habit, with nothing to say yet", keeper("follow", "copy"), [], []],
    ["the one that has something to say", keeper("follow"), [], [3, 4, 5]],
    ["the height, in its turn", keeper("left"), [shot(2)], [3, 4, 5]],
    ["the side, in its turn", keeper("left"), [shot(2), shot(1)], [0, 3]],
    ["the side alone that was seen twice", keeper("left"), [shot(1), shot(2), shot(5)], [2, 5]],
  ] as const)("is told by zones of %s", (_, of, before, told) => {
    expect(toldZones(of, before)).toEqual(told);
  });

  it("is told by the zones of the sentence that the board says", () => {
    const said = { ...keeper("left"), habits: ["side", "height"] as const };
    for (const before of [[], [shot(2)], [shot(2), shot(1)]]) {
      const tells = tellsOf(said, before);
      const isSide = tells[before.length % tells.length] === "side";
      expect(toldZones(said, before)).toEqual(isSide ? [0, 3] : [3, 4, 5]);
    }
  });
});
