/** An empty square, in any text of letters. */
export const EMPTY = ".";
/** A square, and a dark one, in the picture of a lattice, of which "/" parts the rows. */
const SQUARE = "#";
export const DARK = ".";
/** The lattice of puzzles that name none, which some devices keep from before there were others. */
export const FIRST_LATTICE = "#####/#.#.#/#####/#.#.#/#####";
/** The words of each lattice, and the letters of each word. */
export const WORD_COUNT = 6;
export const WORD_LENGTH = 5;

/** The place of a word: "1a", its name, and its squares. Those of a lattice are numbered in reading order. */
export type Slot = { at: string; name: string; isDown: boolean; cells: readonly number[] };

/** The places of a lattice's words, in the order of their clues: across, then down. */
export type Slots = readonly Slot[];

/** The places of the squares in a picture. */
export const placesOf = (picture: string): number[] =>
  [...picture].flatMap((mark, place) => (mark === SQUARE ? place : []));

/** The places of the words in a picture, numbered as in any crossword: in reading order, wherever one begins. */
export function slotsOf(picture: string): Slots {
  const places = placesOf(picture);
  const width = picture.indexOf("/") + 1;
  let number = 0;
  const slots = places.flatMap((place) => {
    const steps = [1, width].filter(
      (step) => picture[place - step] !== SQUARE && picture[place + step] === SQUARE,
    );
    if (steps.length > 0) number += 1;
    return steps.map((step): Slot => {
      const isDown = step > 1;
      const letters = Array.from(Array(WORD_LENGTH).keys());
      return {
        at: number + (isDown ? "d" : "a"),
        name: `${number} ${isDown ? "down" : "across"}`,
        isDown,
        cells: letters.map((letter) => places.indexOf(place + letter * step)),
      };
    });
  });
  return [...slots.filter(({ isDown }) => !isDown), ...slots.filter(({ isDown }) => isDown)];
}

/** The number in a square's corner; undefined where no word begins. */
export const numberAt = (slots: Slots, cell: number): string | undefined =>
  slots.find(({ cells }) => cells[0] === cell)?.at[0];

/** The slots of the words through a square: across first. */
export const slotsAt = (slots: Slots, cell: number): Slot[] =>
  slots.filter(({ cells }) => cells.includes(cell));

/** A text of letters, one for each letter of another. */
export const eachSquare = (
  letters: string,
  letterAt: (cell: number) => string | undefined,
): string => Array.from(letters, (_, cell) => letterAt(cell) ?? EMPTY).join("");

/** A word in letters, with a dot for each empty square. */
export const wordIn = (letters: string, { cells }: Slot): string =>
  cells.map((cell) => letters[cell] ?? EMPTY).join("");
