import { daysBefore } from "~/platform/clock/calendar-date.server";
import { periodOf } from "~/play/editions/schedule.server";
import type { PlayerDays } from "~/play/player/player-days.server";
import type { PlayableSlug } from "~/playable";
import { serverGames } from "./registry.server";
import { trebleOn } from "./treble";

/** Whether a title's edition that is current on a date was finished by the end of that date. */
export function isFinishedBy(
  dates: PlayerDays["dates"],
  slug: PlayableSlug,
  date: string,
): boolean {
  const first = periodOf(serverGames[slug].schedule, date);
  for (let day = date; day >= first; day = daysBefore(day, 1)) {
    if (dates.get(day)?.includes(slug)) return true;
  }
  return false;
}

/**
 * Whether all three titles of a date's treble were finished on it. A weekly title counts when its edition of that week
 * was finished by then.
 *
 * @param dates the titles finished on each date
 */
export function hasTreble(dates: PlayerDays["dates"], date: string): boolean {
  return trebleOn(date).every((slug) => isFinishedBy(dates, slug, date));
}

/** The dates whose treble was finished on them. */
export function treblesIn(dates: PlayerDays["dates"]): ReadonlySet<string> {
  return new Set([...dates.keys()].filter((date) => hasTreble(dates, date)));
}
