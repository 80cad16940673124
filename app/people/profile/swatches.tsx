type Swatch = { value: string; label: string; swatch: string };

type SwatchesProps = {
  legend: string;
  name: string;
  options: readonly Swatch[];
  chosen: string;
  isDisabled?: boolean;
};

/** A choice of colours: radio buttons, each labelled for screen readers. */
export function Swatches({ legend, name, options, chosen, isDisabled = false }: SwatchesProps) {
  return (
    <fieldset className="choices" disabled={isDisabled}>
      <legend>{legend}</legend>
      <div className="row">
        {options.map(({ value, label, swatch }) => (
          <label key={value} className="swatch" title={label}>
            <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
            <svg viewBox="0 0 44 44" aria-hidden="true">
              <circle cx="22" cy="22" r="17" fill={swatch} />
            </svg>
            <span className="sr-only">{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
