import { describe, expect, it } from "vitest";
import { chanceOf } from "../../../../scripts/editions/draft";
import { grids } from "../editions.server";
import { gridFileSchema } from "../grid-file.server";
import { crossingWords } from "./crossing-words";

const all = grids.flatMap(({ words }) => words.map(({ word }) => word));

describe("words that cross", () => {
  it.each(["2027-08-03", "2027-08-04", "2027-08-05"])("make a grid on %s", (date) => {
    const found = crossingWords(all, chanceOf(date));
    const words = grids[0]?.words.map((one, place) => ({ ...one, word: found[place] }));
    expect(gridFileSchema.safeParse([{ number: 1, words }]).error).toBeUndefined();
    expect(new Set(found).size).toBe(6);
  });

  it("are none of a few", () => {
    expect(() => crossingWords(all.slice(0, 5), chanceOf("few"))).toThrow(RangeError);
  });
});
