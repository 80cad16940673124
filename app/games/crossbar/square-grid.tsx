import { isWrong, type Letters, turned } from "./cursor";
import { EMPTY, LETTER_COUNT, numberAt, slotsAt } from "./grid";
import type { Typing } from "./use-typing";

type GridProps = Letters & {
  /** The end has all letters, of which the right ones were found. */
  isOver: boolean;
  /** Typing with script; without it the squares only show what is known. */
  typing: Typing | null;
};

/**
 * The squares, with the letters typed and what the checks have told of them. Phones don't open their own keyboard for
 * a square, because the board has one.
 */
export function SquareGrid({ typing, isOver, ...all }: GridProps) {
  const inWord: readonly number[] = typing?.cursor.slot.cells ?? [];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be a grid of squares in all browsers.
    <div className="crossbar-grid" role="group" aria-label="Grid" aria-hidden={!typing}>
      {Array.from(Array(LETTER_COUNT).keys(), (cell) => {
        const isHere = typing?.cursor.cell === cell;
        const look = `${lookOf(all, cell, isOver)} ${inWord.includes(cell) ? "is-word" : ""}`;
        return (
          <span key={cell} className={`crossbar-cell ${look} ${isHere ? "is-here" : ""}`}>
            <input
              className="crossbar-square"
              aria-label={typing ? nameOf(cell) : undefined}
              value={all.letters[cell]?.replace(EMPTY, "")}
              readOnly={!typing || all.right[cell] !== EMPTY}
              aria-invalid={isWrong(all, cell) || undefined}
              tabIndex={isHere ? 0 : -1}
              inputMode="none"
              autoComplete="off"
              onMouseDown={() => isHere && typing.setCursor(turned(typing.cursor))}
              onFocus={() => typing?.reach(cell)}
              // Keys have been taken by then: this is what a phone's own keyboard or dictation types.
              onChange={({ target, nativeEvent }) => {
                const { data } = nativeEvent as InputEvent;
                const letter = (data ?? target.value).match(/[a-z]/gi)?.at(-1);
                if (letter) typing?.type(letter);
                else if (!target.value) typing?.erase();
              }}
            />
            <span className="crossbar-number" aria-hidden="true">
              {numberAt(cell)}
            </span>
          </span>
        );
      })}
    </div>
  );
}

/** "1 across, letter 3; 2 down, letter 1". */
const nameOf = (cell: number) =>
  slotsAt(cell)
    .map(({ name, cells }) => `${name}, letter ${cells.indexOf(cell) + 1}`)
    .join("; ");

function lookOf(all: Letters, cell: number, isOver: boolean): string {
  if (all.right[cell] !== EMPTY) return "is-right";
  if (isOver) return "is-missed";
  return isWrong(all, cell) ? "is-wrong" : "";
}
