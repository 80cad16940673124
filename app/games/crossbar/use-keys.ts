import { useRef } from "react";
import { flushSync } from "react-dom";
import { type Typing, useBrowserLayoutEffect } from "./use-typing";

/**
 * Takes keys in a square, and letters pressed anywhere else on the page that no control needs. What keys do is loaded
 * where there is a mouse, or with the first key: fingers need none of it, and a square hears its letters without it.
 */
export function useKeys(typing: Typing, isOn: boolean): void {
  const latest = useRef(typing);
  latest.current = typing;
  // A letter that is pressed as soon as the board is seen is not lost.
  useBrowserLayoutEffect(() => {
    if (!isOn) return;
    let keys: Pick<typeof import("./keys"), "isTaken"> | undefined;
    const early: KeyboardEvent[] = [];
    const load = async () => {
      const { isTaken } = await import("./keys");
      for (const event of early.splice(0)) flushSync(() => isTaken(event, latest.current));
      keys = { isTaken };
    };
    const onKey = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (keys?.isTaken(event, latest.current)) event.preventDefault();
      if (keys) return;
      // A letter taken here at once would be typed again, into the square that gets the focus by it.
      if (target === document.body || key.startsWith("Arrow")) early.push(event);
      load();
    };
    if (matchMedia("(hover: hover)").matches) load();
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [isOn]);
}
