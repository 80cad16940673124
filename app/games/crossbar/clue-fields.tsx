import { Icon } from "~/look/ui/icon";
import type { Typed } from "~/play/rules/playing";
import { ClueLists, numberOf } from "./clue-lists";
import { EMPTY, slotsOf, wordIn } from "./grid";
import type { CrossbarState } from "./rules";
import { CLASH, LATTICE, lettersOf, wordTyped } from "./typed-words";

type FieldsProps = { state: CrossbarState; typed: Typed };

/** The clues, each with a field for its word: the board before any script runs. */
export function ClueFields({ state: { lattice, clues, right }, typed }: FieldsProps) {
  const slots = slotsOf(lattice);
  const words = slots.map(({ at }) => wordTyped(typed[at] ?? ""));
  const letters = lettersOf(lattice, words);
  return (
    <>
      <input type="hidden" name={LATTICE} value={lattice} />
      <ClueLists look="crossbar-form" slots={slots}>
        {(slot, index) => {
          const { at, name, cells } = slot;
          const known = wordIn(right, slot);
          if (!known.includes(EMPTY)) {
            return (
              <div className="field crossbar-entry">
                <p>
                  {numberOf(slot)}
                  <span>{clues[index]}</span>
                </p>
                <p className="crossbar-known">
                  <Icon name="check" /> {known}
                </p>
              </div>
            );
          }
          const isClash = cells.some((cell) => letters[cell] === CLASH);
          const isHinted = known !== EMPTY.repeat(cells.length);
          return (
            <div className="field crossbar-entry">
              <label htmlFor={at}>
                {numberOf(slot)}
                <span className="sr-only">{name.slice(1)}: </span>
                <span>{clues[index]}</span>
              </label>
              <input
                id={at}
                name={at}
                className="crossbar-field"
                defaultValue={typed[at]}
                maxLength={5}
                pattern="[\p{L}. \-]{5}"
                title="Five letters, with a dot for each that you don't know"
                autoComplete="off"
                autoCapitalize="characters"
                autoCorrect="off"
                spellCheck={false}
                {...(isClash && { "aria-invalid": true, "aria-describedby": "crossbar-problem" })}
              />
              {isHinted && <p className="crossbar-known">{pattern(known)}</p>}
            </div>
          );
        }}
      </ClueLists>
    </>
  );
}

/** "P · T · ·", for screen readers "P blank T blank blank". */
const pattern = (known: string) => (
  <>
    <span className="sr-only">
      Known: {Array.from(known, (letter) => (letter === EMPTY ? "blank" : letter)).join(" ")}
    </span>
    <span aria-hidden="true">
      {Array.from(known, (letter) => (letter === EMPTY ? "·" : letter)).join(" ")}
    </span>
  </>
);
