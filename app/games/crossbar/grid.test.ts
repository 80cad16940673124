import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  EMPTY,
  numberAt,
  placesOf,
  slotsAt,
  slotsOf,
  WORD_COUNT,
  WORD_LENGTH,
  wordIn,
} from "./grid";
import { latticeIn, latticeNamed, latticeNames, lattices } from "./lattices";
import { CLASH, lettersOf, wordTyped } from "./typed-words";

const words = ["debut", "india", "leeds", "drill", "badge", "teams"];
const letters = "debutraeindialgmleeds";

/** Turned half round, over its middle row, or over one of its diagonals. */
const halfTurned = (rows: readonly string[]) => [...rows].reverse().map(backwards);
const upsideDown = (rows: readonly string[]) => [...rows].reverse();
const transposed = (rows: readonly string[]) =>
  Array.from(rows[0] ?? "", (_, column) => rows.map((row) => row[column]).join(""));
const backwards = (text: string) => [...text].reverse().join("");

describe.each(Object.entries(lattices))("the lattice %s", (_, lattice) => {
  const rows = lattice.split("/");
  const slots = slotsOf(lattice);
  const squares = rows.flatMap((row, y) =>
    [...row].flatMap((mark, x) => (mark === "#" ? [{ x, y }] : [])),
  );
  const squareAt = (x: number, y: number) =>
    squares.findIndex((square) => square.x === x && square.y === y);

  it("fits on a phone, in rows of one length", () => {
    expect(new Set(rows.map((row) => row.length)).size).toBe(1);
    expect(Math.max(rows.length, rows[0]?.length ?? 0)).toBeLessThanOrEqual(7);
    expect(lattice).toMatch(/^[#./]+$/);
    expect(placesOf(lattice)).toHaveLength(squares.length);
  });

  it("has three words across and three down, of five letters, along its squares", () => {
    expect(slots).toHaveLength(WORD_COUNT);
    expect(slots.map(({ isDown }) => isDown)).toEqual([false, false, false, true, true, true]);
    for (const { isDown, cells } of slots) {
      const { x, y } = squares[cells[0] ?? -1] ?? { x: 9, y: 9 };
      const along = [-1, 0, 1, 2, 3, 4, 5].map((step) =>
        squareAt(x + (isDown ? 0 : step), y + (isDown ? step : 0)),
      );
      expect(along).toEqual([-1, ...cells, -1]);
      expect(cells).toHaveLength(WORD_LENGTH);
    }
  });

  it("has no letter in no word, and no two letters side by side that are in none", () => {
    for (const [cell, { x, y }] of squares.entries()) {
      for (const [next, isDown] of [
        [squareAt(x + 1, y), false],
        [squareAt(x, y + 1), true],
      ] as const) {
        const shared = slotsAt(slots, cell).filter(({ cells }) => cells.includes(next));
        expect(shared.map((slot) => slot.isDown)).toEqual(next < 0 ? [] : [isDown]);
      }
      expect(slotsAt(slots, cell).length).toBeGreaterThan(0);
    }
  });

  it("has each word cross two others at least", () => {
    for (const { cells } of slots) {
      const crossed = cells.filter((cell) => slotsAt(slots, cell).length === 2);
      expect(crossed.length).toBeGreaterThanOrEqual(2);
    }
  });

  it("looks the same half turned, upside down or over a diagonal", () => {
    const looks = [halfTurned(rows), upsideDown(rows), halfTurned(transposed(rows))];
    expect(looks.map((look) => look.join("/"))).toContain(lattice);
  });

  it("is numbered as a crossword: in reading order, wherever a word begins", () => {
    let number = 0;
    const named = new Set<string>();
    for (const [cell, { x, y }] of squares.entries()) {
      const begins = (dx: number, dy: number) =>
        squareAt(x - dx, y - dy) < 0 && squareAt(x + dx, y + dy) >= 0;
      const isAcross = begins(1, 0);
      const isDown = begins(0, 1);
      if (isAcross || isDown) number += 1;
      expect(numberAt(slots, cell)).toBe(isAcross || isDown ? String(number) : undefined);
      if (isAcross) named.add(`${number} across`);
      if (isDown) named.add(`${number} down`);
    }
    expect(named).toEqual(new Set(slots.map(({ name }) => name)));
    for (const { at, name } of slots) expect(name).toMatch(new RegExp(`^${at[0]} ${at[1]}`));
  });

  it("has all its letters again by its words", () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.constantFrom(..."abcxyz")), (stream) => {
        const own = squares.map(() => stream.next().value).join("");
        expect(
          lettersOf(
            lattice,
            slots.map((slot) => wordIn(own, slot)),
          ),
        ).toBe(own);
      }),
    );
  });

  it("has as many letters for anything that is typed", () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 8 }), (typed) => {
        const read = lettersOf(lattice, typed.map(wordTyped));
        expect(read).toMatch(new RegExp(`^[a-z.*]{${squares.length}}$`));
      }),
    );
  });
});

describe("the first lattice", () => {
  const slots = slotsOf(lattices.goal);

  it("is what it was: rows and columns 1, 3 and 5", () => {
    expect(slots.map(({ at, cells }) => [at, ...cells].join(" "))).toEqual([
      "1a 0 1 2 3 4",
      "4a 8 9 10 11 12",
      "5a 16 17 18 19 20",
      "1d 0 5 8 13 16",
      "2d 2 6 10 14 18",
      "3d 4 7 12 15 20",
    ]);
  });

  it("is that of a record that names none, and of a form of any other", () => {
    expect(latticeNamed()).toBe(lattices.goal);
    for (const odd of [null, undefined, "", "flag", 7, "#"]) {
      expect(latticeIn(odd)).toBe(lattices.goal);
    }
    for (const name of latticeNames) expect(latticeIn(latticeNamed(name))).toBe(lattices[name]);
  });
});

describe("letters", () => {
  const lettersIn = (typed: readonly string[]) => lettersOf(lattices.goal, typed);

  it("are those of six words, and back", () => {
    expect(lettersIn(words)).toBe(letters);
    expect(slotsOf(lattices.goal).map((slot) => wordIn(letters, slot))).toEqual(words);
  });

  it("are filled by a crossing word where one has a gap", () => {
    expect(lettersIn(["d.b.t", "", "", "drill"])).toBe("d.b.tr..i....l..l....");
  });

  it("clash where two words differ", () => {
    expect(lettersIn(["debut", "", "", "prill"])).toBe(`${CLASH}ebutr..i....l..l....`);
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
