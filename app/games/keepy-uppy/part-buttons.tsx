import { ballText, names } from "./board-texts";
import type { Part } from "./garden";
import type { KeepyState } from "./rules";

/** A button for each part: what it does with the ball now, or when it can be played. */
export const PartButtons = ({ options }: Pick<KeepyState, "options">) => (
  <div className="keepy-parts">
    {(Object.keys(names) as Part[]).map((part, place) => {
      const option = options.find((one) => one.part === part);
      const name = names[part];
      // The third part comes at ten touches, the fourth at twenty.
      const word = option ? option.look : `from ${place - 1}0`;
      return (
        <button
          key={part}
          type="submit"
          name="touch"
          value={part}
          id={`keepy-${part}`}
          className={`keepy-part is-${option?.look}`}
          disabled={!option}
          aria-label={`${name}: ${word}${option ? `, to ${ballText(option.ball)}` : ""}`}
        >
          {name} <small>{word}</small>
        </button>
      );
    })}
  </div>
);
