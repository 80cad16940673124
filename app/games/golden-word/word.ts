export const MAX_TRIES = 6;

/** The possible lengths; the day of the week determines which (docs/rules.md#full-time). */
export const WORD_LENGTHS = [5, 6, 7] as const;

/** Far longer than any word; the rest of a longer text is ignored. */
const MAX_TYPED = 40;

const ACCENTS = /\p{M}/gu;
const NO_LETTER = /[^a-z]/g;

/** Normalises a typed word: lower case, trimmed and without accents ("Volée" is "volee"). */
export function normaliseWord(typed: string): string {
  return typed
    .slice(0, MAX_TYPED)
    .normalize("NFD")
    .replace(ACCENTS, "")
    .trim()
    .toLowerCase()
    .slice(0, MAX_TYPED);
}

/** The letters of a typed text, up to the word's length. */
export function lettersOf(typed: string, length: number): string {
  return normaliseWord(typed).replace(NO_LETTER, "").slice(0, length);
}
