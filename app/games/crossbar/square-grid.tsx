import { isWrong, type Letters, turned } from "./cursor";
import { EMPTY, numberAt, placesOf, type Slots, slotsAt } from "./grid";
import type { Typing } from "./use-typing";

type GridProps = {
  all: Letters;
  /** The end has all letters, of which the right ones were found. */
  isOver: boolean;
  /** Typing with script; without it the squares only show what is known. */
  typing: Typing | null;
};

/**
 * The squares, with the letters typed and what the checks have told of them. Phones don't open their own keyboard for
 * a square, because the board has one.
 */
export function SquareGrid({ all, typing, isOver }: GridProps) {
  const inWord: readonly number[] = typing?.cursor.slot.cells ?? [];
  const marks = all.lattice.replaceAll("/", "");
  const places = placesOf(marks);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be a grid of squares in all browsers.
    <div className="crossbar-grid" role="group" aria-label="Grid" aria-hidden={!typing}>
      {Array.from(Array(marks.length).keys(), (place) => {
        const cell = places.indexOf(place);
        // The net is seen through a dark square.
        if (cell < 0) return <i key={place} />;
        const isHere = typing?.cursor.cell === cell;
        const look = `${lookOf(all, cell, isOver)} ${inWord.includes(cell) ? "is-word" : ""}`;
        return (
          <span key={place} className={`crossbar-cell ${look} ${isHere ? "is-here" : ""}`}>
            <input
              className="crossbar-square"
              aria-label={typing ? nameOf(all.slots, cell) : undefined}
              value={all.letters[cell]?.replace(EMPTY, "")}
              readOnly={!typing || all.right[cell] !== EMPTY}
              aria-invalid={isWrong(all, cell) || undefined}
              tabIndex={isHere ? 0 : -1}
              inputMode="none"
              autoComplete="off"
              onMouseDown={() => isHere && typing.setCursor(turned(all.slots, typing.cursor))}
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
              {numberAt(all.slots, cell)}
            </span>
          </span>
        );
      })}
    </div>
  );
}

/** "1 across, letter 3; 2 down, letter 1". */
const nameOf = (slots: Slots, cell: number) =>
  slotsAt(slots, cell)
    .map(({ name, cells }) => `${name}, letter ${cells.indexOf(cell) + 1}`)
    .join("; ");

function lookOf(all: Letters, cell: number, isOver: boolean): string {
  if (all.right[cell] !== EMPTY) return "is-right";
  if (isOver) return "is-missed";
  return isWrong(all, cell) ? "is-wrong" : "";
}
