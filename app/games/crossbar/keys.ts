import { type Cursor, cursorAt, turned } from "./cursor";
import { isDown, type Slot, slots } from "./grid";
import type { Typing } from "./use-typing";

const ARROWS: Readonly<Record<string, readonly [isDown: boolean, steps: number]>> = {
  ArrowUp: [true, -1],
  ArrowDown: [true, 1],
  ArrowLeft: [false, -1],
  ArrowRight: [false, 1],
};

/** The next square to the right or below, or the one before it, over a dark one. */
export function moved(cursor: Cursor, wanted: boolean, steps: number): Cursor {
  const { slot, cell } = cursorAt(cursor.cell, wanted);
  const place = slot.cells.indexOf(cell);
  if (isDown(slot) === wanted) return cursorAt(slot.cells[place + steps] ?? cell, wanted);
  // Its only word crosses the way, which leads to the same place of the word beside that.
  const beside = slots[(slots as readonly Slot[]).indexOf(slot) + steps];
  const isBeside = beside && isDown(beside) === isDown(slot);
  return isBeside ? { slot: beside, cell: beside.cells[place] ?? cell } : cursor;
}

/** Does what a key asks for; false for a key that the browser or another control handles. */
export function isTaken(event: KeyboardEvent, typing: Typing): boolean {
  const { key, target } = event;
  if (event.ctrlKey || event.altKey || event.metaKey || !(target instanceof Element)) return false;
  const isSquare = target.matches(".crossbar-square");
  if (!isSquare && target.closest("input, textarea, select, dialog")) return false;
  const isControl = target.closest("a, button, summary") !== null;
  const { cursor, setCursor } = typing;
  const arrow = ARROWS[key];
  if (/^[a-z]$/i.test(key)) typing.type(key);
  else if (key === "Backspace") typing.erase();
  else if (arrow && !isControl) setCursor(moved(cursor, ...arrow));
  else if (key === "Enter" && !isControl) {
    if (!event.repeat) typing.form.current?.requestSubmit();
  } else if (!isSquare) return false;
  else if (key === " ") setCursor(turned(cursor));
  else {
    const slot = key === "Tab" && slots[slots.indexOf(cursor.slot) + (event.shiftKey ? -1 : 1)];
    if (!slot) return false;
    typing.goTo(slot);
  }
  return true;
}
