/** How wide the display font's capitals are, in hundredths of its size, where they are not as wide as most. */
const WIDTHS: Readonly<Record<string, number>> = {
  "-": 30,
  A: 49,
  D: 48,
  E: 44,
  F: 42,
  H: 48,
  I: 23,
  J: 45,
  K: 49,
  L: 43,
  M: 55,
  N: 51,
  T: 44,
  V: 49,
  W: 69,
};
const WIDTH = 47;
/** A board of shorter words has no larger type. */
const MIN_WIDTH = 300;

/**
 * The width, in quarter ems, that the type of a board is made for. Words wider than that share a size of their own, so
 * that one long word makes no other small.
 */
export const MAX_BOARD_WIDTH = 15;

/** The width of the widest part of these words in quarter ems, 12 or more: a word breaks after spaces and hyphens only. */
export function widthOf(words: readonly string[]): number {
  const parts = words.flatMap((word) => word.toUpperCase().match(/[^ -]+-?/g) ?? []);
  return Math.ceil(Math.max(MIN_WIDTH, ...parts.map(hundredthsOf)) / 25);
}

const hundredthsOf = (part: string) =>
  Array.from(part).reduce((sum, letter) => sum + (WIDTHS[letter] ?? WIDTH), 0);
