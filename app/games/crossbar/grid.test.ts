import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EMPTY, LETTER_COUNT, numberAt, slots, slotsAt, wordIn } from "./grid";
import { CLASH, lettersOf, wordTyped } from "./typed-words";

/** The squares of rows 1, 3 and 5 and columns 1, 3 and 5, in reading order. */
const line = [0, 1, 2, 3, 4];
const squares = line
  .flatMap((row) => line.map((column) => ({ row, column })))
  .filter(({ row, column }) => row % 2 === 0 || column % 2 === 0);

const squareAt = (row: number, column: number) =>
  squares.findIndex((square) => square.row === row && square.column === column);

const words = ["debut", "india", "leeds", "drill", "badge", "teams"];
const letters = "debutraeindialgmleeds";

describe("the lattice", () => {
  it("has words along rows and columns 1, 3 and 5", () => {
    expect(squares).toHaveLength(LETTER_COUNT);
    for (const [index, { cells }] of slots.entries()) {
      const nth = (index % 3) * 2;
      const along = line.map((one) => (index < 3 ? squareAt(nth, one) : squareAt(one, nth)));
      expect(cells).toEqual(along);
    }
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
