import { type MouseEvent, useEffect, useRef } from "react";

/** A problem of a form: a sentence, optionally a title, and the id of the control in question, if any. */
export type FormProblem = { text: string; title?: string | null | undefined; controlId?: string };

/**
 * The summary above a rejected form: all its problems, each linked to its control. Screen readers announce it, and with
 * JavaScript it takes the focus.
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

/** With JavaScript the URL stays: the router would treat a fragment as a navigation and discard the action's data. */
const focusOn = (controlId: string) => (event: MouseEvent) => {
  const control = document.getElementById(controlId);
  if (!control) return;
  event.preventDefault();
  control.focus();
};
