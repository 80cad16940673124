import { useEffect, useRef } from "react";
import type { Typing } from "./use-typing";

/**
 * Takes keys in a square, and letters pressed anywhere else on the page that no control needs. What keys do is loaded
 * where there is a mouse, or with the first key: fingers need none of it, and a square hears letters without it.
 */
export function useKeys(typing: Typing, isOn: boolean): void {
  const latest = useRef(typing);
  latest.current = typing;
  useEffect(() => {
    if (!isOn) return;
    let keys: typeof import("./keys") | undefined;
    const onKey = async (event?: KeyboardEvent) => {
      if (event && keys?.isTaken(event, latest.current)) event.preventDefault();
      else if (!keys && event?.target === document.body && /^[a-z]$/i.test(event.key)) {
        latest.current.type(event.key);
      }
      keys ??= await import("./keys");
    };
    if (matchMedia("(hover: hover)").matches) onKey();
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [isOn]);
}
