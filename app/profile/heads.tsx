type HeadsProps<T extends string> = {
  legend: string;
  name: string;
  options: readonly { value: T; label: string }[];
  chosen: string;
  picture: (value: T) => string;
};

/** A choice of styles, each shown on the same head; the pictures come when they are near and stay cached. */
export function Heads<T extends string>({ legend, name, options, chosen, picture }: HeadsProps<T>) {
  return (
    <fieldset className="choices">
      <legend>{legend}</legend>
      <div className="heads">
        {options.map(({ value, label }) => (
          <label key={value} className="head">
            <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
            <img src={picture(value)} alt="" width="72" height="72" loading="lazy" />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
