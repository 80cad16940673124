/** The shirts of a case, the nations that each may be, and the notes in its file when the week is over. */
export const SHIRTS = 9;
export const SUSPECTS = 4;
export const NOTES = 6;

/** What a shirt is worth named on sight. */
export const MAX_STARS = 3;

/** The score of a win, where no shirt was voided: more than half of all stars. */
export const STARS_TO_WIN = Math.floor((SHIRTS * MAX_STARS) / 2) + 1;

/** A shirt on the rail: its description, what it is drawn from (`readDrawing`), and the nations under suspicion. */
export type HungShirt = { alt: string; drawn: string; suspects: string[] };

/** A case as it is shown. */
export type KitPuzzle = { shirts: HungShirt[] };

/** Whose shirt it is, and what is told of it once it has its name. */
export type Told = {
  /** The id of its record. */
  id: string;
  nation: string;
  /** "Home shirt, 1978". */
  worn: string;
  /** Gone at the end but for the last shirt: the stories are in the locker, and not in the end's few bytes. */
  story?: string;
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
  /** The notes that were read; none any more once it has its name. */
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
