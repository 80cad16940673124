import sprite from "./heads.svg";

type HeadsProps = {
  legend: string;
  name: string;
  options: readonly { value: string; label: string }[];
  chosen: string;
  /** The layers of the sprite under and on a style's own. Null in lite mode, which shows names only. */
  layersWith: ((value: string) => readonly string[]) | null;
  /** The colour of the shirt, "#rrggbb". */
  shirt: string;
};

/** A choice of styles, each shown on a head with the chooser's own skin, hair and shirt. */
export function Heads({ legend, name, options, chosen, layersWith, shirt }: HeadsProps) {
  return (
    <fieldset className="choices">
      <legend>{legend}</legend>
      <div className={layersWith ? "heads" : "row"}>
        {options.map(({ value, label }) => (
          <label key={value} className={layersWith ? "head" : "pill"}>
            <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
            {layersWith && (
              <svg viewBox="22 2 236 236" width="72" height="72" color={shirt} aria-hidden="true">
                {layersWith(value).map((layer) => (
                  <use key={layer} href={`${sprite}#${layer}`} />
                ))}
              </svg>
            )}
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
