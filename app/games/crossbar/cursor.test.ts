import { describe, expect, it } from "vitest";
import {
  afterLetter,
  type Cursor,
  cursorAt,
  isWrong,
  type Letters,
  openCursor,
  startOf,
  toErase,
  turned,
} from "./cursor";
import { EMPTY, LETTER_COUNT, slots } from "./grid";
import { moved } from "./keys";
import { lettersOf } from "./typed-words";

const blank = EMPTY.repeat(LETTER_COUNT);
const none: readonly string[] = Array(LETTER_COUNT).fill("");
const board = (letters = blank, more: Partial<Letters> = {}): Letters => ({
  letters,
  right: blank,
  wrong: none,
  ...more,
});
const typed = (...words: string[]) => lettersOf(words);
const at = (cursor: Cursor | null) => cursor && [cursor.cell, cursor.slot.name];
const across = (cell: number) => cursorAt(cell, false);
const down = (cell: number) => cursorAt(cell, true);
const slot = (index: number) => slots[index] ?? slots[0];

/** The cursor after a letter in a square of a board. */
const typing = (cursor: Cursor, before: Letters, letter = "x") => {
  const { letters } = before;
  const after = letters.slice(0, cursor.cell) + letter + letters.slice(cursor.cell + 1);
  return at(afterLetter(cursor, { ...before, letters: after }));
};

it("has a word in hand in every square, whichever direction is wanted", () => {
  for (const cell of Array(LETTER_COUNT).keys()) {
    for (const cursor of [across(cell), down(cell)]) {
      expect(cursor.slot.cells).toContain(cell);
      expect(turned(turned(cursor))).toEqual(cursor);
    }
  }
});

describe("a letter leads", () => {
  it("to the next square of the word, over one that has a letter too", () => {
    expect(typing(across(0), board())).toEqual([1, "1 across"]);
    expect(typing(down(0), board())).toEqual([5, "1 down"]);
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
  expect(at(moved(across(cell), isDown, steps))).toEqual(found);
});
