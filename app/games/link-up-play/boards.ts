/** A board as it is shown: its sixteen words in their first order. */
export type LinkUpPuzzle = { words: string[] };

/** One of the four groups, from gentle to fiendish. */
export type LinkUpGroup = {
  /** The id of its category. */
  id: string;
  /** What its words have in common. */
  name: string;
  words: string[];
  /** What is said of it at the end. */
  line: string;
  level: 1 | 2 | 3 | 4;
  /** Where the letters that link its words begin and end in each, if it is about letters. */
  marks?: readonly (readonly [number, number])[];
  /** What each word was made of, if it is about words that were changed. */
  from?: readonly string[];
  source?: string;
};

/** What the board hides. */
export type LinkUpAnswer = {
  /** The id of the board, the record of a report or a void. */
  id: string;
  /** In rising level. */
  groups: LinkUpGroup[];
  isVoid?: true;
};

/** The number of groups, and of words in each. */
export const GROUP_SIZE = 4;
