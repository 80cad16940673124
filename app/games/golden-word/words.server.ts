import five from "./words/5.txt?raw";
import six from "./words/6.txt?raw";
import seven from "./words/7.txt?raw";

/** The words of each length in alphabetical order, one per line (scripts/word-lists.mjs). */
const lists = new Map([five, six, seven].map((list) => [list.indexOf("\n"), list]));

/**
 * Whether a list has the word. All lines of a list have one length, so a binary search on the raw text needs no
 * parsing at start-up.
 */
export function isKnownWord(word: string): boolean {
  const list = lists.get(word.length);
  if (!list) return false;
  const step = word.length + 1;
  let low = 0;
  let high = list.length / step;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const found = list.slice(middle * step, middle * step + word.length);
    if (found === word) return true;
    if (found < word) low = middle + 1;
    else high = middle;
  }
  return false;
}
