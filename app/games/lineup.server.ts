import type { PlayerDays } from "~/play/player/player-days.server";
import type { PlayableSlug } from "~/playable";
import type { TitleState } from "./title-state";
import { titleStateOf } from "./title-states.server";
import { orderOn, trebleOn } from "./treble";

/** What a player has done so far. */
export type DaysSoFar = Pick<PlayerDays, "today" | "dates" | "current">;

/** A title in the order of a day. */
export type Listed = { slug: PlayableSlug; state: TitleState; isTreble: boolean };

/** The days of a player without a play. */
export const noDays = (today: string): DaysSoFar => ({ today, dates: new Map(), current: [] });

/**
 * All titles in the one order of every screen and message: the day's treble, then the bench; of either, what is under way
 * stands first.
 */
export function lineup(days: DaysSoFar): Listed[] {
  const treble: readonly string[] = trebleOn(days.today);
  const listed = orderOn(days.today).map((slug) => ({
    slug,
    state: titleStateOf(days, slug),
    isTreble: treble.includes(slug),
  }));
  const rank = ({ state, isTreble }: Listed) =>
    (isTreble ? 0 : 2) + (state.name === "running" && !state.rests ? 0 : 1);
  return listed.sort((one, other) => rank(one) - rank(other));
}
