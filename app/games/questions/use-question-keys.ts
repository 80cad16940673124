import { useEffect, useRef } from "react";
import { CHOICE_COUNT } from "./question";

type QuestionKeys = {
  onChoice: (choice: number) => void;
  onNext: () => void;
  /** Any other key, in lower case. */
  onOther?: (key: string) => void;
};

/** 1 to 4 answer; Enter or N goes on. Not while a dialog is open, and never instead of a control's own key. */
export function useQuestionKeys(keys: QuestionKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
      if (document.querySelector("dialog[open]")) return;
      const key = event.key.toLowerCase();
      const choice = Number(key) - 1;
      if (choice >= 0 && choice < CHOICE_COUNT) latest.current.onChoice(choice);
      else if (key === "n" || isLooseEnter(event)) latest.current.onNext();
      else latest.current.onOther?.(key);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}

/** Enter pressed on nothing in particular: on a link or a button it does what that does. */
function isLooseEnter(event: KeyboardEvent): boolean {
  if (event.key !== "Enter" || !(event.target instanceof Element)) return false;
  return event.target.closest("a, button, summary, input, textarea, select") === null;
}
