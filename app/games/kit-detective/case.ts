import type { Look } from "./look";

/** The shirts of a case, the nations that each may be, and the notes in its file when the week is over. */
export const SHIRTS = 9;
export const SUSPECTS = 4;
export const NOTES = 6;

/** What a shirt is worth named on sight. */
export const MAX_STARS = 3;

/** The score of a win, where no shirt was voided: more than half of all stars. */
export const STARS_TO_WIN = Math.floor((SHIRTS * MAX_STARS) / 2) + 1;

/** A case as it is shown: each shirt with the nations under suspicion. */
export type KitPuzzle = { shirts: { look: Look; suspects: string[] }[] };

/** Whose shirt it is, and what is told of it once it has its name. */
export type Told = {
  /** The id of its record. */
  id: string;
  nation: string;
  /** "Home shirt, 1978". */
  worn: string;
  story: string;
  source: string;
  isVoid?: true;
};

/** What a case hides: of each shirt its name, and its file, from vague to nearly certain. */
export type KitAnswer = { shirts: { told: Told; notes: string[] }[] };

/** A shirt after the moves so far. */
export type ShirtState = {
  /** What its name is worth now, or was worth when it was found; 0 if the file gave it away. */
  stars: number;
  /** The suspects that were ruled out, as places in its list. */
  struck: readonly number[];
  /** The notes that were read. */
  notes: readonly string[];
  /** Null while it is in the dark. */
  told: Told | null;
};

/** What the player may see after the moves so far. */
export type KitState = {
  shirts: readonly ShirtState[];
  /** The last move; null before the first. */
  last: number | null;
  /** The time of the last move, in milliseconds since the start. */
  elapsed: number;
};
