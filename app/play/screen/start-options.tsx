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
