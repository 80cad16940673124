/** What a letter turns to: in its place, elsewhere in the word, not in it. */
export type Mark = "gold" | "chalk" | "bench";

/** A try and what its letters turned to. */
export type Row = { word: string; marks: readonly Mark[] };

/**
 * Marks the letters of a guess. A letter is never marked gold or chalk more often than the answer has it: the first
 * pass gives out the golds, the second gives what is left to the other places, from left to right.
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

const WORTH: Record<Mark, number> = { bench: 1, chalk: 2, gold: 3 };

/** The best that is known of each letter tried so far: the marks on the keyboard. */
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
