import { type PlayableSlug, playable } from "~/playable";
import { opener, trebleWeek } from "./treble-week";

/** A date's three titles, in the order in which they are played. */
export type Treble = readonly [PlayableSlug, PlayableSlug, PlayableSlug];

/**
 * The treble of a calendar date, the same for everybody (app/games/treble-week.ts).
 *
 * @throws RangeError for anything that is no date
 */
export function trebleOn(date: string): Treble {
  const following = trebleWeek[new Date(date).getUTCDay()];
  if (!following) throw new RangeError(`${date} is no date.`);
  return [opener, ...following];
}

/** All titles in the order of a date: its treble, then the others, which are the bench. */
export function orderOn(date: string): PlayableSlug[] {
  const treble: readonly PlayableSlug[] = trebleOn(date);
  return [...treble, ...playable.filter((slug) => !treble.includes(slug))];
}
