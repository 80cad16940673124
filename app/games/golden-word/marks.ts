/** The mark of a letter: in place, elsewhere in the word, not in it. */
export type Mark = "gold" | "chalk" | "bench";

/** A guess and the marks of its letters. */
export type Row = { word: string; marks: readonly Mark[] };

/**
 * Marks the letters of a guess. A letter is marked gold or chalk at most as often as the answer contains it: the first
 * pass assigns the golds, the second the remaining occurrences from left to right.
 */
export function colour(guess: string, answer: string): Mark[] {
  const letters = Array.from(guess);
  const left = new Map<string, number>();
  for (const [place, letter] of Array.from(answer).entries()) {
    if (letters[place] !== letter) left.set(letter, (left.get(letter) ?? 0) + 1);
  }
  return letters.map((letter, place) => {
    if (answer[place] === letter) return "gold";
    const count = left.get(letter) ?? 0;
    if (count === 0) return "bench";
    left.set(letter, count - 1);
    return "chalk";
  });
}

/** Whether two or more rows have shown both marks of a letter that is in the word. */
export const isLegendKnown = (rows: readonly Row[]): boolean =>
  rows.length > 1 &&
  (["gold", "chalk"] as const).every((mark) => rows.some(({ marks }) => marks.includes(mark)));

const WORTH: Record<Mark, number> = { bench: 1, chalk: 2, gold: 3 };

/** The best mark of each letter so far, for the keyboard. */
export function keyMarks(rows: readonly Row[]): ReadonlyMap<string, Mark> {
  const known = new Map<string, Mark>();
  for (const { word, marks } of rows) {
    for (const [place, mark] of marks.entries()) {
      const letter = word[place] ?? "";
      const before = known.get(letter);
      if (!before || WORTH[mark] > WORTH[before]) known.set(letter, mark);
    }
  }
  return known;
}
