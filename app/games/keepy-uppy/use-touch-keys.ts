import { useEffect } from "react";

/** The letter of a part, or B for the catch, presses its button. */
export function useTouchKeys(): void {
  useEffect(() => {
    const onKey = ({ key, ctrlKey, altKey, metaKey, repeat }: KeyboardEvent) => {
      if (ctrlKey || altKey || metaKey || repeat) return;
      document.getElementById(`keepy-${key}`)?.click();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}
