import { EMPTY } from "./grid";

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
