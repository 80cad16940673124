import { type Cursor, cursorAt, type Letters, turned } from "./cursor";
import { DARK, placesOf } from "./grid";
import type { Typing } from "./use-typing";

const ARROWS: Readonly<Record<string, readonly [isDown: boolean, steps: number]>> = {
  ArrowUp: [true, -1],
  ArrowDown: [true, 1],
  ArrowLeft: [false, -1],
  ArrowRight: [false, 1],
};

/** The next square to the right or below, or the one before it, over dark ones; at the end of the line, the same. */
export function moved(
  { lattice, slots }: Pick<Letters, "lattice" | "slots">,
  { cell }: Cursor,
  isDown: boolean,
  steps: number,
): Cursor {
  const places = placesOf(lattice);
  const step = isDown ? steps * (lattice.indexOf("/") + 1) : steps;
  let place = (places[cell] ?? 0) + step;
  while (lattice[place] === DARK) place += step;
  const next = places.indexOf(place);
  return cursorAt(slots, next < 0 ? cell : next, isDown);
}

/** Does what a key asks for; false for a key that the browser or another control handles. */
export function isTaken(event: KeyboardEvent, typing: Typing): boolean {
  const { key, target } = event;
  if (event.ctrlKey || event.altKey || event.metaKey || !(target instanceof Element)) return false;
  const isSquare = target.matches(".crossbar-square");
  if (!isSquare && target.closest("input, textarea, select, dialog")) return false;
  const isControl = target.closest("a, button, summary") !== null;
  const { slots, cursor, setCursor } = typing;
  const arrow = ARROWS[key];
  if (/^[a-z]$/i.test(key)) typing.type(key);
  else if (key === "Backspace") typing.erase();
  else if (arrow && !isControl) setCursor(moved(typing, cursor, ...arrow));
  else if (key === "Enter" && !isControl) {
    if (!event.repeat) typing.form.current?.requestSubmit();
  } else if (!isSquare) return false;
  else if (key === " ") setCursor(turned(slots, cursor));
  else {
    const slot = key === "Tab" && slots[slots.indexOf(cursor.slot) + (event.shiftKey ? -1 : 1)];
    if (!slot) return false;
    typing.goTo(slot);
  }
  return true;
}
