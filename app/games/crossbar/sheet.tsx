import { Icon } from "~/look/ui/icon";
import type { Typed } from "~/play/rules/playing";
import { ClueFields } from "./clue-fields";
import { ClueLists, numberOf } from "./clue-lists";
import { type Slots, slotsOf } from "./grid";
import { type CrossbarState, SHOW } from "./rules";

const LIST = "crossbar-list";
const KEY_ROWS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];

export type SheetProps = { state: CrossbarState; typed: Typed };

/**
 * All of the board that never changes: for typing with script the keys and the clues, without it the clues with a field
 * each; and the way to give up. The board hears its buttons, so a page from the server needs no script for it.
 */
export default function Sheet({ state, typed }: SheetProps) {
  const slots = slotsOf(state.lattice);
  return (
    <>
      <p className="crossbar-almost" role="status">
        Full. Check, or look for a slip.
      </p>
      <ClueBar slots={slots} clues={state.clues} />
      <Keyboard />
      <div id={LIST} className="crossbar-list" popover="auto">
        <button
          type="button"
          className="crossbar-back"
          popovertarget={LIST}
          popovertargetaction="hide"
        >
          <span>Back to the grid</span>
        </button>
        <ClueLists look="" slots={slots}>
          {(slot, index) => (
            <button
              type="button"
              className="crossbar-clue"
              data-at={index}
              popovertarget={LIST}
              popovertargetaction="hide"
            >
              {numberOf(slot)}
              <span>{state.clues[index]}</span>
            </button>
          )}
        </ClueLists>
      </div>
      <ClueFields state={state} typed={typed} />
      <button type="submit" className="button button-chalk crossbar-form">
        Check
      </button>
      <GiveUp look="crossbar-form" />
      <div className="crossbar-helps">
        <button type="button" className="crossbar-all" popovertarget={LIST}>
          All clues
        </button>
        <GiveUp look="" />
      </div>
    </>
  );
}

/** The help there is, and the way to give up. It stands in two places, since moving it would be a shift. */
const GiveUp = ({ look }: { look: string }) => (
  <details className={`crossbar-give-up ${look}`}>
    <summary>Stuck?</summary>
    <p>
      Guess, and press <b>Check</b>: right letters stay, a wrong one takes the star of every word it
      is in.
    </p>
    <p>Or end the game here. The words you have found stay yours.</p>
    <button type="submit" name={SHOW} value="1" formNoValidate className="button button-chalk">
      Show me the answers
    </button>
  </details>
);

/** The clue of the word in hand, between the ways to its neighbours. All are there, and styles show it. */
function ClueBar({ slots, clues }: { slots: Slots; clues: readonly string[] }) {
  return (
    <div className="crossbar-bar">
      <button type="button" aria-label="Previous clue" data-step="-1">
        <Icon name="arrow-left" />
      </button>
      <div role="status">
        {slots.map(({ at, name }, index) => (
          <button key={at} type="button" className="crossbar-now" data-now={index} data-key="turn">
            <b className="digits">{name}</b> <span>{clues[index]}</span>
          </button>
        ))}
      </div>
      <button type="button" aria-label="Next clue" data-step="1">
        <Icon name="arrow-right" />
      </button>
    </div>
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
