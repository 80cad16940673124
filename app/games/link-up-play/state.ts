import type { LinkUpGroup } from "./boards";

/** A group that was found. Its tiles are places in the puzzle's words. */
export type Group = Pick<LinkUpGroup, "name" | "level" | "marks" | "from"> & {
  tiles: readonly number[];
};

/** What the end adds to a group: its line, and where the line's fact is from. */
export type ToldGroup = Group & Pick<LinkUpGroup, "line" | "source">;

/**
 * How the board ended, with all groups in rising level. A board with a voided record is void as a whole, because a wrong
 * word in one group misleads in all of them.
 */
type BoardEnding = {
  id: string;
  groups: readonly ToldGroup[];
  isWin: boolean;
  isVoid: boolean;
};

/** A judged choice. A wrong one says whether three of its four belong together, not which. */
export type Guess = { tiles: readonly number[]; outcome: "linked" | "close" | "wrong" };

/** What the player may see after the moves so far. */
export type LinkState = {
  guesses: readonly Guess[];
  /** In the order in which they were found. */
  found: readonly Group[];
  /** The time of the last guess, in milliseconds since the start. */
  elapsed: number;
  /** Null while the attempt is running. */
  ending: BoardEnding | null;
};
