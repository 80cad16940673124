/** The shirts of a case, the nations that each may be, and the notes of a whole file. */
export const SHIRTS = 9;
export const SUSPECTS = 4;
export const NOTES = 6;

/** What a shirt is worth named on sight. */
export const MAX_STARS = 3;

/** The score of a win, where no shirt was voided: more than half of all stars. */
export const STARS_TO_WIN = Math.floor((SHIRTS * MAX_STARS) / 2) + 1;

/** A case as it is shown. */
export type KitPuzzle = {
  /** Each as `writeShirt` has it; empty for one that is still to come (`dayOf`). */
  shirts: readonly string[];
  /** How tomorrow's shirt looks, where all that hang have their names: "white with a sash". */
  tomorrow?: string;
  /** The notes that are in a file on its shirt's day, where there is more than one. */
  opening?: number;
};

/** Whose shirt it is. */
type Told = {
  /** The nation, as a place in its list of suspects. */
  suspect: number;
  /** "Home shirt, 1978". */
  worn: string;
  isVoid?: true;
};

/** The record of a shirt, and what is told of it. */
type Story = { id: string; text: string };

/** What a case hides: of each shirt its name and story, and its file, from vague to nearly certain. */
export type KitAnswer = { shirts: { told: Told; story: Story; notes: string[] }[] };

/** A shirt in the dark. */
export type DarkShirt = {
  /** What its name is worth now. */
  stars: number;
  /** The suspects that were ruled out, as places in its list. */
  struck: readonly number[];
  /** The notes that were read. */
  notes: readonly string[];
  told?: undefined;
};

/** A shirt with its name. */
export type NamedShirt = {
  /** What its name was worth when it was found; 0 if the file gave it away. */
  stars: number;
  told: Told;
  /** At the end that of the last shirt alone: the others are in the locker, and a page has few bytes. */
  story?: Story;
};

/** What the player may see after the moves so far. */
export type KitState = {
  shirts: readonly (DarkShirt | NamedShirt)[];
  /** The last move; null before the first. */
  last: number | null;
  /** The time of the last move, in milliseconds since the start. */
  elapsed: number;
  /** The rules in a line where they are former ones. */
  rulesLine?: string;
  /** Whether all shirts hang from Friday on, as they did by former rules. */
  isWhole?: true;
};
