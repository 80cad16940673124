import { EMPTY, type Slot, type Slots, slotsAt } from "./grid";

/** A lattice (grid.ts), the letters on it, and what the checks have told of them. */
export type Letters = {
  lattice: string;
  slots: Slots;
  letters: string;
  right: string;
  wrong: readonly string[];
};

/** The square in hand, and the word in which typing goes on. */
export type Cursor = {
  cell: number;
  slot: Slot;
  /** The filled squares that the cursor went past on its way to this one. */
  past?: readonly number[];
};

/** Begins the squares that are past in a word that is being typed without the letters that it has. */
const NO_SQUARE = -1;

/** Whether a letter was found wrong in its square. */
export const isWrong = ({ letters, right, wrong }: Letters, cell: number): boolean =>
  right[cell] === EMPTY && wrong[cell]?.includes(letters[cell] as string) === true;

/** Whether a square has no letter, or one that is known to be wrong. */
const isOpen = (all: Letters, cell: number) => all.letters[cell] === EMPTY || isWrong(all, cell);

/** A square with its word in the wanted direction, or else its only word. */
export function cursorAt(slots: Slots, cell: number, wanted: boolean): Cursor {
  const own = slotsAt(slots, cell);
  return { cell, slot: own.find(({ isDown }) => isDown === wanted) ?? (own[0] as Slot) };
}

/** The other direction, where a square has two. */
export const turned = (slots: Slots, { cell, slot }: Cursor): Cursor =>
  cursorAt(slots, cell, !slot.isDown);

/** The first square of a word that needs a letter, or else the first whose letter can change. */
export function startOf(slot: Slot, all: Letters): Required<Cursor> {
  const { cells } = slot;
  const open = cells.find((cell) => isOpen(all, cell));
  const cell = open ?? cells.find((one) => all.right[one] === EMPTY) ?? (cells[0] as number);
  return { slot, cell, past: cells.slice(0, cells.indexOf(cell)) };
}

/** The start of the first of these words that needs a letter; null if none does. */
function openIn(some: readonly Slot[], all: Letters): Required<Cursor> | null {
  const slot = some.find(({ cells }) => cells.some((cell) => isOpen(all, cell)));
  return slot ? startOf(slot, all) : null;
}

/** Where typing begins, and goes on after a check: at what that found wrong, or else in the word in hand. */
export function openCursor(all: Letters, now: Cursor = startOf(all.slots[0] as Slot, all)): Cursor {
  const { slots } = all;
  const wrong = slots.filter(({ cells }) => cells.some((cell) => isWrong(all, cell)));
  return openIn([...wrong, now.slot, ...slots], all) ?? now;
}

/**
 * The cursor after a letter that only repeats one it went past, as in a word that is typed whole: nothing is written.
 * Null for any other letter, and once a word is being typed without the letters that it has.
 */
export function afterRepeat(cursor: Cursor, letter: string, { letters }: Letters): Cursor | null {
  const { slot, past = [] } = cursor;
  // The end of the last word may be left out, but not the beginning of this one.
  const place = past.findIndex(
    (cell, index) => letters[cell] === letter && (index === 0 || cell === slot.cells[0]),
  );
  return place < 0 ? null : { ...cursor, past: past.slice(place + 1) };
}

/**
 * After a letter in a gap: the next gap of the word, or else the next word with one. After a letter over another: the
 * next square of the word whose letter can change.
 */
export function afterLetter(cursor: Cursor, before: Letters, all: Letters): Cursor {
  const { cell, slot, past = [] } = cursor;
  const isGaps = past.length > 0;
  const rest = slot.cells.slice(slot.cells.indexOf(cell) + 1);
  const isGap = isOpen(before, cell);
  const next = rest.find((one) => (isGap ? isOpen(all, one) : all.right[one] === EMPTY));
  if (next) {
    const between = rest.slice(0, rest.indexOf(next));
    return { slot, cell: next, past: isGaps ? [NO_SQUARE, ...between] : between };
  }
  const { slots } = all;
  const found = openIn([...slots.slice(slots.indexOf(slot)), ...slots], all);
  if (found && !isGaps) found.past = [...rest, ...found.past];
  return found ?? { cell, slot, past: rest };
}

/** The square whose letter Backspace erases: this one, or if it has none the last one before it that typing did not pass. */
export function toErase(cursor: Cursor, { letters, right }: Letters): Cursor {
  const { cell, slot, past } = cursor;
  if (right[cell] === EMPTY && letters[cell] !== EMPTY) return cursor;
  const before = slot.cells.slice(0, slot.cells.indexOf(cell));
  const own = before.findLast((one) => right[one] === EMPTY && !past?.includes(one));
  return { slot, cell: own ?? cell };
}
