import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import {
  afterLetter,
  afterRepeat,
  type Cursor,
  cursorAt,
  type Letters,
  openCursor,
  startOf,
  toErase,
} from "./cursor";
import { EMPTY, eachSquare, type Slot, slotsOf } from "./grid";
import type { CrossbarState } from "./rules";
import { savedLetters, saveLetters } from "./typed-letters";

/** Runs before the board is on the screen. React complains of layout effects on the server, where none run. */
export const useBrowserLayoutEffect = import.meta.env.SSR ? useEffect : useLayoutEffect;

export type Typing = Letters & {
  cursor: Cursor;
  setCursor: (cursor: Cursor) => void;
  form: RefObject<HTMLFormElement>;
  /** Takes a square in hand, in the direction of the word so far. */
  reach: (cell: number) => void;
  type: (letter: string) => void;
  erase: () => void;
  goTo: (slot: Slot) => void;
};

/** The letters typed and the square in hand. Right letters stay, and the others wait on the device for the next check. */
export function useTyping(state: CrossbarState, attemptId: string): Typing {
  const { lattice, right, wrong, checks, ending } = state;
  const [slots] = useState(() => slotsOf(lattice));
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(() => eachSquare(right, (cell) => wrong[cell]?.at(-1)));
  const lettersWith = (own: string) => ({
    lattice,
    slots,
    letters: overlay(right, own),
    right,
    wrong,
  });
  const all = lettersWith(typed);
  const [cursor, setCursor] = useState(() => openCursor(all));

  const latest = useRef({ all, typed });
  latest.current = { all, typed };
  // React has no events for letters typed into the clues' fields before hydration, which is about to remove them.
  useBrowserLayoutEffect(() => {
    const fields = form.current ? lettersIn(new FormData(form.current), latest.current.all) : "";
    const own = overlay(fields, savedLetters(attemptId), latest.current.typed);
    setTyped(own);
    setCursor(openCursor(lettersWith(own)));
  }, [attemptId]);
  useEffect(() => saveLetters(attemptId, ending ? null : typed), [attemptId, typed, ending]);
  useEffect(() => {
    if (checks > 0) setCursor((now) => openCursor(latest.current.all, now));
  }, [checks]);
  useFocus(form, cursor.cell);

  const write = (cell: number, letter: string) => {
    const own = eachSquare(right, (one) => (one === cell ? letter : typed[one]));
    setTyped(own);
    return lettersWith(own);
  };
  return {
    ...all,
    cursor,
    setCursor,
    form,
    reach(cell) {
      if (cell !== cursor.cell) setCursor(cursorAt(slots, cell, cursor.slot.isDown));
    },
    type(key) {
      const letter = key.toLowerCase();
      setCursor(
        afterRepeat(cursor, letter, all) ?? afterLetter(cursor, all, write(cursor.cell, letter)),
      );
    },
    erase() {
      const at = toErase(cursor, all);
      write(at.cell, EMPTY);
      setCursor(at);
    },
    goTo: (slot) => setCursor(startOf(slot, all)),
  };
}

/** The letters of the first text that has one, square by square. */
const overlay = (...texts: readonly string[]): string =>
  eachSquare(texts.at(-1) ?? "", (cell) =>
    texts.map((text) => text[cell]).find((one) => one && one !== EMPTY),
  );

const lettersIn = (fields: FormData, { slots, right }: Letters) =>
  eachSquare(right, (cell) =>
    slots
      .map(({ at, cells }) => String(fields.get(at) ?? "").toLowerCase()[cells.indexOf(cell)] ?? "")
      .find((letter) => /[a-z]/.test(letter)),
  );

/** The focus follows the square in hand, unless a control has it. */
function useFocus(form: RefObject<HTMLFormElement>, cell: number): void {
  // A game that begins on this page begins in its first square.
  const shown = useRef(useHydrated() ? -1 : cell);
  useBrowserLayoutEffect(() => {
    if (shown.current === cell) return;
    shown.current = cell;
    const { activeElement } = document;
    if (activeElement !== document.body && !activeElement?.matches(".crossbar-square")) return;
    form.current
      ?.querySelectorAll<HTMLInputElement>(".crossbar-square")
      [cell]?.focus({ preventScroll: true });
  }, [form, cell]);
}
