import { describe, expect, it } from "vitest";
import { canHit, usableAt } from "./reach";
import { COLUMNS, isLost, landing } from "./rules";

describe("a number", () => {
  const last = [[], [], [], [], [], [], [5]];

  it.each([
    ["right above", 7, last, true],
    ["that no ball comes back from", 1, last, false],
    ["that is rubbed off", 7, last.map(() => []), false],
  ])("%s can be hit or not", (_where, at, wall, can) => {
    expect(canHit({ at, wall })).toBe(can);
  });
});

describe("a hard pass", () => {
  const columns = Array.from({ length: COLUMNS }, (_, index) => index + 1);

  it.each(columns)(
    "from %i can be chosen where it can come back elsewhere than a firm one",
    (at) => {
      const differs = columns.some((brick) => {
        const to = landing(at, { brick, weight: "hard" });
        return !isLost(to) && to !== landing(at, { brick, weight: "firm" });
      });
      expect(usableAt(at, "hard")).toBe(differs ? "hard" : "firm");
    },
  );
});
