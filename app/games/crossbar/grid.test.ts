import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  CLASH,
  EMPTY,
  LETTER_COUNT,
  lettersOf,
  numberAt,
  slots,
  slotsAt,
  squareAt,
  squares,
  wordIn,
  wordTyped,
} from "./grid";

const words = ["debut", "india", "leeds", "drill", "badge", "teams"];
const letters = "debutraeindialgmleeds";

describe("the lattice", () => {
  it("has 21 squares, and four dark ones between them", () => {
    expect(squares).toHaveLength(21);
    const dark = [
      [1, 1],
      [1, 3],
      [3, 1],
      [3, 3],
    ] as const;
    for (const [row, column] of dark) expect(squareAt(row, column)).toBe(-1);
  });

  it("is numbered as a crossword: in reading order, wherever a word begins", () => {
    let number = 0;
    const named = new Set<string>();
    for (const [cell, { row, column }] of squares.entries()) {
      const begins = (rows: number, columns: number) =>
        squareAt(row - rows, column - columns) < 0 && squareAt(row + rows, column + columns) >= 0;
      const isAcross = begins(0, 1);
      const isDown = begins(1, 0);
      if (isAcross || isDown) number += 1;
      expect(numberAt(cell)).toBe(isAcross || isDown ? String(number) : undefined);
      if (isAcross) named.add(`${number} across`);
      if (isDown) named.add(`${number} down`);
    }
    expect(named).toEqual(new Set(slots.map(({ name }) => name)));
  });

  it("has two words through nine squares, and one through the others", () => {
    const counts = squares.map((_, cell) => slotsAt(cell).length);
    expect(counts.filter((count) => count === 2)).toHaveLength(9);
    expect(counts.filter((count) => count === 1)).toHaveLength(12);
  });
});

describe("letters", () => {
  it("are those of six words, and back", () => {
    expect(lettersOf(words)).toBe(letters);
    expect(slots.map((slot) => wordIn(letters, slot))).toEqual(words);
  });

  it("are filled by a crossing word where one has a gap", () => {
    expect(lettersOf(["d.b.t", "", "", "drill"])).toBe("d.b.tr..i....l..l....");
  });

  it("clash where two words differ", () => {
    expect(lettersOf(["debut", "", "", "prill"])).toBe(`${CLASH}ebutr..i....l..l....`);
  });

  it("are as many for anything that is typed", () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 8 }), (typed) => {
        const read = lettersOf(typed.map(wordTyped));
        expect(read).toMatch(new RegExp(`^[a-z.*]{${LETTER_COUNT}}$`));
      }),
    );
  });
});

it.each([
  ["Pitch", "pitch"],
  ["VOLÉE", "volee"],
  ["p t h", "p.t.h"],
  ["p-t?h", "p.t.h"],
  ["keeper", "keepe"],
  ["", ""],
])("reads %j as %j", (typed, word) => {
  expect(wordTyped(typed)).toBe(word);
  expect(wordTyped(word)).toBe(word);
  expect(EMPTY).toBe(".");
});
