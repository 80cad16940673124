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
export type Cursor = { cell: number; slot: Slot };

/** Whether a letter was found wrong in its square. */
export const isWrong = ({ letters, right, wrong }: Letters, cell: number): boolean =>
  right[cell] === EMPTY && wrong[cell]?.includes(letters[cell] ?? "") === true;

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
export function startOf(slot: Slot, all: Letters): Cursor {
  const { cells } = slot;
  const open = cells.find((cell) => isOpen(all, cell));
  return { slot, cell: open ?? cells.find((cell) => all.right[cell] === EMPTY) ?? cells[0] ?? 0 };
}

/** The start of the first of these words that needs a letter; null if none does. */
function openIn(some: readonly Slot[], all: Letters): Cursor | null {
  const slot = some.find(({ cells }) => cells.some((cell) => isOpen(all, cell)));
  return slot ? startOf(slot, all) : null;
}

/** Where typing begins, and goes on after a check: at what that found wrong, or else in the word in hand. */
export function openCursor(all: Letters, now = startOf(all.slots[0] as Slot, all)): Cursor {
  const { slots } = all;
  const wrong = slots.filter(({ cells }) => cells.some((cell) => isWrong(all, cell)));
  return openIn([...wrong, now.slot, ...slots], all) ?? now;
}

/** After a letter: the next square of the word whose letter can change, or else the next word that needs one. */
export function afterLetter({ cell, slot }: Cursor, all: Letters): Cursor {
  const rest = slot.cells.slice(slot.cells.indexOf(cell) + 1);
  const next = rest.find((one) => all.right[one] === EMPTY);
  if (next !== undefined) return { slot, cell: next };
  const { slots } = all;
  return openIn([...slots.slice(slots.indexOf(slot)), ...slots], all) ?? { cell, slot };
}

/** The square whose letter Backspace erases: this one, or if it has none the one before it in the word. */
export function toErase(cursor: Cursor, { letters, right }: Letters): Cursor {
  const { cell, slot } = cursor;
  if (right[cell] === EMPTY && letters[cell] !== EMPTY) return cursor;
  const before = slot.cells.slice(0, slot.cells.indexOf(cell));
  return { slot, cell: before.findLast((one) => right[one] === EMPTY) ?? cell };
}
