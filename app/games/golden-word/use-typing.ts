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
 * The letters of the row that is being typed. They are gone with the next row; a refused word stays.
 *
 * @param typed what the field holds in the page from the server
 * @param rowCount how many rows were judged
 */
export function useTyping(typed: string, length: number, rowCount: number): Typing {
  const [entry, setEntry] = useState({ rowCount, letters: lettersOf(typed, length) });
  const field = useRef<HTMLInputElement>(null);
  const letters = entry.rowCount === rowCount ? entry.letters : "";
  const setLetters = (text: string) => setEntry({ rowCount, letters: lettersOf(text, length) });

  const first = useRef(setLetters);
  // Before the page came alive the field took letters that React has not heard of. They have to be here before the
  // next render, which would empty the field.
  useBrowserLayoutEffect(() => {
    if (field.current) first.current(field.current.value);
  }, []);
  useKeysAnywhere(field);
  return { letters, setLetters, field };
}

const IS_LETTER = /^\p{L}$/u;

/** Keys pressed anywhere on the page go into the field, unless a control or a dialog has a use for them. */
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
        // What has the focus when the key goes down gets the letter.
        input.focus();
        input.setSelectionRange(input.value.length, input.value.length);
      }
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [field]);
}
