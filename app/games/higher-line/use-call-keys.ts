import { useEffect, useRef } from "react";
import type { Call } from "./rules";

const KEYS: Partial<Record<string, Call>> = {
  arrowup: "higher",
  h: "higher",
  arrowdown: "lower",
  l: "lower",
};

/** Up or H calls higher, down or L lower: while the calls can be pressed, and not while a dialog or a field has the keys. */
export function useCallKeys(onCall: (call: Call) => void): void {
  const latest = useRef(onCall);
  latest.current = onCall;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || event.repeat) return;
      const call = KEYS[event.key.toLowerCase()];
      if (!call || !document.querySelector(".line button[name=call]")) return;
      const isElsewhere =
        document.querySelector("dialog[open]") ||
        (event.target instanceof Element && event.target.closest("input, select, textarea"));
      if (isElsewhere) return;
      event.preventDefault();
      latest.current(call);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}
