import { inTableText } from "./in-table-text";

/** A checkbox on the start screen. */
export type StartOption = { value: string; label: string; hint: string };

/** The options of a title on its start screen. */
export function StartOptions({ options }: { options: readonly StartOption[] }) {
  return (
    <fieldset className="play-options">
      <legend className="sr-only">How you want to play</legend>
      {options.map(({ value, label, hint }) => (
        <label key={value} className="play-option">
          <input type="checkbox" name="option" value={value} />
          <span>
            <strong>{label}</strong>
            <span className="muted">{hint}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/**
 * Says that what is kicked off is for the table, and lets the player choose otherwise.
 *
 * @param isOnline whether that takes a connection, which the title needs for nothing else
 */
export function InTable({ isOnline }: { isOnline: boolean }) {
  return (
    <fieldset className="play-options">
      <legend>{isOnline ? inTableText : "You play in the table"}</legend>
      <label className="play-option">
        <input type="checkbox" name="outside" value="1" />
        <span>
          <strong>Play outside the table</strong>
          <span className="muted">
            {isOnline
              ? "In a tunnel? This needs no connection."
              : "Just for yourself and your streak."}
          </span>
        </span>
      </label>
    </fieldset>
  );
}
