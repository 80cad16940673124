/** A name that can be guessed. */
export type Name = { name: string; spellings?: readonly string[] };

/** Letters that lose more than an accent. */
const LETTERS: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ð: "d",
  đ: "d",
  þ: "th",
  ł: "l",
  ı: "i",
  ħ: "h",
  ə: "e",
};

/** A text in plain small letters: without accents. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\0-\x7f]/g, (letter) => LETTERS[letter] ?? letter);

/** Letters that some write as two. */
const PAIRS: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", ø: "oe", å: "aa" };

/** A name, and the same for keyboards that lack its letters: "Müller", "Mueller". */
const typings = (name: string): string[] => {
  const paired = name
    .normalize("NFC")
    .toLowerCase()
    .replace(/[äöüøå]/g, (letter) => PAIRS[letter] ?? letter);
  return paired === name.toLowerCase() ? [name] : [name, paired];
};

const split = (folded: string) => folded.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/** The words of a text in plain small letters, those with a hyphen or an apostrophe in one piece: "park", "jisung". */
const wholeWords = (text: string): string[] =>
  fold(text)
    .split(/\s+/)
    .map((word) => split(word).join(""));

/** A name as it may be typed: its words, those with a hyphen or an apostrophe also in their parts, and its endings. */
type Spelling = {
  words: readonly string[];
  /** The whole name, then what is left of it without its first word, its first two ..., each in one piece. */
  endings: readonly string[];
};

const spellingOf = (text: string): Spelling => {
  const whole = wholeWords(text);
  return {
    words: [...new Set([...split(fold(text)), ...whole])],
    endings: whole.map((_, place) => whole.slice(place).join("")),
  };
};

/** A name ready to be searched: each of its spellings. */
export type IndexedName<One extends Name> = { one: One; spellings: readonly Spelling[] };

/** Prepares a list for many searches. */
export const indexNames = <One extends Name>(list: readonly One[]): IndexedName<One>[] =>
  list.map((one) => ({
    one,
    spellings: [one.name, ...(one.spellings ?? [])].flatMap(typings).map(spellingOf),
  }));

/**
 * The names that a query may mean: each of its words begins a word of the name, in any order, whatever the case, the
 * accents and the hyphens.
 *
 * @returns names that are the query, then those that end with it ("Saka", "van Dijk"), then those whose first word is
 *   the query's, then those whose first word begins with it, then the others
 */
export function findNames<One extends Name>(
  index: readonly IndexedName<One>[],
  query: string,
): One[] {
  const asked = split(fold(query));
  if (asked.length === 0) return [];
  const found = index.flatMap(({ one, spellings }) => {
    const closeness = Math.min(...spellings.map((spelling) => closenessOf(spelling, asked)));
    return closeness === Number.POSITIVE_INFINITY ? [] : [{ one, closeness }];
  });
  return found.sort((one, other) => one.closeness - other.closeness).map(({ one }) => one);
}

function closenessOf({ words, endings }: Spelling, asked: readonly string[]): number {
  if (!asked.every((part) => words.some((word) => word.startsWith(part)))) {
    return Number.POSITIVE_INFINITY;
  }
  const ending = endings.indexOf(asked.join(""));
  if (ending !== -1) return Math.min(ending, 1);
  const [first = ""] = words;
  if (first === asked[0]) return 2;
  return first.startsWith(asked[0] ?? "") ? 3 : 4;
}
