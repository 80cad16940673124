import type { MouseEvent } from "react";
import { Icon } from "~/look/ui/icon";
import { isFull } from "./cursor";
import { slots } from "./grid";
import type { Typing } from "./use-typing";

const KEY_ROWS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];

/** A press leaves the focus in the square. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

type ClueBarProps = { clues: readonly string[]; typing: Typing };

/** The clue of the word in hand, between the ways to its neighbours. */
export function ClueBar({ clues, typing: { slot, step, turn } }: ClueBarProps) {
  const clue = clues[slots.findIndex(({ at }) => at === slot.at)];
  return (
    <fieldset className="crossbar-bar" onMouseDown={keepFocus}>
      <legend className="sr-only">Clue</legend>
      <button type="button" aria-label="Previous clue" onClick={() => step(-1)}>
        <Icon name="arrow-left" />
      </button>
      <button type="button" className="crossbar-now" title="Switch direction" onClick={turn}>
        <b className="digits">{slot.name}</b>
        <span>{clue}</span>
      </button>
      <button type="button" aria-label="Next clue" onClick={() => step(1)}>
        <Icon name="arrow-right" />
      </button>
      <p className="sr-only" role="status">
        {slot.name}: {clue}
      </p>
    </fieldset>
  );
}

/** The on-screen keyboard with the check. Its letters are for fingers: a keyboard of one's own needs no way to them. */
export function Keyboard({ typing }: { typing: Typing }) {
  const { type, erase } = typing;
  return (
    <fieldset className="crossbar-keys" onMouseDown={keepFocus}>
      <legend className="sr-only">Keyboard</legend>
      {KEY_ROWS.map((letters, index) => (
        <div key={letters} className="crossbar-key-row">
          {index === 2 && (
            <button
              type="submit"
              className={`crossbar-key is-check ${isFull(typing) ? "is-ready" : ""}`}
            >
              Check
            </button>
          )}
          {Array.from(letters, (letter) => (
            <button
              key={letter}
              type="button"
              tabIndex={-1}
              className="crossbar-key"
              onClick={() => type(letter)}
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
              onClick={erase}
            >
              <Icon name="arrow-left" />
            </button>
          )}
        </div>
      ))}
    </fieldset>
  );
}
