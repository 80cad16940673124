/** An empty square, in any text of letters. */
export const EMPTY = ".";
/** The number of letters in a grid. A text of as many, one a square, is called letters in all of Crossbar. */
export const LETTER_COUNT = 21;

/** The indexes of a word's squares, which are numbered in reading order: those of rows 1, 3, 5 and columns 1, 3, 5. */
type Cells = readonly [number, number, number, number, number];

/** The place of a word: "1a", its name, and its squares. */
export type Slot = { at: string; name: string; cells: Cells };

const slot = (at: string, ...cells: Cells): Slot => ({
  at,
  name: `${at[0]} ${at[1] === "a" ? "across" : "down"}`,
  cells,
});

/** The places of the words, in the order of their clues. */
export const slots = [
  slot("1a", 0, 1, 2, 3, 4),
  slot("4a", 8, 9, 10, 11, 12),
  slot("5a", 16, 17, 18, 19, 20),
  slot("1d", 0, 5, 8, 13, 16),
  slot("2d", 2, 6, 10, 14, 18),
  slot("3d", 4, 7, 12, 15, 20),
] as const;

export const isDown = ({ at }: Slot): boolean => at[1] === "d";

/** The number in a square's corner; undefined where no word begins. */
export const numberAt = (cell: number): string | undefined =>
  slots.find(({ cells }) => cells[0] === cell)?.at[0];

/** The slots of the words through a square: across first. */
export const slotsAt = (cell: number): Slot[] => slots.filter(({ cells }) => cells.includes(cell));

/** One text for each square. */
export const eachSquare = (letterAt: (cell: number) => string | undefined): string =>
  Array.from(Array(LETTER_COUNT).keys(), (cell) => letterAt(cell) ?? EMPTY).join("");

/** A word in letters, with a dot for each empty square. */
export const wordIn = (letters: string, { cells }: Slot): string =>
  cells.map((cell) => letters[cell] ?? EMPTY).join("");
