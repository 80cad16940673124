import { beginsWithSlip, isOneSlip } from "./one-slip";

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
  /** Whether it is the name that is shown, and none that a fan doesn't see. */
  isShown: boolean;
  /** The whole name, then what is left of it without its first word, its first two ..., each in one piece. */
  endings: readonly string[];
};

const spellingOf = (text: string, isShown: boolean): Spelling => {
  const whole = wholeWords(text);
  return {
    isShown,
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
    spellings: [one.name, ...(one.spellings ?? [])].flatMap((text, place) =>
      typings(text).map((typing) => spellingOf(typing, place === 0)),
    ),
  }));

/** The letters of a word from which on a slip of the keys in it is forgiven. */
const MIN_FORGIVEN = 4;
/** The same beside names that are found without one. */
const MIN_FORGIVEN_BESIDE = 6;

/**
 * The names that a query may mean: each of its words begins a word of the name, in any order, whatever the case, the
 * accents and the hyphens.
 *
 * @returns names that are the query, then those that end with it ("Saka", "van Dijk"), then those whose first word is
 *   the query's, then those whose first word begins with it, then the others
 */
export const findNames = <One extends Name>(
  index: readonly IndexedName<One>[],
  query: string,
): One[] => closest(index, query, closenessOf);

/**
 * The names that a query may mean if a key slipped in its words, once in each (`isOneSlip`). Beside names that are found
 * without that, only a long word is taken for a slip, and for a whole word of the name alone.
 *
 * @param found what `findNames` has for the query, which is left out
 * @returns first the names of which these are whole words
 */
export function findNear<One extends Name>(
  index: readonly IndexedName<One>[],
  query: string,
  found: readonly One[],
): One[] {
  const isAlone = found.length === 0;
  const known = new Set(found);
  const others = index.filter(({ one }) => !known.has(one));
  return closest(others, query, ({ words }, asked) => {
    const close = Math.max(...asked.map((part) => slipIn(words, part, isAlone)));
    return isAlone || close <= WHOLE_WORD ? close : NOT_MEANT;
  });
}

/** The less, the closer a spelling is to the words of a query. */
type Closeness = (spelling: Spelling, asked: readonly string[]) => number;

/** From here on the query is not the whole of a name, nor its ending. */
const ENDING = 1;
/** Names that show the letters typed come before those that have them in a spelling alone. */
const UNSEEN = 5;

const NOT_MEANT = Number.POSITIVE_INFINITY;

function closest<One extends Name>(
  index: readonly IndexedName<One>[],
  query: string,
  closeness: Closeness,
): One[] {
  const asked = split(fold(query));
  if (asked.length === 0) return [];
  const found = index.flatMap(({ one, spellings }) => {
    const close = Math.min(
      ...spellings.map((spelling) => {
        const close = closeness(spelling, asked);
        return spelling.isShown || close <= ENDING ? close : close + UNSEEN;
      }),
    );
    return close === NOT_MEANT ? [] : [{ one, close }];
  });
  return found.sort((one, other) => one.close - other.close).map(({ one }) => one);
}

function closenessOf({ words, endings }: Spelling, asked: readonly string[]): number {
  if (!asked.every((part) => words.some((word) => word.startsWith(part)))) {
    return NOT_MEANT;
  }
  const ending = endings.indexOf(asked.join(""));
  if (ending !== -1) return Math.min(ending, ENDING);
  const [first = ""] = words;
  if (first === asked[0]) return 2;
  return first.startsWith(asked[0] ?? "") ? 3 : 4;
}

const WHOLE_WORD = 1;
const BEGINNING = 2;

/** How close a word of a query is to the words of a name with one slip; 0 if it needs none. */
function slipIn(words: readonly string[], part: string, isAlone: boolean): number {
  if (words.some((word) => word.startsWith(part))) return 0;
  if (part.length < (isAlone ? MIN_FORGIVEN : MIN_FORGIVEN_BESIDE)) return NOT_MEANT;
  if (words.some((word) => isOneSlip(part, word))) return WHOLE_WORD;
  return words.some((word) => beginsWithSlip(word, part)) ? BEGINNING : NOT_MEANT;
}
