import { EMPTY, isDown as isDownSlot, type Slot, slots, slotsAt, squareAt, squares } from "./grid";

/** The letters on the board, and what the checks have told of them. */
export type Letters = { letters: string; right: string; wrong: readonly string[] };

/** The square in hand, and the direction in which typing goes on. */
export type Cursor = { cell: number; isDown: boolean };

const isFixed = ({ right }: Letters, cell: number) => right[cell] !== EMPTY;

/** Whether a letter was found wrong in its square. */
export const isWrong = ({ letters, right, wrong }: Letters, cell: number): boolean =>
  right[cell] === EMPTY &&
  letters[cell] !== EMPTY &&
  wrong[cell]?.includes(letters[cell] ?? "") === true;

/** Whether a square has no letter, or one that is known to be wrong. */
const isOpen = (all: Letters, cell: number) => all.letters[cell] === EMPTY || isWrong(all, cell);

/** Whether every square has a letter that may be right. */
export const isFull = (all: Letters): boolean => squares.every((_, cell) => !isOpen(all, cell));

/** The word in hand. */
export function slotOf({ cell, isDown }: Cursor): Slot {
  const [first = slots[0], second = first] = slotsAt(cell);
  return isDown ? second : first;
}

const inSlot = (slot: Slot, cell: number): Cursor => ({ cell, isDown: isDownSlot(slot) });

/** A square in hand with a word in the wanted direction, or else its only word. */
export const cursorAt = (cell: number, isDown: boolean): Cursor =>
  inSlot(slotOf({ cell, isDown }), cell);

/** The first square of a word that needs a letter, or else its first. */
export function startOf(slot: Slot, all: Letters): Cursor {
  const { cells } = slot;
  const cell = cells.find((one) => isOpen(all, one)) ?? cells.find((one) => !isFixed(all, one));
  return inSlot(slot, cell ?? cells[0] ?? 0);
}

/** The first word from here on, round to the first, with a square that needs a letter; null in a full grid. */
function nextOpen(all: Letters, from: number): Cursor | null {
  const inTurn = [...slots.slice(from), ...slots.slice(0, from)];
  const slot = inTurn.find(({ cells }) => cells.some((cell) => isOpen(all, cell)));
  return slot ? startOf(slot, all) : null;
}

const indexOf = (slot: Slot) => slots.findIndex(({ at }) => at === slot.at);

/** Where typing begins, and goes on after a check: at what that found wrong, or else in the word in hand. */
export function openCursor(all: Letters, now = startOf(slots[0], all)): Cursor {
  const wrong = slots.find(({ cells }) => cells.some((cell) => isWrong(all, cell)));
  return wrong ? startOf(wrong, all) : (nextOpen(all, indexOf(slotOf(now))) ?? now);
}

/**
 * After a letter: the next square of the word that needs one, then of the words after it. A letter that replaced another
 * leads to the next square, so that a word can be typed over.
 *
 * @param before the board without the letter, and @param after the board with it
 */
export function afterLetter(cursor: Cursor, before: Letters, after: Letters): Cursor {
  const slot = slotOf(cursor);
  const rest = slot.cells.slice(slot.cells.indexOf(cursor.cell) + 1);
  if (!isOpen(before, cursor.cell)) {
    const next = rest.find((cell) => !isFixed(after, cell));
    return next === undefined ? cursor : inSlot(slot, next);
  }
  const next = [...rest, ...slot.cells].find((cell) => isOpen(after, cell));
  if (next !== undefined) return inSlot(slot, next);
  return nextOpen(after, indexOf(slot)) ?? cursor;
}

/** The square whose letter Backspace erases: this one, or if it has none the one before it in the word. */
export function toErase(cursor: Cursor, all: Letters): Cursor {
  if (!isFixed(all, cursor.cell) && all.letters[cursor.cell] !== EMPTY) return cursor;
  const slot = slotOf(cursor);
  const before = slot.cells.slice(0, slot.cells.indexOf(cursor.cell)).reverse();
  return inSlot(slot, before.find((cell) => !isFixed(all, cell)) ?? cursor.cell);
}

/** The next square in the direction of an arrow key, over a dark one. */
export function moved(cursor: Cursor, rows: number, columns: number): Cursor {
  const { row, column } = squares[cursor.cell] ?? { row: 0, column: 0 };
  const cell = [1, 2]
    .map((steps) => squareAt(row + rows * steps, column + columns * steps))
    .find((found) => found >= 0);
  return cell === undefined ? cursor : cursorAt(cell, rows !== 0);
}

/** The first square to fill of the next word, or the one before; null past the last. */
export function nextWord(cursor: Cursor, steps: number, all: Letters): Cursor | null {
  const slot = slots[indexOf(slotOf(cursor)) + steps];
  return slot ? startOf(slot, all) : null;
}
