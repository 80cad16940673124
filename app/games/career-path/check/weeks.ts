import { isAdded } from "~/play/editions/schedule.server";
import { brokenReasons, type Promises, problemsOf } from "../../../../scripts/editions/promises";
import { isLongAgo } from "../../../../scripts/editions/schedule-promises";
import type { Problem } from "../../../../scripts/editions/title-check";
import { CAREERS } from "../career";
import type { Career } from "../careers-file.server";
import { editions } from "../editions.server";

/** The women of a week: a third of its careers. */
const WOMEN = CAREERS / 3;
/** The continents of a week, at least. */
const MIN_CONTINENTS = 4;

/** Careers six by six. */
export const weeksOf = (list: readonly Career[]): Career[][] =>
  Array.from({ length: Math.ceil(list.length / CAREERS) }, (_, index) =>
    list.slice(index * CAREERS, (index + 1) * CAREERS),
  );

/** What is wrong with the six careers of a week, side by side. */
export const weekReasons = (week: readonly Career[]): string[] => brokenReasons(promises(week));

function promises(week: readonly Career[]): Promises {
  const women = week.filter((career) => career.women).length;
  const continents = new Set(week.map(({ continent }) => continent)).size;
  return [
    [week.length !== CAREERS, `It has ${week.length} careers.`],
    [women !== WOMEN, `${women} of its players are women.`],
    [continents < MIN_CONTINENTS, `Its players are from ${continents} continents.`],
    [
      week.some(({ difficulty }, place) => difficulty < (week[place - 1]?.difficulty ?? 0)),
      "Its difficulty falls.",
    ],
  ];
}

/**
 * The careers that a week has too soon after another.
 *
 * @param weeks by number, those of an operator with their files
 */
export function repeatProblems(
  weeks: readonly { number: number; file: string; week: readonly Career[] }[],
): Problem[] {
  const last = new Map<string, number>();
  return weeks.flatMap(({ number, file, week }) =>
    week.flatMap(({ id }) => {
      const before = last.get(id);
      last.set(id, number);
      const isRested = isAdded(number) && isLongAgo(editions.schedule, before ?? 0, number);
      return before === undefined || isRested
        ? []
        : problemsOf(file, id, [`Edition ${before} asks it already: it has to rest 200 days.`]);
    }),
  );
}
