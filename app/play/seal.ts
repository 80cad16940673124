/**
 * Obfuscates an answer in the page's HTML, so that it isn't read by accident. It is no encryption: a player who wants
 * to read it can, which is acceptable for casual play.
 *
 * @param answer JSON
 * @param salt any text; `unseal` needs the same one
 * @returns base64, scrambled
 */
export function seal(answer: unknown, salt: string): string {
  const bytes = scramble(new TextEncoder().encode(JSON.stringify(answer)), salt);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

/**
 * Reverses `seal`.
 *
 * @throws SyntaxError or DOMException if it was not made by `seal` with the same salt
 */
export function unseal<Answer>(sealed: string, salt: string): Answer {
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
