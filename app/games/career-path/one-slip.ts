/**
 * Whether a word is another one but for a slip of the keys: a letter that is wrong, missing or too many, or two neighbours
 * in each other's place. A word is one slip from itself.
 */
export function isOneSlip(typed: string, meant: string): boolean {
  const shorter = Math.min(typed.length, meant.length);
  let start = 0;
  while (start < shorter && typed[start] === meant[start]) start++;
  let end = 0;
  while (end < shorter - start && typed.at(-1 - end) === meant.at(-1 - end)) end++;
  const was = typed.slice(start, typed.length - end);
  const is = meant.slice(start, meant.length - end);
  return Math.max(was.length, is.length) <= 1 || (was.length === 2 && is === `${was[1]}${was[0]}`);
}

/** Whether a word begins so but for one slip. */
export const beginsWithSlip = (word: string, typed: string): boolean =>
  [-1, 0, 1].some((more) => isOneSlip(typed, word.slice(0, typed.length + more)));
