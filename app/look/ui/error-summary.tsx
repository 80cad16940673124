import { type MouseEvent, useEffect, useRef } from "react";

/** What is wrong with a form: a sentence, perhaps under a title, and the id of the control it is about, if any. */
export type FormProblem = { text: string; title?: string | null | undefined; controlId?: string };

/**
 * The box above a form that came back: everything that is wrong with it, each leading to its control. A screen
 * reader hears it at once, and with JavaScript it takes the focus.
 */
export function ErrorSummary({ problems }: { problems: FormProblem[] }) {
  const box = useRef<HTMLDivElement>(null);
  const said = problems.map(({ text }) => text).join("\n");
  useEffect(() => {
    if (said) box.current?.focus();
  }, [said]);
  if (problems.length === 0) return null;
  return (
    <div ref={box} className="error-summary" role="alert" tabIndex={-1}>
      {problems.map(({ text, title, controlId }) => (
        <p key={text}>
          {title && <strong>{title}: </strong>}
          {controlId ? (
            <a href={`#${controlId}`} onClick={focusOn(controlId)}>
              {text}
            </a>
          ) : (
            text
          )}
        </p>
      ))}
    </div>
  );
}

/** With JavaScript the address stays: the framework would take a new one for a new page, and forget what was wrong. */
const focusOn = (controlId: string) => (event: MouseEvent) => {
  const control = document.getElementById(controlId);
  if (!control) return;
  event.preventDefault();
  control.focus();
};
