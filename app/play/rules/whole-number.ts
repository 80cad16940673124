/**
 * Reads a whole number that was posted or asked for, in plain decimal digits as our own forms write it: no sign, space,
 * exponent, other base or leading zero.
 *
 * @param text a field of a form or a parameter of an address; untrusted
 * @returns null for anything else, and for a number of more than three digits
 */
export const wholeNumber = (text: unknown): number | null =>
  typeof text === "string" && /^(0|[1-9]\d{0,2})$/.test(text) ? Number(text) : null;
