import { fieldOf } from "./fields";
import type { useChoice } from "./use-choice";
import { MAX_BOARD_WIDTH, widthOf } from "./word-width";

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
  const widest = widthOf(words);
  return (
    <fieldset className={`link-words ${look}`} data-width={Math.min(MAX_BOARD_WIDTH, widest)}>
      <legend className="sr-only">Words: choose four that belong together</legend>
      {open.map((tile) => {
        const word = words[tile] ?? "";
        return (
          <label
            key={tile}
            className="link-tile"
            data-width={widthOf([word]) > MAX_BOARD_WIDTH ? widest : undefined}
            data-glides={tile}
          >
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
