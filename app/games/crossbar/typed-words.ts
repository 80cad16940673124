import { EMPTY, placesOf, slotsOf, WORD_LENGTH } from "./grid";

/** The field of a form that has the picture of its lattice. */
export const LATTICE = "lattice";

/** A square for which two crossing words of a form have different letters. */
export const CLASH = "*";

const MAX_TYPED = 20;
const ACCENTS = /\p{M}/gu;
const NO_LETTER = /[^a-z]/g;

/** A word as typed into a field: lower case without accents, and a dot for whatever is no letter. */
export const wordTyped = (typed: string): string =>
  typed
    .slice(0, MAX_TYPED)
    .normalize("NFD")
    .replace(ACCENTS, "")
    .toLowerCase()
    .replace(NO_LETTER, EMPTY)
    .slice(0, WORD_LENGTH);

/** The letters of words in the order of a lattice's slots, of which anything but a small letter is a gap. */
export function lettersOf(lattice: string, words: readonly string[]): string {
  const slots = slotsOf(lattice);
  const letters = placesOf(lattice).map((_, cell) => {
    const own = slots.map(({ cells }, index) => words[index]?.[cells.indexOf(cell)] ?? "");
    const [letter = EMPTY, other = letter] = new Set(own.filter((one) => /[a-z]/.test(one)));
    return letter === other ? letter : CLASH;
  });
  return letters.join("");
}
