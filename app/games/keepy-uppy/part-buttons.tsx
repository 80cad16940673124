import { isLost, type KeepyPuzzle, type Option, parts, skills } from "./garden";
import { ballText, names } from "./texts";

type PartButtonsProps = { puzzle: KeepyPuzzle; options: readonly Option[] };

/** How a part would meet the ball now. */
export function lookOf(puzzle: KeepyPuzzle, { isDrop, isWobble, next }: Option) {
  if (isDrop) return "drop";
  if (isLost(puzzle, next)) return "lost";
  return isWobble ? "wobble" : "clean";
}

const WORDS = { drop: "drops it", lost: "loses it", wobble: "wobble", clean: "clean" };

/** A button for each part: what it does with the ball now, or when it can be played. */
export function PartButtons({ puzzle, options }: PartButtonsProps) {
  return (
    <div className="keepy-parts">
      {parts.map((part) => {
        const option = options.find((one) => one.part === part);
        const look = option && lookOf(puzzle, option);
        const word = look ? WORDS[look] : `from ${skills[part].from}`;
        const to = option && look !== "drop" ? `, to ${ballText(option.next.ball)}` : "";
        return (
          <button
            key={part}
            type="submit"
            name="touch"
            value={part}
            id={`keepy-${part}`}
            className={`keepy-part is-${look}`}
            disabled={!option}
            aria-label={`${names[part]}: ${word}${to}`}
          >
            <b aria-hidden="true">{part}</b>
            {names[part]} <small>{word}</small>
          </button>
        );
      })}
    </div>
  );
}
