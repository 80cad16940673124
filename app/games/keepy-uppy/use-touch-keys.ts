import { useEffect } from "react";

/** The letter of a part, or B, presses its button: not while a dialog or a field has the keys. */
export function useTouchKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
      if (!/^[fkchrb]$/i.test(event.key) || document.querySelector("dialog[open]")) return;
      if (event.target instanceof Element && event.target.closest("input, select, textarea"))
        return;
      const wanted = `.keepy button[value="${event.key.toLowerCase()}"]`;
      document.querySelector<HTMLButtonElement>(wanted)?.click();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}
