/** The letters of a word by ISO number of its weekday. */
export const LETTERS: Readonly<Record<number, number>> = {
  1: 5,
  2: 5,
  3: 5,
  4: 5,
  5: 6,
  6: 6,
  7: 7,
};

/** The gentlest day. */
export const MONDAY = 1;
