import { describe, expect, it } from "vitest";
import {
  afterLetter,
  afterRepeat,
  type Cursor,
  cursorAt,
  isWrong,
  type Letters,
  openCursor,
  startOf,
  toErase,
  turned,
} from "./cursor";
import { EMPTY, placesOf, type Slot, slotsOf, wordIn } from "./grid";
import { moved } from "./keys";
import { lattices } from "./lattices";
import { lettersOf } from "./typed-words";

const lattice = lattices.goal;
const slots = slotsOf(lattice);
const size = placesOf(lattice).length;
const blank = EMPTY.repeat(size);
const none: readonly string[] = Array(size).fill("");
const board = (letters = blank, more: Partial<Letters> = {}): Letters => ({
  ...{ lattice, slots, letters },
  right: blank,
  wrong: none,
  ...more,
});
const typed = (...words: string[]) => lettersOf(lattice, words);
const at = (cursor: Cursor | null) => cursor && [cursor.cell, cursor.slot.name];
const across = (cell: number) => cursorAt(slots, cell, false);
const down = (cell: number) => cursorAt(slots, cell, true);
const slot = (index: number) => slots[index] as Slot;

/** The cursor after a letter in a square of a board. */
const typing = (cursor: Cursor, before: Letters, letter = "x") => {
  const { letters } = before;
  const after = letters.slice(0, cursor.cell) + letter + letters.slice(cursor.cell + 1);
  return at(afterLetter(cursor, before, { ...before, letters: after }));
};

it("has a word in hand in every square, whichever direction is wanted", () => {
  for (const one of Object.values(lattices)) {
    const own = slotsOf(one);
    for (const cell of placesOf(one).keys()) {
      for (const isDown of [false, true]) {
        const cursor = cursorAt(own, cell, isDown);
        expect(cursor.slot.cells).toContain(cell);
        expect(turned(own, turned(own, cursor))).toEqual(cursor);
      }
    }
  }
});

/** The letters after typing a text, and the word in hand then. */
const typedInto = (before: Letters, text: string, from: Cursor) => {
  let all = before;
  let cursor = from;
  for (const letter of text) {
    const repeated = afterRepeat(cursor, letter, all);
    const letters = all.letters.slice(0, cursor.cell) + letter + all.letters.slice(cursor.cell + 1);
    const after = { ...all, letters };
    if (!repeated) [cursor, all] = [afterLetter(cursor, all, after), after];
    else cursor = repeated;
  }
  return [wordIn(all.letters, from.slot), cursor.slot.name, all.letters[cursor.cell]];
};

describe("a word that has letters can be typed without them, or whole", () => {
  it.each([
    ["three across, and then one down", ["steal", "ultra", "stars"], 3, "pr", "spurs", "2 down"],
    ["three across, and then one down", ["steal", "ultra", "stars"], 3, "spurs", "spurs", "2 down"],
    ["the first", ["steal"], 3, "purs", "spurs", "2 down"],
    ["the first", ["steal"], 3, "spurs", "spurs", "2 down"],
    ["the middle", ["", "ultra"], 3, "sprs", "spurs", "2 down"],
    ["the middle", ["", "ultra"], 3, "spurs", "spurs", "2 down"],
    ["the last", ["", "", "stars"], 3, "spur", "spurs", "2 down"],
    ["the last", ["", "", "stars"], 3, "spurs", "spurs", "2 down"],
    ["the first of a double", ["house", "plane", "yacht"], 3, "ap", "happy", "2 down"],
    ["the first of a double", ["house", "plane", "yacht"], 3, "happy", "happy", "2 down"],
    ["all", ["steal", "", "", "spurs"], 3, "shots", "shots", "2 down"],
  ])("%s filled: %j, word %i, typed %s", (_, words, index, text, found, next) => {
    const all = board(typed(...words));
    const [word, name, letter] = typedInto(all, text, startOf(slot(index), all));
    expect([word, name, letter]).toEqual([found, next, EMPTY]);
  });

  it("and so can the word after it", () => {
    const all = board(typed("steal", "ultra", "stars"));
    for (const text of ["prxr", "spursextra", "prextra", "spursxr"]) {
      const cursor = startOf(slot(3), all);
      expect(typedInto(all, text, cursor).slice(0, 2)).toEqual(["spurs", "3 down"]);
    }
  });

  it("and so can the last one", () => {
    const all = board(typed("steal", "ultra", "stars", "spurs", "extra"));
    for (const text of ["en", "leans"]) {
      expect(typedInto(all, text, startOf(slot(5), all))).toEqual(["leans", "3 down", "n"]);
    }
  });

  it("and so can one with right and with wrong letters", () => {
    const wrong = none.with(3, "e");
    const all = board(typed("steel"), { right: typed("ste.l"), wrong });
    for (const text of ["a", "steal"]) {
      expect(typedInto(all, text, openCursor(all))[0]).toBe("steal");
    }
  });

  it("but a letter that repeats the one before it, which was there, is asked for twice", () => {
    const all = board(typed("", "plane"));
    expect(typedInto(all, "happy", startOf(slot(3), all))[0]).toBe("happy");
    expect(typedInto(all, "happ", startOf(slot(3), all))[0]).toBe("happ.");
    expect(typedInto(all, "hap", startOf(slot(3), all))[0]).toBe("hap..");
  });

  it("and a filled square that was chosen is written over", () => {
    const all = board(typed("steal", "rltra", "stars"));
    expect(typedInto(all, "u", down(8))[0]).toBe("s.u.s");
  });
});

describe("a letter leads", () => {
  it("to the next gap of the word, or over letters from square to square", () => {
    expect(typing(across(0), board())).toEqual([1, "1 across"]);
    expect(typing(down(0), board())).toEqual([5, "1 down"]);
    expect(typing(across(0), board(typed(".eb")))).toEqual([3, "1 across"]);
    expect(typing(across(0), board("debutraeindialgmleeds"))).toEqual([1, "1 across"]);
  });

  it("past right letters, which stay", () => {
    const all = board(typed("de.ut"), { right: typed(".e.u") });
    expect(typing(across(0), all)).toEqual([2, "1 across"]);
  });

  it("from the last square of a word back to a gap in it, or to the next word with one", () => {
    expect(typing(across(4), board(typed("d.bu")))).toEqual([1, "1 across"]);
    expect(typing(across(4), board(typed("debu", "india")))).toEqual([16, "5 across"]);
    expect(typing(across(20), board(typed("debut", "india", "leed")))).toEqual([5, "1 down"]);
  });

  it("nowhere in a full grid", () => {
    expect(typing(across(20), board("debutraeindialgmleed."), "s")).toEqual([20, "5 across"]);
  });
});

it("goes on after a check at what is wrong, or else in the word in hand", () => {
  const wrong = none.with(17, "z");
  const all = board(typed("debut", "", "lzeds"), { wrong });
  expect(isWrong(all, 17)).toBe(true);
  expect(at(openCursor(all, across(8)))).toEqual([17, "5 across"]);
  expect(at(openCursor(board(typed("debut")), across(8)))).toEqual([8, "4 across"]);
  expect(at(openCursor(board(typed("debut")), across(0)))).toEqual([8, "4 across"]);
  expect(at(openCursor(board()))).toEqual([0, "1 across"]);
});

it("begins a word at its first gap", () => {
  const all = board(typed("debut"), { right: typed("debut") });
  expect(at(startOf(slot(3), all))).toEqual([5, "1 down"]);
  expect(at(startOf(slot(0), all))).toEqual([0, "1 across"]);
});

it("erases its own letter, or the one before it, and never a right one", () => {
  const all = board(typed("deb"), { right: typed(".e") });
  expect(toErase(across(2), all).cell).toBe(2);
  expect(toErase(across(3), all).cell).toBe(2);
  expect(toErase(across(1), all).cell).toBe(0);
  expect(toErase(across(8), board()).cell).toBe(8);
  const past = [1, 2];
  expect(toErase({ ...across(3), past }, board(typed("deb"))).cell).toBe(0);
});

it.each([
  ["right", 0, false, 1, [1, "1 across"]],
  ["down", 0, true, 1, [5, "1 down"]],
  ["right over a dark square", 5, false, 1, [6, "2 down"]],
  ["left over a dark square", 7, false, -1, [6, "2 down"]],
  ["down over a dark square", 1, true, 1, [9, "4 across"]],
  ["left out of the grid", 0, false, -1, [0, "1 across"]],
  ["left out of a row with dark squares", 5, false, -1, [5, "1 down"]],
  ["up out of a column with dark squares", 1, true, -1, [1, "1 across"]],
  ["right out of the grid", 20, false, 1, [20, "5 across"]],
] as const)("goes %s", (_, cell, isDown, steps, found) => {
  expect(at(moved({ lattice, slots }, across(cell), isDown, steps))).toEqual(found);
});

describe("arrows", () => {
  it.each([
    ["flag", "right over a dark square into a word", 8, false, 1, [9, "4 across"]],
    ["flag", "right over a dark square", 5, false, 1, [6, "2 down"]],
    ["flag", "left over a dark square, out of a word", 9, false, -1, [8, "1 down"]],
    ["flag", "up out of the only word", 13, true, -1, [13, "4 across"]],
    ["stairs", "left over a dark square", 6, false, -1, [5, "2 down"]],
    ["stairs", "down the last step", 21, true, 1, [21, "4 down"]],
    ["pinwheel", "down into a word", 0, true, 1, [2, "1 down"]],
    ["pinwheel", "right from the first sail", 0, false, 1, [0, "1 down"]],
    ["pinwheel", "right over a dark square", 6, false, 1, [7, "3 down"]],
  ] as const)("in the %s lead %s", (name, _, cell, isDown, steps, found) => {
    const other = { lattice: lattices[name], slots: slotsOf(lattices[name]) };
    expect(at(moved(other, cursorAt(other.slots, cell, isDown), isDown, steps))).toEqual(found);
  });

  it("reach each square of every lattice, and come back the way they went", () => {
    for (const one of Object.values(lattices)) {
      const all = { lattice: one, slots: slotsOf(one) };
      const reached = new Set([0]);
      for (const cell of reached) {
        for (const isDown of [false, true]) {
          for (const steps of [-1, 1]) {
            const next = moved(all, cursorAt(all.slots, cell, isDown), isDown, steps);
            reached.add(next.cell);
            if (next.cell === cell) continue;
            expect(moved(all, next, isDown, -steps).cell).toBe(cell);
          }
        }
      }
      expect(reached.size).toBe(placesOf(one).length);
    }
  });
});
