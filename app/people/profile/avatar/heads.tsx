type HeadsProps = {
  legend: string;
  name: string;
  options: readonly { value: string; label: string }[];
  chosen: string;
  /** The URL of a style's picture; null in lite mode, which shows names only. */
  picture: ((value: string) => string) | null;
};

/** A choice of styles, each shown on the same head. Pictures load lazily and stay cached. */
export function Heads({ legend, name, options, chosen, picture }: HeadsProps) {
  return (
    <fieldset className="choices">
      <legend>{legend}</legend>
      <div className={picture ? "heads" : "row"}>
        {options.map(({ value, label }) => (
          <label key={value} className={picture ? "head" : "pill"}>
            <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
            {picture && <img src={picture(value)} alt="" width="72" height="72" loading="lazy" />}
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
