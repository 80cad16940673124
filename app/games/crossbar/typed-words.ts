import { EMPTY, eachSquare, slots } from "./grid";

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
    .slice(0, 5);

/** The letters of words in the order of `slots`, of which anything but a small letter is a gap. */
export const lettersOf = (words: readonly string[]): string =>
  eachSquare((cell) => {
    const own = slots.map(({ cells }, index) => words[index]?.[cells.indexOf(cell)] ?? "");
    const [letter, other = letter] = new Set(own.filter((one) => /[a-z]/.test(one)));
    return letter === other ? letter : CLASH;
  });
