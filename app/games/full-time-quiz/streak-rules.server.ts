import { type CalendarDate, daysBefore, daysBetween } from "~/platform/clock/calendar-date.server";
import type { PlayedDay } from "./player-record";
import type { StreakNow } from "./streak";

/** So many days after the last one played a streak is paused; after more it is over. */
const PAUSED_AFTER = 2;
const WIN_PERCENT = 60;
/** So many days may a date lie ahead: it was played far in the east, and is asked for far in the west. */
const MAX_AHEAD = 2;

type Day = Pick<PlayedDay, "date" | "correct" | "total">;

/**
 * The streak of a player (design, section 4: the streak). With D the last date played, it is running on D and on
 * D+1, paused on D+2, when playing continues it, and 0 from D+3 on. So one missed day breaks no run, two do; a run is
 * as long as the days that were played in it.
 *
 * @param days the dates that count, one each, in any order; those that a clock gone wrong has put far ahead don't count yet
 * @param today the player's own date
 */
export function streakOf(days: readonly Day[], today: CalendarDate): StreakNow {
  const latest = daysBefore(today, -MAX_AHEAD);
  const past = days.filter(({ date }) => date <= latest);
  const inOrder = past.sort((one, other) => (one.date < other.date ? -1 : 1));
  const runs = runsOf(inOrder.map(({ date }) => date));
  const wins = inOrder.map(({ correct, total }) => correct * 100 >= total * WIN_PERCENT);
  const state = stateOf(inOrder.at(-1)?.date, today);
  return {
    current: state === "none" ? 0 : (runs.at(-1) ?? 0),
    best: Math.max(0, ...runs),
    longestWin: longestRun(wins),
    state,
  };
}

/** A last date that lies ahead, as seen from a zone further west, is played today. */
function stateOf(last: CalendarDate | undefined, today: CalendarDate): StreakNow["state"] {
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

function longestRun(wins: readonly boolean[]): number {
  let run = 0;
  let longest = 0;
  for (const isWin of wins) {
    run = isWin ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}
