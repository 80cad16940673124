import type { Row } from "./marks";
import { letterIn, numberWord, ordinal } from "./texts";

/** Why hard mode refuses a word; null if it uses every letter revealed so far. */
export function hardModeProblem(rows: readonly Row[], word: string): string | null {
  return movedGold(rows, word) ?? missingLetter(rows, word);
}

function movedGold(rows: readonly Row[], word: string): string | null {
  for (const row of rows) {
    for (const [place, mark] of row.marks.entries()) {
      const letter = row.word[place] ?? "";
      if (mark === "gold" && word[place] !== letter) {
        return `Hard mode: the ${ordinal(place)} letter stays ${letterIn(letter)}.`;
      }
    }
  }
  return null;
}

function missingLetter(rows: readonly Row[], word: string): string | null {
  for (const row of rows) {
    for (const [letter, needed] of shown(row)) {
      if (countOf(letter, word) >= needed) continue;
      return needed === 1
        ? `Hard mode: your word needs the letter ${letterIn(letter)}.`
        : `Hard mode: your word needs the letter ${letterIn(letter)} ${numberWord(needed)} times.`;
    }
  }
  return null;
}

/** How often a row proves each letter to be in the answer: its golds and chalks. */
function shown({ word, marks }: Row): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [place, mark] of marks.entries()) {
    const letter = word[place] ?? "";
    if (mark !== "bench") counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  return counts;
}

const countOf = (letter: string, word: string) => word.split(letter).length - 1;
