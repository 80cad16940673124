/** The words of a board, and of a group. */
export const WORD_COUNT = 16;
export const GROUP_SIZE = 4;
export const GROUP_COUNT = WORD_COUNT / GROUP_SIZE;

/** The mistake that ends a board: three yellow cards, then a red one. */
export const MAX_MISTAKES = 4;

/** The tiles of a board: places in its list of words. */
export const TILES: readonly number[] = Array.from({ length: WORD_COUNT }, (_, tile) => tile);

/** How many tiles two choices share. */
export const shared = (one: readonly number[], other: readonly number[]): number =>
  one.filter((tile) => other.includes(tile)).length;

/** Tiles in rising order, each once: the same choice is always the same move. */
export const normaliseTiles = (tiles: readonly number[]): number[] =>
  [...new Set(tiles)].sort((one, other) => one - other);
