import { describe, expect, it } from "vitest";
import { chanceOf } from "../../../../scripts/editions/draft";
import { grids } from "../editions.server";
import { slotsOf } from "../grid";
import { gridFileSchema } from "../grid-file.server";
import { latticeNamed, latticeNames, lattices } from "../lattices";
import { crossingWords } from "./crossing-words";
import { draft } from "./draft";

const all = grids.flatMap(({ words }) => words.map(({ word }) => word));

describe.each(latticeNames)("words that cross in the lattice %s", (lattice) => {
  const slots = slotsOf(latticeNamed(lattice));

  it.each(["2027-08-03", "2027-08-04", "2027-08-05"])("make a grid on %s", (date) => {
    const found = crossingWords(slots, all, chanceOf(date));
    const words = grids[0]?.words.map((one, place) => {
      return { ...one, at: slots[place]?.at, word: found[place] };
    });
    expect(gridFileSchema.safeParse([{ number: 1, lattice, words }]).error).toBeUndefined();
    expect(new Set(found).size).toBe(6);
  });

  it("are none of a few", () => {
    expect(() => crossingWords(slots, all.slice(0, 5), chanceOf("few"))).toThrow(RangeError);
  });
});

describe("a draft", () => {
  const latticeOn = (date: string) => {
    const [grid] = draft({ date, today: "2026-11-26", own: 0, rested: [] }) as [
      { lattice: string },
    ];
    return grid.lattice;
  };

  it("has the first lattice, and one of the others on a Sunday", () => {
    expect(["2027-08-02", "2027-08-07"].map(latticeOn)).toEqual(["goal", "goal"]);
    const sundays = ["2027-08-01", "2027-08-08", "2027-08-15", "2027-08-22", "2027-08-29"];
    const others = new Set(sundays.map(latticeOn));
    expect(others).not.toContain("goal");
    for (const name of others) expect(Object.keys(lattices)).toContain(name);
  });
});
