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

/** The hint below the rows while there is no problem: at first what is asked, as not everyone comes by the start screen. */
export function hint(length: number, triesLeft: number): string {
  return triesLeft === MAX_TRIES
    ? `One football word. Any ${numberWord(length)}-letter word is a try.`
    : triesLeftText(triesLeft);
}

const triesLeftText = (count: number) =>
  count === 1 ? "One try left." : `${sentence(numberWord(count))} tries left.`;
