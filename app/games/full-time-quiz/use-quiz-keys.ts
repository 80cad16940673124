import { useEffect, useRef } from "react";
import { CHOICE_COUNT } from "~/games/questions/question";

type QuizKeys = { onChoice: (choice: number) => void; onNext: () => void };

/** 1 to 4 answer; Enter or N goes on. Not while a dialog is open, and never instead of a control's own key. */
export function useQuizKeys(keys: QuizKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
      if (document.querySelector("dialog[open]")) return;
      const choice = Number(event.key) - 1;
      if (choice >= 0 && choice < CHOICE_COUNT) latest.current.onChoice(choice);
      else if (event.key.toLowerCase() === "n" || isLooseEnter(event)) latest.current.onNext();
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
