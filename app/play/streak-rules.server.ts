import { type CalendarDate, daysBefore, daysBetween } from "~/platform/clock/calendar-date.server";
import type { Streak } from "./streak";

/** So many days after the last one played a streak is paused; after more it is over. */
const PAUSED_AFTER = 2;
/** So many days may a date lie ahead: it was played far in the east, and is asked for far in the west. */
const MAX_AHEAD = 2;

/**
 * The streak of a player over all titles (design, section 4: the streak). With D the last date played, it is running on
 * D and on D+1, paused on D+2, when playing continues it, and 0 from D+3 on. So one missed day breaks no run, two do; a
 * run is as long as the days that were played in it.
 *
 * @param dates the dates that count, in any order; those that a wrong clock has put far ahead don't count yet
 * @param today the player's own date
 */
export function streakOf(dates: readonly CalendarDate[], today: CalendarDate): Streak {
  const latest = daysBefore(today, -MAX_AHEAD);
  const past = [...new Set(dates)].filter((date) => date <= latest).sort();
  const runs = runsOf(past);
  const state = stateOf(past.at(-1), today);
  return {
    current: state === "none" ? 0 : (runs.at(-1) ?? 0),
    best: Math.max(0, ...runs),
    state,
  };
}

/** A last date that lies ahead, as seen from a zone further west, is played today. */
function stateOf(last: CalendarDate | undefined, today: CalendarDate): Streak["state"] {
  if (last === undefined) return "none";
  const since = daysBetween(last, today);
  if (since > PAUSED_AFTER) return "none";
  return since === PAUSED_AFTER ? "paused" : "running";
}

/** How long each run of dates is, the earliest first. */
function runsOf(dates: readonly CalendarDate[]): number[] {
  const runs: number[] = [];
  for (const [index, date] of dates.entries()) {
    const before = dates[index - 1];
    const goesOn = before !== undefined && daysBetween(before, date) <= PAUSED_AFTER;
    runs.push(goesOn ? (runs.pop() ?? 0) + 1 : 1);
  }
  return runs;
}
