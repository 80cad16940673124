import { COLUMNS, PASSES, type WallPuzzle } from "./rules";

/** As many numbers as passes, on two rows of bricks. */
const NUMBERS = PASSES;
const ROWS = 2;
/** What is chalked on: mostly small, some worth a plan. */
const CHALK = [1, 1, 2, 2, 3, 4, 7, 8, 9];

/** The highest seed. */
export const MAX_SEED = 2 ** 31 - 1;

/** The start and the wall of a seed: whole numbers only, so that they are the same on every machine. */
export function streetOf(seed: number): Omit<WallPuzzle, "par"> {
  const draw = drawer(seed);
  const start = 1 + draw(COLUMNS);
  const wall = Array.from({ length: COLUMNS }, (): number[] => []);
  for (let chalked = 0; chalked < NUMBERS; chalked += 1) {
    const free = wall.filter((column) => column.length < ROWS);
    free[draw(free.length)]?.push(CHALK[draw(CHALK.length)] ?? 1);
  }
  return { start, wall };
}

/** Draws whole numbers from 0 up to below a limit: Marsaglia's xorshift of 32 bits. */
export function drawer(seed: number): (limit: number) => number {
  let state = Math.imul(seed, 0x9e3779b1) || 1;
  return (limit) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % limit;
  };
}
