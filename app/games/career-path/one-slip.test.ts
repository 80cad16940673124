import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { beginsWithSlip, isOneSlip } from "./one-slip";

describe("one slip of the keys", () => {
  it.each([
    ["as it is", "gerrard", "gerrard"],
    ["a wrong letter", "gerratd", "gerrard"],
    ["a wrong first letter", "herrard", "gerrard"],
    ["a wrong last letter", "gerrars", "gerrard"],
    ["a missing letter", "gerard", "gerrard"],
    ["a missing first letter", "errard", "gerrard"],
    ["a missing last letter", "gerrar", "gerrard"],
    ["a letter too many", "gerrrard", "gerrard"],
    ["a letter too many at the end", "gerrardd", "gerrard"],
    ["two neighbours in each other's place", "gerradr", "gerrard"],
    ["the first two in each other's place", "egrrard", "gerrard"],
    ["a letter for none", "a", ""],
    ["nothing", "", ""],
  ])("is %s: '%s' for '%s'", (_what, typed, meant) => {
    expect(isOneSlip(typed, meant)).toBe(true);
  });

  it.each([
    ["two wrong letters", "gertatd", "gerrard"],
    ["two missing letters", "gerad", "gerrard"],
    ["two letters too many", "gerrarddd", "gerrard"],
    ["a wrong and a missing letter", "hrrard", "gerrard"],
    ["neighbours in each other's place, and a wrong letter", "gerradt", "gerrard"],
    ["two letters that are no neighbours", "rergard", "gerrard"],
    ["two pairs of neighbours", "egrradr", "gerrard"],
    ["two letters for none", "ab", ""],
  ])("is not %s: '%s' for '%s'", (_what, typed, meant) => {
    expect(isOneSlip(typed, meant)).toBe(false);
  });

  const letters = (bounds: fc.StringConstraints) =>
    fc.string({ unit: fc.constantFrom(..."abc"), ...bounds });

  it("is each single slip, wherever it is made, and the same seen from the other side", () => {
    fc.assert(
      fc.property(
        letters({ minLength: 2 }),
        fc.nat(),
        fc.constantFrom(..."abcd"),
        (word, at, letter) => {
          const place = at % word.length;
          const before = word.slice(0, place);
          const after = word.slice(place + 1);
          const slips = [
            before + after,
            before + letter + after,
            before + letter + word.slice(place),
            before + after.slice(0, 1) + word[place] + after.slice(1),
          ];
          for (const slip of slips) {
            expect(isOneSlip(slip, word), slip).toBe(true);
            expect(isOneSlip(word, slip), slip).toBe(true);
            expect(beginsWithSlip(`${word}more`, slip), slip).toBe(true);
          }
        },
      ),
    );
  });

  it("is never more than one step of the whole distance", () => {
    fc.assert(
      fc.property(letters({ maxLength: 6 }), letters({ maxLength: 6 }), (one, other) => {
        expect(isOneSlip(one, other)).toBe(distance(one, other) <= 1);
      }),
    );
  });
});

describe("a beginning with one slip", () => {
  it.each([
    ["klinsmann", "klinms", true],
    ["klinsmann", "klnsm", true],
    ["klinsmann", "kklins", true],
    ["klinsmann", "klins", true],
    ["klinsmann", "klanms", false],
    ["klinsmann", "smann", false],
    ["saka", "sakaa", true],
    ["saka", "sakaaa", false],
  ])("of '%s' is '%s': %s", (word, typed, is) => {
    expect(beginsWithSlip(word, typed)).toBe(is);
  });
});

/** The textbook's distance with neighbours in each other's place as one step (optimal string alignment). */
function distance(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, row) =>
    Array.from({ length: other.length + 1 }, (_, column) => (row === 0 ? column : row)),
  );
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= one.length; row++) {
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isTurned = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      (rows[row] as number[])[column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
        isTurned ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  }
  return at(one.length, other.length);
}
