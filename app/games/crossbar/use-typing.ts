import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import {
  afterLetter,
  type Cursor,
  cursorAt,
  type Letters,
  moved,
  nextWord,
  openCursor,
  slotOf,
  startOf,
  toErase,
} from "./cursor";
import { CLASH, EMPTY, LETTER_COUNT, lettersOf, type Slot, slots, wordTyped } from "./grid";
import type { CrossbarState } from "./rules";
import { savedLetters, saveLetters } from "./typed-letters";

/** React complains of layout effects on the server, where none run. */
const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

export type Typing = Letters & {
  cursor: Cursor;
  slot: Slot;
  form: RefObject<HTMLFormElement>;
  type: (letter: string, cell?: number) => void;
  erase: () => void;
  /** Takes a square in hand; the one in hand changes its direction. */
  press: (cell: number) => void;
  reach: (cell: number) => void;
  goTo: (slot: Slot) => void;
  /** The next clue, or the one before, round and round. */
  step: (steps: number) => void;
  turn: () => void;
  /** Goes to the next square in a direction. */
  go: (rows: number, columns: number) => void;
  /** The next clue, or the one before; false past the ends, where nothing happens. */
  tab: (steps: number) => boolean;
};

/** The letters typed and the square in hand. Right letters stay, and the others wait on the device for the next check. */
export function useTyping(state: CrossbarState, attemptId: string): Typing {
  const { right, wrong, checks, ending } = state;
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(() => wrong.map((tried) => tried.at(-1) ?? EMPTY).join(""));
  const lettersWith = (own: string) => ({ letters: overlay(right, own), right, wrong });
  const all = lettersWith(typed);
  const [cursor, setCursor] = useState(() => openCursor(all));

  const restored = useRef((fields: FormData | null) => {
    const own = overlay(fields ? lettersIn(fields) : "", savedLetters(attemptId), typed);
    setTyped(own);
    setCursor(openCursor(lettersWith(own)));
  });
  // React has no events for letters typed into the clues' fields before hydration, which is about to remove them.
  useBrowserLayoutEffect(() => {
    restored.current(form.current && new FormData(form.current));
  }, []);
  const isOver = ending !== null;
  useEffect(() => saveLetters(attemptId, isOver ? null : typed), [attemptId, typed, isOver]);

  const latest = useRef(all);
  latest.current = all;
  useEffect(() => {
    if (checks > 0) setCursor((now) => openCursor(latest.current, now));
  }, [checks]);
  useFocus(form, cursor);

  const write = (cell: number, letter: string) => {
    const own = typed.slice(0, cell) + letter + typed.slice(cell + 1);
    setTyped(own);
    return lettersWith(own);
  };
  const turn = () => setCursor(({ cell, isDown }) => cursorAt(cell, !isDown));
  return {
    ...all,
    cursor,
    slot: slotOf(cursor),
    form,
    type(letter, cell = cursor.cell) {
      const here = cursorAt(cell, cursor.isDown);
      const isFixed = right[cell] !== EMPTY;
      setCursor(afterLetter(here, all, isFixed ? all : write(cell, letter)));
    },
    erase() {
      const at = toErase(cursor, all);
      write(at.cell, EMPTY);
      setCursor(at);
    },
    press(cell) {
      if (cell === cursor.cell) turn();
      else setCursor(cursorAt(cell, cursor.isDown));
    },
    reach(cell) {
      if (cell !== cursor.cell) setCursor(cursorAt(cell, cursor.isDown));
    },
    goTo: (slot) => setCursor(startOf(slot, all)),
    step(steps) {
      const end = steps > 0 ? slots[0] : slots[slots.length - 1];
      setCursor(nextWord(cursor, steps, all) ?? startOf(end ?? slots[0], all));
    },
    turn,
    go: (rows, columns) => setCursor(moved(cursor, rows, columns)),
    tab(steps) {
      const next = nextWord(cursor, steps, all);
      if (next) setCursor(next);
      return next !== null;
    },
  };
}

/** The letters of the first text that has one, square by square. */
const overlay = (...texts: readonly string[]): string =>
  Array.from(Array(LETTER_COUNT).keys(), (cell) => {
    const letters = texts.map((text) => text[cell] ?? EMPTY);
    return letters.find((letter) => letter !== EMPTY) ?? EMPTY;
  }).join("");

const lettersIn = (fields: FormData) =>
  lettersOf(slots.map(({ at }) => wordTyped(String(fields.get(at) ?? "")))).replaceAll(
    CLASH,
    EMPTY,
  );

/** The focus follows the square in hand, unless a control has it. */
function useFocus(form: RefObject<HTMLFormElement>, { cell }: Cursor): void {
  const shown = useRef(cell);
  useEffect(() => {
    if (shown.current === cell) return;
    shown.current = cell;
    const { activeElement } = document;
    if (activeElement !== document.body && !activeElement?.matches(".crossbar-square")) return;
    form.current
      ?.querySelector<HTMLInputElement>(`[data-cell="${cell}"]`)
      ?.focus({ preventScroll: true });
  }, [form, cell]);
}
