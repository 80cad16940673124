import type { ReactNode } from "react";
import { Icon } from "~/look/ui/icon";
import type { Typed } from "~/play/playing";
import { CLASH, EMPTY, isDown, lettersOf, type Slot, slots, wordIn, wordTyped } from "./grid";
import type { CrossbarState } from "./rules";
import type { Typing } from "./use-typing";

type ListsProps = { children: (slot: Slot, index: number) => ReactNode };

/** The clues across, then those down. */
function ClueLists({ children }: ListsProps) {
  return (
    <div className="crossbar-clues">
      {[false, true].map((wanted) => (
        <section key={String(wanted)} aria-label={wanted ? "Down" : "Across"}>
          <h2>{wanted ? "Down" : "Across"}</h2>
          <ol>
            {slots.map(
              (slot, index) =>
                isDown(slot) === wanted && <li key={slot.at}>{children(slot, index)}</li>,
            )}
          </ol>
        </section>
      ))}
    </div>
  );
}

const numberOf = ({ at }: Slot) => <b className="digits">{at.charAt(0)}</b>;

type FieldsProps = { state: CrossbarState; typed: Typed; problemId: string };

/** The clues, each with a field for its word: the board before any script runs. */
export function ClueFields({ state: { clues, right }, typed, problemId }: FieldsProps) {
  const letters = lettersOf(slots.map(({ at }) => wordTyped(typed[at] ?? "")));
  return (
    <ClueLists>
      {(slot, index) => {
        const { at, name, cells } = slot;
        const known = wordIn(right, slot);
        if (!known.includes(EMPTY)) {
          return (
            <p className="crossbar-entry is-done">
              {numberOf(slot)}
              <span>{clues[index]}</span>
              <strong className="crossbar-found">
                <Icon name="check" />
                {known}
              </strong>
            </p>
          );
        }
        const isClash = cells.some((cell) => letters[cell] === CLASH);
        const isHinted = known !== EMPTY.repeat(cells.length);
        return (
          <div className="crossbar-entry">
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
              {...(isClash && { "aria-invalid": true, "aria-describedby": problemId })}
            />
            {isHinted && <p className="crossbar-known">{pattern(known)}</p>}
          </div>
        );
      }}
    </ClueLists>
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

/** The clues as a way to their words. */
export function ClueButtons({ clues, typing }: { clues: readonly string[]; typing: Typing }) {
  return (
    <ClueLists>
      {(slot, index) => {
        const isDone = !wordIn(typing.right, slot).includes(EMPTY);
        return (
          <button
            type="button"
            className={`crossbar-clue ${isDone ? "is-done" : ""}`}
            aria-current={typing.slot.at === slot.at ? "true" : undefined}
            onClick={() => typing.goTo(slot)}
          >
            {numberOf(slot)}
            <span>{clues[index]}</span>
            {isDone && (
              <>
                <Icon name="check" />
                <span className="sr-only">right</span>
              </>
            )}
          </button>
        );
      }}
    </ClueLists>
  );
}
