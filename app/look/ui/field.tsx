import { cloneElement, type ReactElement, useId } from "react";

type ControlProps = { id?: string; "aria-describedby"?: string; "aria-invalid"?: boolean };

type FieldProps = {
  label: string;
  /** Set if links target this control; otherwise it gets a generated id. */
  id?: string;
  hint?: string;
  error?: string | undefined;
  /** An input, select or textarea; gets the ids of its label, hint and error. */
  children: ReactElement<ControlProps>;
};

/** A control with its label, hint and error. */
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
