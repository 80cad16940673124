/** An empty square, in any text of letters. */
export const EMPTY = ".";
/** A square for which two crossing words of a form have different letters. */
export const CLASH = "*";

const SIZE = 5;
const line = Array.from(Array(SIZE).keys());

/** The squares with letters in reading order: those of rows 1, 3 and 5 and of columns 1, 3 and 5. */
export const squares = line
  .flatMap((row) => line.map((column) => ({ row, column })))
  .filter(({ row, column }) => row % 2 === 0 || column % 2 === 0);

/** The number of letters in a grid. A text of as many, one a square, is called letters in all of Crossbar. */
export const LETTER_COUNT = squares.length;

/** The index of a square; -1 for a dark one, and outside the grid. */
export const squareAt = (row: number, column: number): number =>
  squares.findIndex((square) => square.row === row && square.column === column);

const across = (row: number) => line.map((column) => squareAt(row, column));
const down = (column: number) => line.map((row) => squareAt(row, column));

/** The places of the words, in the order of their clues, each with the indexes of its squares. */
export const slots = [
  { at: "1a", name: "1 across", cells: across(0) },
  { at: "4a", name: "4 across", cells: across(2) },
  { at: "5a", name: "5 across", cells: across(4) },
  { at: "1d", name: "1 down", cells: down(0) },
  { at: "2d", name: "2 down", cells: down(2) },
  { at: "3d", name: "3 down", cells: down(4) },
] as const;

export type Slot = (typeof slots)[number];
export type At = Slot["at"];

export const isDown = ({ at }: Pick<Slot, "at">): boolean => at.endsWith("d");

/** The number in a square's corner; undefined where no word begins. */
export const numberAt = (cell: number): string | undefined =>
  slots.find(({ cells }) => cells[0] === cell)?.at.charAt(0);

/** The slots of the words through a square: across first. */
export const slotsAt = (cell: number): Slot[] => slots.filter(({ cells }) => cells.includes(cell));

/** A word in letters, with a dot for each empty square. */
export const wordIn = (letters: string, { cells }: Slot): string =>
  cells.map((cell) => letters[cell] ?? EMPTY).join("");

/** The letters of words in the order of `slots`, each with a dot for a letter that is not known. */
export function lettersOf(words: readonly string[]): string {
  const letters: string[] = Array(LETTER_COUNT).fill(EMPTY);
  for (const [index, { cells }] of slots.entries()) {
    for (const [place, cell] of cells.entries()) {
      const letter = words[index]?.[place] ?? EMPTY;
      const before = letters[cell] ?? EMPTY;
      if (letter === EMPTY) continue;
      letters[cell] = before === EMPTY || before === letter ? letter : CLASH;
    }
  }
  return letters.join("");
}

const ACCENTS = /\p{M}/gu;
const NO_LETTER = /[^a-z]/g;

/** A word as typed into a field: lower case without accents, and a dot for whatever is no letter. */
export const wordTyped = (typed: string): string =>
  typed
    .slice(0, 4 * SIZE)
    .normalize("NFD")
    .replace(ACCENTS, "")
    .toLowerCase()
    .replace(NO_LETTER, EMPTY)
    .slice(0, SIZE);
