import { expect, it } from "vitest";
import { diveText, habitsKept, keptText } from "./hindsight";
import type { Keeper } from "./keeper";
import type { Shot, Zone } from "./shot";

it.each([
  [{ count: 0, of: 0 }, "Never came up."],
  [{ count: 0, of: 2 }, "True 0 times in 2."],
  [{ count: 1, of: 4 }, "True 1 time in 4."],
  [{ count: 2, of: 4 }, "True 2 times in 4."],
])("%#: says how often a habit was true", (kept, said) => {
  expect(keptText(kept)).toBe(said);
});

it.each([
  [2, 2, "goal", "right way, beaten"],
  [2, 5, "goal", "dive low right"],
  [2, 5, "saved", "stretch from low right"],
  [2, 2, "saved", "dive high right"],
  [2, 3, "off", "dive low left"],
] as const)("a kick to %i with a dive to %i, %s: '%s'", (zone, dive, outcome, said) => {
  expect(diveText({ zone, dive, outcome, style: "placed" })).toBe(said);
});

it("tells what was kept, of where it had something to say, and where the keeper waited", () => {
  const shot = (zone: Zone, dive: Zone): Shot => ({
    zone,
    style: "placed",
    dive,
    outcome: "goal",
  });
  const keeper: Keeper = {
    name: "Ada Bulwark",
    habits: ["", ""],
    side: "follow",
    height: "low",
    faith: 70,
  };
  const shots = [shot(0, 5), shot(3, 0), shot(5, 3), shot(4, 2)];
  expect(habitsKept(keeper, shots)).toEqual([
    { count: 2, of: 2 },
    { count: 2, of: 4 },
    { count: 1, of: 1 },
  ]);
});
