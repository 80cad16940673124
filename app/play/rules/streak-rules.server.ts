import { type CalendarDate, daysBefore, daysBetween } from "~/platform/clock/calendar-date.server";
import type { Streak } from "./streak";

/** Days after the last play on which a streak is paused; later it is over. */
const PAUSED_AFTER = 2;
/** How many days a date may be ahead: it was played in the far east, and is read in the far west. */
const MAX_AHEAD = 2;

/**
 * A player's streak over all titles (docs/rules.md#the-streak). With D the last date played, it is running on D
 * and D+1, paused on D+2, when playing continues it, and 0 from D+3 on. So a run survives one missed day, not two; its
 * length is the number of days played in it.
 *
 * @param dates the dates that count, in any order; dates far ahead, from a wrong clock, are ignored for now
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

/**
 * Whether a missed day left the streak paused, not lost: the day before it was played, and so was the next, or it still
 * can be today.
 */
export function isPausedOn(
  date: CalendarDate,
  played: { has(date: CalendarDate): boolean },
  today: CalendarDate,
): boolean {
  if (played.has(date) || date >= today || !played.has(daysBefore(date, 1))) return false;
  const next = daysBefore(date, -1);
  return next === today || played.has(next);
}

/** A last date that is ahead, as seen from a time zone further west, counts as today. */
function stateOf(last: CalendarDate | undefined, today: CalendarDate): Streak["state"] {
  if (last === undefined) return "none";
  const since = daysBetween(last, today);
  if (since > PAUSED_AFTER) return "none";
  return since === PAUSED_AFTER ? "paused" : "running";
}

/** The length of each run of dates, earliest first. */
function runsOf(dates: readonly CalendarDate[]): number[] {
  const runs: number[] = [];
  for (const [index, date] of dates.entries()) {
    const before = dates[index - 1];
    const goesOn = before !== undefined && daysBetween(before, date) <= PAUSED_AFTER;
    runs.push(goesOn ? (runs.pop() ?? 0) + 1 : 1);
  }
  return runs;
}
