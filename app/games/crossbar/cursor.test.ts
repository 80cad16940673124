import { describe, expect, it } from "vitest";
import {
  afterLetter,
  type Cursor,
  cursorAt,
  isFull,
  isWrong,
  type Letters,
  moved,
  nextWord,
  openCursor,
  slotOf,
  startOf,
  toErase,
} from "./cursor";
import { EMPTY, LETTER_COUNT, lettersOf, slots, squares } from "./grid";

const blank = EMPTY.repeat(LETTER_COUNT);
const none: readonly string[] = Array(LETTER_COUNT).fill("");
const board = (letters = blank, more: Partial<Letters> = {}): Letters => ({
  letters,
  right: blank,
  wrong: none,
  ...more,
});
const typed = (...words: string[]) => lettersOf(words);
const at = (cursor: Cursor | null) => cursor && [cursor.cell, slotOf(cursor).name];
const across = (cell: number) => cursorAt(cell, false);
const down = (cell: number) => cursorAt(cell, true);
const slot = (index: number) => slots[index] ?? slots[0];

/** The cursor after a letter in a square of a board. */
const typing = (cursor: Cursor, before: Letters, letter = "x") => {
  const { letters } = before;
  const after = letters.slice(0, cursor.cell) + letter + letters.slice(cursor.cell + 1);
  return at(afterLetter(cursor, before, { ...before, letters: after }));
};

it("has a word in hand in every square, whichever direction is wanted", () => {
  for (const cell of squares.keys()) {
    for (const cursor of [across(cell), down(cell)]) {
      expect(slotOf(cursor).cells).toContain(cell);
      expect(cursorAt(cell, cursor.isDown)).toEqual(cursor);
    }
  }
});

describe("a letter leads", () => {
  it("to the next square of the word", () => {
    expect(typing(across(0), board())).toEqual([1, "1 across"]);
    expect(typing(down(0), board())).toEqual([5, "1 down"]);
  });

  it("over letters that are there, and back to a gap", () => {
    expect(typing(across(0), board(typed(".eb")))).toEqual([3, "1 across"]);
    expect(typing(across(4), board(typed("d.bu")))).toEqual([1, "1 across"]);
  });

  it("from a full word to the next that is not", () => {
    expect(typing(across(4), board(typed("debu", "india")))).toEqual([16, "5 across"]);
  });

  it("nowhere in a full grid", () => {
    const full = board("debutraeindialgmleed.");
    expect(typing(across(20), full, "s")).toEqual([20, "5 across"]);
    expect(isFull(full)).toBe(false);
    expect(isFull(board("debutraeindialgmleeds"))).toBe(true);
  });

  it("on to the letter beside it, where a word is typed over", () => {
    const full = board("debutraeindialgmleeds");
    expect(typing(across(0), full)).toEqual([1, "1 across"]);
    expect(typing(across(4), full)).toEqual([4, "1 across"]);
  });

  it("over right letters, which stay", () => {
    const all = board(typed("de.ut"), { right: typed(".e.u") });
    expect(typing(across(0), all)).toEqual([2, "1 across"]);
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
  expect(at(nextWord(across(0), 1, all))).toEqual([8, "4 across"]);
  expect(at(nextWord(across(8), -1, all))).toEqual([0, "1 across"]);
  expect(nextWord(across(0), -1, all)).toBeNull();
  expect(nextWord(down(4), 1, all)).toBeNull();
});

it("erases its own letter, or the one before it, and never a right one", () => {
  const all = board(typed("deb"), { right: typed(".e") });
  expect(toErase(across(2), all).cell).toBe(2);
  expect(toErase(across(3), all).cell).toBe(2);
  expect(toErase(across(1), all).cell).toBe(0);
  expect(toErase(across(8), board()).cell).toBe(8);
});

it.each([
  [0, 0, 1, [1, "1 across"]],
  [0, 1, 0, [5, "1 down"]],
  [5, 0, 1, [6, "2 down"]],
  [6, 0, 1, [7, "3 down"]],
  [1, 1, 0, [9, "4 across"]],
  [0, -1, 0, [0, "1 across"]],
  [20, 0, 1, [20, "5 across"]],
] as const)("goes from square %i by %i rows and %i columns to %j", (cell, rows, columns, found) => {
  expect(at(moved(across(cell), rows, columns))).toEqual(found);
});
