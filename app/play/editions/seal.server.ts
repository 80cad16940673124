/** What JSON in ASCII consists of. */
const PLAIN = Array.from({ length: 95 }, (_, index) => String.fromCharCode(index + 32));
/** What stands for it: never what a page's script would escape. */
const SEALED = PLAIN.map(
  (character) => ({ '"': "¦", "<": "§", "\\": "¶" })[character] ?? character,
);

/**
 * Obfuscates an answer in the page's HTML, so that it isn't read by accident. It is no encryption: a player who wants
 * to read it can, which is acceptable for casual play. One character stands for another throughout, in an order that
 * comes first, so that a page with ten answers is compressed like one with their text.
 *
 * @param answer JSON
 * @param salt any text: another one looks different
 */
export function seal(answer: unknown, salt: string): string {
  const json = JSON.stringify(answer).replace(
    /[^ -~]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  const order = shuffled(salt);
  return [...order, ...Array.from(json, (character) => order[PLAIN.indexOf(character)])].join("");
}

function shuffled(salt: string): string[] {
  let state = 7;
  for (const character of salt) state = next(state + character.charCodeAt(0));
  const left = [...SEALED];
  return SEALED.flatMap(() => {
    state = next(state);
    return left.splice((state >>> 16) % left.length, 1);
  });
}

/** One step of the 32-bit linear congruential generator of Numerical Recipes. */
const next = (state: number) => (Math.imul(state, 1664525) + 1013904223) >>> 0;
