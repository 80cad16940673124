import { deniedAnywhere, deniedWords, goodNames } from "./denied-words";
import { foldedLetters } from "./folded-letters";

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** How many characters a reader sees in a text: a flag or a family is one. */
export function lengthInGraphemes(text: string): number {
  return Array.from(graphemes.segment(text)).length;
}

/**
 * Whether a name has no word of the denylist in it, however it is spelled: with look-alike letters of other alphabets, digits,
 * accents, stretched letters, or signs in between. It is for names that others see.
 */
export function isDecentName(name: string): boolean {
  const folded = foldedLetters(name.replace(ENDINGS, " "));
  const known = goodNames.reduce((text, good) => text.replaceAll(good, " "), folded);
  const words = known.split(/[^a-z]+/).filter(Boolean);
  const spellings = new Set([...words, spelledOut(words)].flatMap(spellingsOf));
  if (deniedWords.some((word) => spellings.has(word))) return false;
  const runs = spellingsOf(words.join(""));
  return !deniedAnywhere.some((word) => runs.some((run) => run.includes(word)));
}

/**
 * Whether a text has no word of the denylist in it. Unlike in a name, letters of different words are not read together:
 * "catch it, Lerato" has a denied word across its words that is not read.
 */
export function isDecentText(text: string): boolean {
  const tokens = text.split(/\s+/).filter((token) => /\p{L}/u.test(token));
  return spelledWords(tokens).every(isDecentName);
}

/** Letters that stand alone, one after another, are one word: "w a n k". */
function spelledWords(tokens: readonly string[]): string[] {
  const isLetter = (token: string | undefined) => token !== undefined && /^\p{L}$/u.test(token);
  const words: string[] = [];
  for (const [place, token] of tokens.entries()) {
    const goesOn = isLetter(token) && isLetter(tokens[place - 1]);
    words.push((goesOn ? (words.pop() ?? "") : "") + token);
  }
  return words;
}

/** Signs that look like letters inside a word, and end a sentence. */
const ENDINGS = /[!|(+]+(?=\s|$)/g;

/** The letters that stand alone, as in "w a n k". */
const spelledOut = (words: readonly string[]) =>
  words.filter(({ length }) => length === 1).join("");

/** A word as it is, and with stretched letters once and twice: "shiiit", "assss". */
const spellingsOf = (word: string): string[] => [
  word,
  word.replace(/(.)\1{2,}/g, "$1"),
  word.replace(/(.)\1{2,}/g, "$1$1"),
];
