/** How wide the display font's capitals are, in average letters. */
const WIDTHS: Readonly<Record<string, number>> = { M: 1.4, W: 1.4, I: 0.6, J: 0.6 };

/** The width of a word's longest part in letters: it is broken after spaces and hyphens only. */
export function widthOf(word: string): number {
  const parts = word.toUpperCase().match(/[^ -]+-?/g) ?? [];
  return Math.ceil(Math.max(0, ...parts.map(lettersIn)));
}

const lettersIn = (part: string) =>
  Array.from(part).reduce((sum, letter) => sum + (WIDTHS[letter] ?? 1), 0);
