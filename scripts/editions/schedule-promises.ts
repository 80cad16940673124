import { daysBefore, daysBetween } from "~/platform/clock/calendar-date.server";
import { addedDate, daysOf, isAdded } from "~/play/editions/schedule.server";
import type { Schedule } from "~/play/rules/server-game.server";

/** The number of periods in which no edition comes back, and no question of one. */
const MIN_GAP = 200;

/** What is wrong with a schedule: unknown editions, new ones without a date, or one that returns too soon. */
export function scheduleProblems({ editions }: Schedule, numbers: readonly number[]): string[] {
  const known = new Set(numbers);
  const problems: string[] = [];
  const last = new Map<number, number>();
  editions.forEach((number, place) => {
    if (!known.has(number)) problems.push(`There is no edition ${number}.`);
    const gap = place - (last.get(number) ?? Number.NEGATIVE_INFINITY);
    if (gap <= MIN_GAP) problems.push(`Edition ${number} comes back after ${gap} periods.`);
    last.set(number, place);
  });
  const latest = Math.max(...editions);
  for (const number of numbers) {
    if (number > latest && !isAdded(number)) problems.push(`Edition ${number} has no date.`);
  }
  return problems;
}

/** The records that return too soon, also in another edition; those of an edition that does so itself are not named. */
export function recordProblems(
  { editions }: Schedule,
  asks: (number: number) => readonly string[],
): string[] {
  const last = new Map<string, { place: number; number: number }>();
  return editions.flatMap((number, place) =>
    asks(number).flatMap((id) => {
      const before = last.get(id);
      last.set(id, { place, number });
      const gap = place - (before?.place ?? Number.NEGATIVE_INFINITY);
      if (gap > MIN_GAP || before?.number === number) return [];
      return [`Edition ${number} has '${id}' again after ${gap} periods.`];
    }),
  );
}

/** The dates on which the table has an edition, or the one of an operator's. */
export function datesOf(schedule: Schedule, number: number): string[] {
  if (isAdded(number)) return [addedDate(schedule, number)];
  return schedule.editions.flatMap((one, place) =>
    one === number ? [daysBefore(schedule.firstDate, -place * daysOf(schedule))] : [],
  );
}

/** Whether what an edition had may come back in another: its last date is so long before. */
export function isLongAgo(schedule: Schedule, before: number, number: number): boolean {
  const last = datesOf(schedule, before).at(-1);
  const [first] = datesOf(schedule, number);
  return last === undefined || (first !== undefined && daysBetween(last, first) > MIN_GAP);
}

/**
 * What each day (or week) from the schedule's first on has: an operator's edition, otherwise the table's; null where there
 * is neither.
 *
 * @param numbers the numbers of all editions
 */
export function byPeriod<Edition>(
  schedule: Schedule,
  numbers: readonly number[],
  at: (number: number) => Edition | null | undefined,
): (Edition | null)[] {
  const placed = numbers.flatMap((number) =>
    datesOf(schedule, number).map((date) => ({
      number,
      place: daysBetween(schedule.firstDate, date) / daysOf(schedule),
    })),
  );
  const last = Math.max(-1, ...placed.map(({ place }) => place));
  const periods: (Edition | null)[] = Array(last + 1).fill(null);
  // An operator's numbers come last, and so precede the table's.
  for (const { number, place } of placed) periods[place] = at(number) ?? null;
  return periods;
}
