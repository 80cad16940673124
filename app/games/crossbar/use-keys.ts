import { useEffect, useRef } from "react";
import type { Typing } from "./use-typing";

/**
 * Takes keys in a square, and letters pressed anywhere else on the page that no control needs. What keys do is loaded
 * where there is a mouse, or with the first key: fingers need none of it, and a square hears its letters without it.
 */
export function useKeys(typing: Typing, isOn: boolean): void {
  const latest = useRef(typing);
  latest.current = typing;
  useEffect(() => {
    if (!isOn) return;
    let keys: typeof import("./keys") | undefined;
    const load = async () => {
      keys = await import("./keys");
    };
    const onKey = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (keys?.isTaken(event, latest.current)) event.preventDefault();
      if (keys) return;
      if (target === document.body && /^[a-z]$/i.test(key)) latest.current.type(key);
      load();
    };
    if (matchMedia("(hover: hover)").matches) load();
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [isOn]);
}
