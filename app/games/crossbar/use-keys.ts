import { useEffect, useRef } from "react";
import { moved, turned } from "./cursor";
import { slots } from "./grid";
import type { Typing } from "./use-typing";

const ARROWS: Readonly<Record<string, readonly [isDown: boolean, steps: number]>> = {
  ArrowUp: [true, -1],
  ArrowDown: [true, 1],
  ArrowLeft: [false, -1],
  ArrowRight: [false, 1],
};

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
