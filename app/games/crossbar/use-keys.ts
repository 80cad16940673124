import { useEffect, useRef } from "react";
import { EMPTY, wordTyped } from "./grid";
import type { Typing } from "./use-typing";

const ARROWS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The letter of a pressed key or a typed text; null if it has none. */
export const letterIn = (text: string): string | null =>
  Array.from(wordTyped(text)).findLast((letter) => letter !== EMPTY) ?? null;

/** Takes keys in a square, and letters pressed anywhere else on the page that no control needs. */
export function useKeys(typing: Typing, isOn: boolean): void {
  const latest = useRef(typing);
  latest.current = typing;
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      if (isTaken(event, latest.current)) event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [isOn]);
}

/** Does what a key asks for; false for a key that the browser or another control handles. */
function isTaken(event: KeyboardEvent, typing: Typing): boolean {
  const { key, target } = event;
  if (event.ctrlKey || event.altKey || event.metaKey || !(target instanceof Element)) return false;
  const isSquare = target.matches(".crossbar-square");
  if (!isSquare && target.closest("input, textarea, select, dialog")) return false;
  const isControl = target.closest("a, button, summary") !== null;
  const arrow = ARROWS[key];
  if (arrow && !isControl) typing.go(...arrow);
  else if (key === "Tab") return isSquare && typing.tab(event.shiftKey ? -1 : 1);
  else if (key === "Enter") return !isControl && isChecked(event, typing);
  else if (key === " ") {
    if (!isSquare) return false;
    typing.turn();
  } else if (key === "Backspace" || key === "Delete") typing.erase();
  else {
    const letter = key.length === 1 ? letterIn(key) : null;
    if (letter === null) return false;
    typing.type(letter);
  }
  return true;
}

function isChecked({ repeat }: KeyboardEvent, { form }: Typing): boolean {
  if (!repeat) form.current?.requestSubmit();
  return true;
}
