import { useEffect } from "react";

/** 1 to 7 passes, and S, F and H choose how hard; not while a dialog is open or a text is typed. */
export function usePassKeys(): void {
  useEffect(() => {
    const onKey = ({ key, ctrlKey, altKey, metaKey, shiftKey, repeat }: KeyboardEvent) => {
      if (ctrlKey || altKey || metaKey || shiftKey || repeat || !/^[1-7sfh]$/i.test(key)) return;
      if (!document.querySelector("dialog[open]")) press(key.toLowerCase());
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}

/** Presses a brick by its number, or a weight by how its name begins. */
export const press = (key: string | number): void =>
  document
    .querySelector<HTMLElement>(`.wall :is(button, [type="radio"])[value^="${key}"]`)
    ?.click();
