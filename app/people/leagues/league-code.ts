/**
 * Without vowels, which make words, and without letters that look like another one, or like a digit, or sound like one that is
 * here: 16 letters, four thousand million codes.
 */
export const CODE_LETTERS = "BCDFGHJKMPRTWXYZ";

export const CODE_LENGTH = 8;

const CODE = new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`);

/**
 * A code as it was typed or opened.
 *
 * @param text any user input; small letters, spaces and hyphens do no harm
 * @returns null if it can't be a code
 */
export function readCode(text: string): string | null {
  const code = text.replace(/[\s-]/g, "").toUpperCase();
  return CODE.test(code) ? code : null;
}

/** A code in two halves, to be read aloud: "BCDF-GHJK". */
export const spokenCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;
