import { Icon } from "~/look/ui/icon";
import { keyMarks, type Row } from "./marks";
import { markClass } from "./tile-row";

const KEY_ROWS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];

type KeyboardProps = {
  rows: readonly Row[];
  onLetter: (letter: string) => void;
  onErase: () => void;
};

/** The on-screen keyboard, each key coloured by the letter's best mark. The last row submits the form. */
export function Keyboard({ rows, onLetter, onErase }: KeyboardProps) {
  const known = keyMarks(rows);
  return (
    <fieldset className="keys">
      <legend className="sr-only">Keyboard</legend>
      {KEY_ROWS.map((letters, index) => (
        <div key={letters} className="key-row">
          {index === 2 && (
            <button type="submit" className="golden-key is-wide is-enter">
              Enter
            </button>
          )}
          {Array.from(letters, (letter) => {
            const mark = known.get(letter);
            return (
              <button
                key={letter}
                type="button"
                className={`golden-key ${markClass(mark)}`}
                aria-label={mark ? `${letter.toUpperCase()}, ${mark}` : letter.toUpperCase()}
                onClick={() => onLetter(letter)}
              >
                {letter}
              </button>
            );
          })}
          {index === 2 && (
            <button
              type="button"
              className="golden-key is-wide"
              aria-label="Erase"
              onClick={onErase}
            >
              <Icon name="arrow-left" />
            </button>
          )}
        </div>
      ))}
    </fieldset>
  );
}
