import { useId } from "react";

type ToggleProps = {
  name: string;
  label: string;
  hint: string;
  isOn: boolean;
  isDisabled?: boolean;
};

/** A checkbox styled as a switch. */
export function Toggle({ name, label, hint, isOn, isDisabled = false }: ToggleProps) {
  const id = useId();
  return (
    <div className="toggle">
      <div>
        <label htmlFor={id}>{label}</label>
        <p id={`${id}-hint`} className="muted">
          {hint}
        </p>
      </div>
      <input
        id={id}
        type="checkbox"
        name={name}
        aria-describedby={`${id}-hint`}
        defaultChecked={isOn}
        disabled={isDisabled}
      />
    </div>
  );
}
