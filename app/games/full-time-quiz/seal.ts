import type { Solution } from "./question";

/**
 * Hides the solutions from the page's text and markup, so that nobody reads them by accident. It keeps no
 * secret from somebody who wants to know: this is casual play.
 *
 * @param salt any text; the same one opens the seal
 * @returns base64 of the solutions, scrambled
 */
export function seal(solutions: readonly Solution[], salt: string): string {
  const bytes = scramble(new TextEncoder().encode(JSON.stringify(solutions)), salt);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

/**
 * Opens what `seal` made.
 *
 * @throws SyntaxError or DOMException when it was not made by `seal` with the same salt
 */
export function unseal(sealed: string, salt: string): Solution[] {
  const bytes = Uint8Array.from(atob(sealed), (character) => character.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(scramble(bytes, salt)));
}

function scramble(bytes: Uint8Array, salt: string): Uint8Array {
  let state = 7;
  for (const character of salt) state = next(state + character.charCodeAt(0));
  return bytes.map((byte) => {
    state = next(state);
    return byte ^ (state >>> 16);
  });
}

/** One step of the 32-bit linear congruential generator of Numerical Recipes. */
const next = (state: number) => (Math.imul(state, 1664525) + 1013904223) >>> 0;
