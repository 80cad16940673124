import type { Row } from "./marks";
import { letterIn, numberWord, sentence } from "./texts";
import { MAX_TRIES } from "./word";

/** A row for screen readers: "P gold, I chalk, T bench". */
export function spokenRow({ word, marks }: Row): string {
  return marks.map((mark, place) => `${letterIn(word[place] ?? "")} ${mark}`).join(", ");
}

/** The screen reader announcement after a try. */
export function announcement(rows: readonly Row[], isOver: boolean): string {
  const last = rows.at(-1);
  const spoken = last ? `${spokenRow(last)}.` : "";
  return isOver ? spoken : `${spoken} ${triesLeftText(MAX_TRIES - rows.length)}`;
}

/**
 * The hint below the rows while there is no problem: at first what is asked, as not everyone comes by the start screen;
 * then what the last try came to, and the tries that are left.
 */
export function hint(length: number, rows: readonly Row[]): string {
  const last = rows.at(-1);
  return last
    ? cryOf(last) + triesLeftText(MAX_TRIES - rows.length)
    : `One football word. Any ${numberWord(length)}-letter word is a try.`;
}

/** A word on a try that came close or to nothing; empty for one in between. */
function cryOf({ marks }: Row): string {
  const golds = marks.filter((mark) => mark === "gold").length;
  if (golds === marks.length - 1) return "One letter off! ";
  if (golds > 2) return `${sentence(numberWord(golds))} in place! `;
  return marks.every((mark) => mark === "bench") ? "All on the bench. " : "";
}

const triesLeftText = (count: number) =>
  count === 1 ? "One try left." : `${sentence(numberWord(count))} tries left.`;
