import { type KitPuzzle, type KitState, NOTES, SHIRTS, SUSPECTS } from "./case";

/** Moves for one shirt: a suspect named, or the file read up to a number of notes. */
const STEPS = SUSPECTS + NOTES;

/** The number of different moves, which are 0 to one less. */
export const MOVES = SHIRTS * STEPS;

/** Names a suspect, as a place in the shirt's list. */
export const nameMove = (shirt: number, suspect: number): number => shirt * STEPS + suspect;

/** Reads a shirt's file up to so many notes, at least one. */
export const readingMove = (shirt: number, notes: number): number =>
  shirt * STEPS + SUSPECTS + notes - 1;

type Move = { shirt: number } & (
  | { suspect: number; notes: null }
  | { suspect: null; notes: number }
);

/** What a move is. */
export function readMove(move: number): Move {
  const shirt = Math.floor(move / STEPS);
  const step = move % STEPS;
  return step < SUSPECTS
    ? { shirt, suspect: step, notes: null }
    : { shirt, suspect: null, notes: step - SUSPECTS + 1 };
}

/** The notes that the file shows at first: the third decides between those whom two have left. */
export const FIRST_NOTES = 3;

/** How many notes are open after the next reading, of those that are there: half of the file, then all of it. */
export const notesNext = (read: number, available: number): number =>
  read < FIRST_NOTES ? Math.min(FIRST_NOTES, available) : available;

/** The shirts that hang on Friday; one more comes each day to Wednesday. */
const FIRST_SHIRTS = 4;

/** Thursday, the last day of the week: all shirts hang, and every file is whole. A week that is over counts as its last day. */
export const LAST_DAY = 6;

/** The day on which a shirt comes: 0 for Friday. */
export const dayOf = (place: number, { isWhole }: Pick<KitState, "isWhole">): number =>
  isWhole ? 0 : Math.max(0, place + 1 - FIRST_SHIRTS);

/** The notes that are in a shirt's file after so many days of the week: two on its own day, and one more each day. */
export const notesAfter = (
  daysIn: number,
  place: number,
  { opening = 1 }: Pick<KitPuzzle, "opening">,
  state: Pick<KitState, "isWhole">,
): number => (daysIn < LAST_DAY ? Math.min(NOTES, opening + daysIn - dayOf(place, state)) : NOTES);
