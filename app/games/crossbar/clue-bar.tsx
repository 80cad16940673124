import { Icon } from "~/look/ui/icon";
import { turned } from "./cursor";
import { slots } from "./grid";
import type { Typing } from "./use-typing";

type ClueBarProps = { clues: readonly string[]; typing: Typing };

/** The clue of the word in hand, between the ways to its neighbours. */
export function ClueBar({ clues, typing: { cursor, setCursor, goTo } }: ClueBarProps) {
  const { slot } = cursor;
  const index = slots.indexOf(slot);
  const clue = clues[index];
  const step = (steps: number) => goTo(slots.at((index + steps) % slots.length) ?? slot);
  return (
    <div className="crossbar-bar">
      <button type="button" aria-label="Previous clue" onClick={() => step(-1)}>
        <Icon name="arrow-left" />
      </button>
      <button type="button" className="crossbar-now" onClick={() => setCursor(turned(cursor))}>
        <b className="digits">{slot.name}</b>
        <span>{clue}</span>
      </button>
      <button type="button" aria-label="Next clue" onClick={() => step(1)}>
        <Icon name="arrow-right" />
      </button>
      <p className="sr-only" role="status">
        {slot.name}: {clue}
      </p>
    </div>
  );
}
