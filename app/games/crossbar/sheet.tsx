import { Icon } from "~/look/ui/icon";
import type { Typed } from "~/play/rules/playing";
import { ClueFields } from "./clue-fields";
import { ClueLists, numberOf } from "./clue-lists";
import { type CrossbarState, SHOW } from "./rules";

const KEY_ROWS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];

export type SheetProps = { state: CrossbarState; typed: Typed };

/**
 * All of the board that never changes: for typing with script the keys and the clues, without it the clues with a field
 * each; and the way to give up. The board hears its buttons, so a page from the server needs no script for it.
 */
export default function Sheet({ state, typed }: SheetProps) {
  return (
    <>
      <Keyboard />
      <ClueLists look="crossbar-list">
        {(slot, index) => (
          <button type="button" className="crossbar-clue" data-at={slot.at}>
            {numberOf(slot)}
            <span>{state.clues[index]}</span>
          </button>
        )}
      </ClueLists>
      <ClueFields state={state} typed={typed} />
      <button type="submit" className="button button-chalk crossbar-form">
        Check
      </button>
      <details className="crossbar-give-up">
        <summary>Stuck?</summary>
        <p>This ends the game. The words you have found stay yours.</p>
        <button type="submit" name={SHOW} value="1" formNoValidate className="button button-chalk">
          Show me the answers
        </button>
      </details>
    </>
  );
}

/** The on-screen keyboard with the check. Its letters are for fingers: a keyboard of one's own needs no way to them. */
function Keyboard() {
  return (
    <fieldset className="keys">
      <legend className="sr-only">Keyboard</legend>
      {KEY_ROWS.map((letters, index) => (
        <div key={letters} className="key-row">
          {index === 2 && (
            <button type="submit" className="crossbar-key is-check">
              Check
            </button>
          )}
          {Array.from(letters, (letter) => (
            <button
              key={letter}
              type="button"
              tabIndex={-1}
              className="crossbar-key"
              data-key={letter}
            >
              {letter.toUpperCase()}
            </button>
          ))}
          {index === 2 && (
            <button
              type="button"
              tabIndex={-1}
              className="crossbar-key is-erase"
              aria-label="Erase"
              data-key="erase"
            >
              <Icon name="arrow-left" />
            </button>
          )}
        </div>
      ))}
    </fieldset>
  );
}
