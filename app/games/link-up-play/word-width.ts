/** How wide the display font's capitals are, in average letters. */
const WIDTHS: Readonly<Record<string, number>> = { M: 1.4, W: 1.4, I: 0.6, J: 0.6 };

/** The width of a word's longest part in letters: it is broken after spaces and hyphens only. */
export function widthOf(word: string): number {
  const parts = word.toUpperCase().match(/[^ -]+-?/g) ?? [];
  return Math.ceil(Math.max(0, ...parts.map(lettersIn)));
}

/** The widest word that still sets the size of its board: the few that are wider have a second one. */
const MOST = 8;

/**
 * The two sizes of type on a board, as the widths in letters that they are for.
 *
 * @returns that of most words, and that of each word which needs the smaller
 */
export function sizesOf(words: readonly string[]): { most: number; long: Map<string, number> } {
  const widths = words.map(widthOf);
  const widest = Math.max(0, ...widths);
  return {
    most: Math.max(0, ...widths.filter((width) => width <= MOST)),
    long: new Map(words.filter((word) => widthOf(word) > MOST).map((word) => [word, widest])),
  };
}

const lettersIn = (part: string) =>
  Array.from(part).reduce((sum, letter) => sum + (WIDTHS[letter] ?? 1), 0);
