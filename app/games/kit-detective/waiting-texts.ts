import type { KitPuzzle, KitState } from "./case";
import { FIRST_NOTES, notesAfter } from "./moves";

/** "2 shirts wait". */
export const waitingText = ({ shirts }: KitState): string => {
  const dark = shirts.filter(({ told }) => !told).length;
  return `${dark} ${dark === 1 ? "shirt waits" : "shirts wait"}`;
};

/** A case begins on a Friday. */
const DAYS = ["Friday", "Saturday", "Sunday", "Monday", "Tuesday", "Wednesday"];

/**
 * For who comes back to a case: how many shirts wait, and how many notes each file has got since, or when it gets the
 * next. From the third note on, which decides between the last two nations, there is nothing to wait for.
 *
 * @param startedIn full days since the case came out when the player began it
 */
export function backText(
  state: KitState,
  puzzle: KitPuzzle,
  daysIn: number,
  startedIn: number,
): string {
  const available = notesAfter(daysIn, puzzle);
  const fresh = available - notesAfter(startedIn, puzzle);
  const notes = fresh === 1 ? "A new note" : `${fresh} new notes`;
  const isMore = available < FIRST_NOTES;
  const news = fresh
    ? `${notes} in each file since ${DAYS[startedIn]}${isMore ? ", another tomorrow" : ""}.`
    : isMore
      ? `Each file has a new note ${available === daysIn + 1 ? "tomorrow" : `on ${DAYS[available]}`}.`
      : `Each file has ${available} notes now.`;
  return `${waitingText(state)}. ${news}`;
}
