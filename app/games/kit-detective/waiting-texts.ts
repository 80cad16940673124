import { type KitPuzzle, type KitState, NOTES } from "./case";
import { notesAfter } from "./moves";

/** "2 shirts wait". */
export const waitingText = ({ shirts }: KitState): string => {
  const dark = shirts.filter(({ told }) => !told).length;
  return `${dark} ${dark === 1 ? "shirt waits" : "shirts wait"}`;
};

/** A case begins on a Friday. */
const DAYS = ["Friday", "Saturday", "Sunday", "Monday", "Tuesday", "Wednesday"];

/**
 * For who comes back to a case on a later day: how many shirts wait, and how many notes each file has got.
 *
 * @param startedIn full days since the case came out when the player began it
 * @returns null on the day of the start
 */
export function backText(
  state: KitState,
  puzzle: KitPuzzle,
  daysIn: number,
  startedIn: number,
): string | null {
  if (daysIn <= startedIn) return null;
  const available = notesAfter(daysIn, puzzle);
  const fresh = available - notesAfter(startedIn, puzzle);
  const none = available < NOTES ? "The third note comes on Sunday." : "Every note is in.";
  const notes = fresh === 1 ? "A new note" : `${fresh} new notes`;
  return `${waitingText(state)}. ${fresh ? `${notes} in each file since ${DAYS[startedIn]}.` : none}`;
}
