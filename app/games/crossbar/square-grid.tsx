import { isWrong, type Letters, turned } from "./cursor";
import { EMPTY, LETTER_COUNT, numberAt, slotsAt } from "./grid";
import type { Typing } from "./use-typing";

type GridProps = Letters & {
  /** The end has all letters, of which the right ones were found. */
  isOver: boolean;
  /** Typing with script; without it the squares only show what is known. */
  typing: Typing | null;
};

/** The squares, with the letters typed and what the checks have told of them. */
export function SquareGrid({ typing, isOver, ...all }: GridProps) {
  const inWord: readonly number[] = typing?.cursor.slot.cells ?? [];
  return (
    <div
      className="crossbar-grid"
      {...(typing ? { role: "group", "aria-label": "Grid" } : { "aria-hidden": true })}
    >
      {Array.from(Array(LETTER_COUNT).keys(), (cell) => (
        <span
          key={cell}
          className={[
            "crossbar-cell",
            lookOf(all, cell, isOver),
            inWord.includes(cell) && "is-word",
            typing?.cursor.cell === cell && "is-here",
          ]
            .filter(Boolean)
            .join(" ")}
        >
          {typing ? (
            <SquareField all={all} cell={cell} typing={typing} />
          ) : (
            <span className="crossbar-square">{shown(all.letters, cell)}</span>
          )}
          <span className="crossbar-number" aria-hidden="true">
            {numberAt(cell)}
          </span>
        </span>
      ))}
    </div>
  );
}

type FieldProps = { all: Letters; cell: number; typing: Typing };

/** A square to type in. Phones don't open their own keyboard for it, because the board has one. */
function SquareField({ all, cell, typing }: FieldProps) {
  const { cursor, setCursor } = typing;
  return (
    <input
      className="crossbar-square"
      aria-label={nameOf(cell)}
      value={shown(all.letters, cell)}
      readOnly={all.right[cell] !== EMPTY}
      aria-invalid={isWrong(all, cell) || undefined}
      tabIndex={cursor.cell === cell ? 0 : -1}
      inputMode="none"
      autoComplete="off"
      onMouseDown={() => cell === cursor.cell && setCursor(turned(cursor))}
      onFocus={() => typing.reach(cell)}
      // Keys have been taken by then: this is what a phone's own keyboard or dictation types.
      onChange={({ target, nativeEvent }) => {
        const { data } = nativeEvent as InputEvent;
        const letter = (data ?? target.value).match(/[a-z]/gi)?.at(-1);
        if (letter) typing.type(letter);
        else typing.erase();
      }}
    />
  );
}

const shown = (letters: string, cell: number) =>
  letters[cell] === EMPTY ? "" : (letters[cell] ?? "").toUpperCase();

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
