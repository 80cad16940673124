import { fieldOf } from "./fields";
import type { useChoice } from "./use-choice";
import { widthOf } from "./word-width";

type WordTilesProps = {
  words: readonly string[];
  /** The tiles that are not linked, in the order in which they stand. */
  open: readonly number[];
  choice: ReturnType<typeof useChoice>;
  /** How the chosen ones look. */
  look: string;
};

/** The words on the board: a checkbox each. */
export function WordTiles({ words, open, choice, look }: WordTilesProps) {
  return (
    <fieldset className={`link-words ${look}`} data-width={widthOf(words)}>
      <legend className="sr-only">Words: choose four that belong together</legend>
      {open.map((tile) => {
        const word = words[tile] ?? "";
        return (
          <label key={tile} className="link-tile" data-glides={tile}>
            <input
              type="checkbox"
              name={fieldOf(tile)}
              checked={choice.chosen.includes(tile)}
              onChange={() => choice.toggle(tile)}
              autoComplete="off"
            />
            <span>{word}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
