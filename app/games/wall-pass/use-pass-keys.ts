import { useEffect, useRef } from "react";
import { COLUMNS, type Weight, weights } from "./rules";

/** 1 to 7 passes, and S, F and H choose how hard; not while a dialog is open or a text is typed. */
export function usePassKeys(
  onPass: (brick: number) => void,
  onWeight: (weight: Weight) => void,
): void {
  const latest = useRef({ onPass, onWeight });
  latest.current = { onPass, onWeight };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || event.repeat) return;
      if (document.querySelector("dialog[open]")) return;
      const weight = weights.find((one) => one[0] === event.key.toLowerCase());
      const brick = Number(event.key);
      if (weight) latest.current.onWeight(weight);
      else if (brick >= 1 && brick <= COLUMNS) latest.current.onPass(brick);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}
