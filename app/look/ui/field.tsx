import { cloneElement, type ReactElement, useId } from "react";

type ControlProps = { id?: string; "aria-describedby"?: string; "aria-invalid"?: boolean };

type FieldProps = {
  label: string;
  /** Where something leads to this control; else it gets an id of its own. */
  id?: string;
  hint?: string;
  error?: string | undefined;
  /** One input, select or textarea; it is tied to the label, the hint and the error. */
  children: ReactElement<ControlProps>;
};

/** A control with its label, a hint and what is wrong with it. */
export function Field({ label, id: givenId, hint, error, children }: FieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const note = error ?? hint;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {cloneElement(children, {
        id,
        ...(note && { "aria-describedby": `${id}-note` }),
        ...(error && { "aria-invalid": true }),
      })}
      {note && (
        <p id={`${id}-note`} className={error ? "field-error" : "muted"}>
          {note}
        </p>
      )}
    </div>
  );
}
