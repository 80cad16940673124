/** How many tries there are. */
export const MAX_TRIES = 6;

/** The lengths a word may have; the day of the week says which (games.md, section 3). */
export const WORD_LENGTHS = [5, 6, 7] as const;

/** Far more than any word has: the rest of a text that is longer is not even looked at. */
const MAX_TYPED = 40;

const ACCENTS = /\p{M}/gu;
const NO_LETTER = /[^a-z]/g;

/** A typed word as the rules know it: lower case, without spaces around it and without accents ("Volée" is "volee"). */
export function normaliseWord(typed: string): string {
  return typed
    .slice(0, MAX_TYPED)
    .normalize("NFD")
    .replace(ACCENTS, "")
    .trim()
    .toLowerCase()
    .slice(0, MAX_TYPED);
}

/** What of a typed text fits the tiles: its letters, as many as the word has. */
export function lettersOf(typed: string, length: number): string {
  return normaliseWord(typed).replace(NO_LETTER, "").slice(0, length);
}
