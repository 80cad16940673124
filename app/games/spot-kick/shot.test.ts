import { describe, expect, it } from "vitest";
import { editions, keepers } from "./editions.server";
import { oddsOf } from "./rules";
import {
  columnOf,
  type Lean,
  type Odds,
  rowOf,
  type Shot,
  shotOf,
  styles,
  type Zone,
  zoneOf,
  zones,
} from "./shot";

const dice = Array.from({ length: 100 }, (_, die) => die);
const odds: Odds = { aim: [80, 90, 80, 90, 100, 90], reach: [40, 60, 40, 70, 90, 70] };

const share = (dive: Zone, zone: Zone, kind: Shot["outcome"], of: Odds = odds) =>
  dice.filter((die) => {
    const rolled =
      kind === "off" ? ([die, 99] as const) : ([(100 - 37 * zone + 500) % 100, die] as const);
    return shotOf({ zone, style: "placed" }, dive, of, rolled).outcome === kind;
  }).length;

describe("the odds of a kick", () => {
  it("are rolled as they are shown, for each edition, turn, style, zone and die", () => {
    for (const number of [1, 2, 3, 77, keepers.length]) {
      const puzzle = editions.edition(number)?.puzzle;
      if (!puzzle) throw new Error("There is no such keeper.");
      for (const pair of [0, 4, 5, 9]) {
        for (const turn of ["kick", "dive"] as const) {
          for (const style of styles) {
            const shown = oddsOf(puzzle, turn, pair)[style];
            for (const zone of zones) {
              expect(share(zone, zone, "off", shown)).toBe(100 - (shown.aim[zone] ?? -1));
              expect(share(zone, zone, "saved", shown)).toBe(shown.reach[zone]);
            }
          }
        }
      }
    }
  });

  it.each([
    ["its own zone", 3, 3, 70],
    ["the same side, too high", 3, 0, 35],
    ["the middle", 3, 4, 0],
    ["the other side", 3, 5, 0],
    ["the same side, too low", 1, 4, 30],
  ] as const)("has a dive to %s save what is said", (_, zone, dive, saved) => {
    expect(share(dive, zone, "saved")).toBe(saved);
  });

  it("leave no kick hopeless: a die that is bad for one zone is good for others", () => {
    for (const aim of dice) {
      const on = zones.filter(
        (zone) => shotOf({ zone, style: "placed" }, 1, odds, [aim, 99]).outcome === "goal",
      );
      expect(on.length).toBeGreaterThanOrEqual(4);
    }
  });
});

describe("a lean", () => {
  const leans: Lean[] = [
    { column: 0, columnOdds: 70, row: 1, rowOdds: 60 },
    { column: 2, columnOdds: 60, row: null, rowOdds: 70 },
    { column: null, columnOdds: 60, row: 0, rowOdds: 70 },
    { column: 1, columnOdds: 100, row: null, rowOdds: 60 },
  ];

  it.each(leans)("leads there as often as it says: %o", (lean) => {
    const led = dice.flatMap((side) => dice.map((height) => zoneOf(lean, [side, height])));
    const columns = [0, 1, 2].map(
      (one) => led.filter((zone) => columnOf(zone) === one).length / 100,
    );
    const high = led.filter((zone) => rowOf(zone) === 0).length / 100;
    const rest = (100 - lean.columnOdds) / 2;
    expect(columns).toEqual(
      lean.column === null
        ? [35, 30, 35]
        : [0, 1, 2].map((one) => (one === lean.column ? lean.columnOdds : rest)),
    );
    expect(high).toBe(lean.row === null ? 40 : lean.row === 0 ? lean.rowOdds : 100 - lean.rowOdds);
  });
});

describe("what is posted", () => {
  it("says how often a sign is true, and those are its odds", () => {
    for (const [index] of keepers.entries()) {
      for (const { runUp } of editions.edition(index + 1)?.answer.pairs ?? []) {
        const told = runUp.signs.map(([, truth]) => Number(truth.charAt(0)) * 10);
        const meant = [
          ...(runUp.column === null ? [] : [runUp.columnOdds]),
          ...(runUp.row === null ? [] : [runUp.rowOdds]),
        ];
        expect(told).toEqual(meant);
        expect(told.length).toBeGreaterThan(0);
      }
    }
  });

  it("names the side or the height that the odds are of", () => {
    const words = { 0: "left", 1: "down the middle", 2: "right" } as const;
    for (const { runUp } of editions.edition(1)?.answer.pairs ?? []) {
      const said = runUp.signs.map(([, truth]) => truth.replace(/^\d in 10 go /, ""));
      const column = runUp.column === null ? [] : [words[runUp.column]];
      const row = runUp.row === null ? [] : [runUp.row === 0 ? "high" : "low"];
      expect(said).toEqual([...column, ...row]);
    }
  });
});
