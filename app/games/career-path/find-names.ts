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

/** The words of a name, and those with a hyphen or an apostrophe in one piece as well: "ji", "sung", "jisung". */
const wordsOf = (text: string): string[] => {
  const folded = fold(text);
  const whole = folded.split(/\s+/).map((word) => split(word).join(""));
  return [...new Set([...split(folded), ...whole])];
};

/** A name ready to be searched: each of its spellings as words. */
export type IndexedName<One extends Name> = { one: One; spellings: readonly string[][] };

/** Prepares a list for many searches. */
export const indexNames = <One extends Name>(list: readonly One[]): IndexedName<One>[] =>
  list.map((one) => ({
    one,
    spellings: [one.name, ...(one.spellings ?? [])].flatMap(typings).map(wordsOf),
  }));

/**
 * The names that a query may mean: each of its words begins a word of the name, in any order, whatever the case, the
 * accents and the hyphens.
 *
 * @returns names whose first word is the query's, then those whose first word begins with it, then the others
 */
export function findNames<One extends Name>(
  index: readonly IndexedName<One>[],
  query: string,
): One[] {
  const asked = split(fold(query));
  if (asked.length === 0) return [];
  const found = index.flatMap(({ one, spellings }) => {
    const closeness = Math.min(...spellings.map((words) => closenessOf(words, asked)));
    return closeness === Number.POSITIVE_INFINITY ? [] : [{ one, closeness }];
  });
  return found.sort((one, other) => one.closeness - other.closeness).map(({ one }) => one);
}

function closenessOf(words: readonly string[], asked: readonly string[]): number {
  if (!asked.every((part) => words.some((word) => word.startsWith(part)))) {
    return Number.POSITIVE_INFINITY;
  }
  const [first = ""] = words;
  if (first === asked[0]) return 0;
  return first.startsWith(asked[0] ?? "") ? 1 : 2;
}
