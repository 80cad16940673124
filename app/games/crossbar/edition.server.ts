import type { Edition } from "~/play/game";
import { wordAt, wordsOf } from "./editions.server";
import { slots } from "./grid";
import type { CrossbarAnswer, CrossbarPuzzle } from "./rules";
import { lettersOf } from "./typed-words";
import voidedOn from "./voided.json";

/** An edition with its letters apart from its clues; null for an unknown number. */
export function editionByNumber(
  number: number,
  voided: readonly string[] = Object.keys(voidedOn),
): Edition<CrossbarPuzzle, CrossbarAnswer> | null {
  const stored = wordsOf(number);
  if (!stored) return null;
  const isVoid = ({ id }: { id: string }) => voided.includes(id);
  return {
    number,
    puzzle: {
      // A word that was wrong is given away, because other words need its letters.
      clues: stored.map((record) => (isVoid(record) ? takenBack(record.word) : record.clue)),
    },
    answer: {
      letters: lettersOf(stored.map(({ word }) => word)),
      words: stored.map((record) => ({
        id: record.id,
        ...(record.source && { source: `${record.source.title}, ${record.source.where}` }),
        ...(isVoid(record) && { isVoid: true }),
      })),
    },
    ...(stored.some(isVoid) && { hasVoid: true }),
  };
}

const takenBack = (word: string) =>
  `Taken back, so it counts for nobody: write ${word.toUpperCase()}`;

/** What a report of a word says, without the word; null for an unknown id. */
export function clueOf(id: string): string | null {
  const found = wordAt(id);
  if (!found) return null;
  const { number, word } = found;
  return `No. ${number}, ${slots.find(({ at }) => at === word.at)?.name}: ${word.clue}`;
}
