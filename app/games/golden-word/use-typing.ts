import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { lettersOf } from "./word";

/** React complains of layout effects on the server, where none run. */
const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

type Typing = {
  letters: string;
  setLetters: (typed: string) => void;
  field: RefObject<HTMLInputElement>;
};

/**
 * The letters typed into the current row. They are cleared with the next row; a refused word stays.
 *
 * @param typed the field's value in the server-rendered page
 * @param rowCount the number of judged rows
 */
export function useTyping(typed: string, length: number, rowCount: number): Typing {
  const [entry, setEntry] = useState({ rowCount, letters: lettersOf(typed, length) });
  const field = useRef<HTMLInputElement>(null);
  const letters = entry.rowCount === rowCount ? entry.letters : "";
  const setLetters = (text: string) => setEntry({ rowCount, letters: lettersOf(text, length) });

  const first = useRef(setLetters);
  // React has no events for letters typed before hydration; the next render would empty the field without them.
  useBrowserLayoutEffect(() => {
    if (field.current) first.current(field.current.value);
  }, []);
  useKeysAnywhere(field);
  return { letters, setLetters, field };
}

const IS_LETTER = /^\p{L}$/u;

/** Redirects keys pressed anywhere on the page into the field, unless a control or a dialog handles them. */
function useKeysAnywhere(field: RefObject<HTMLInputElement>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const input = field.current;
      if (!input || event.ctrlKey || event.altKey || event.metaKey) return;
      if (!(event.target instanceof Element) || document.querySelector("dialog[open]")) return;
      if (event.target.closest("input, textarea, select, [contenteditable]")) return;
      if (event.key === "Enter") {
        if (!event.repeat && !event.target.closest("a, button, summary"))
          input.form?.requestSubmit();
      } else if (event.key === "Backspace" || IS_LETTER.test(event.key)) {
        // On keydown the letter goes to whatever has the focus by then.
        input.focus();
        input.setSelectionRange(input.value.length, input.value.length);
      }
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [field]);
}
