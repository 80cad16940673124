import { CALLS, type LineState } from "./rules";

/** Of the picture's height, in percent: the tallest column, and the shortest, which still has to be seen. */
const TALLEST = 92;
const SHORTEST = 4;

/**
 * Where the columns begin at the top, in percent of the picture: the highest number that is known is the tallest, so that the scale
 * tells nothing of one that is still hidden.
 *
 * @param from where they begin: a year, or 0
 */
export function topsOf({ values }: Pick<LineState, "values">, from = 0): number[] {
  const highest = Math.max(from + 1, ...values.map((value) => value ?? 0));
  return values.map((value) => {
    const share = Math.max(0, (value ?? from) - from) / (highest - from);
    return toTenth(100 - SHORTEST - share * (TALLEST - SHORTEST));
  });
}

/** The fewest columns that the picture has room for. */
const FEWEST = 3;

/** The columns that the picture has room for after so many calls: with the one that is asked, or in the end all. */
export const roomFor = (calls: number, hasEnded: boolean): number =>
  hasEnded ? CALLS + 1 : Math.min(CALLS + 1, Math.max(FEWEST, calls + 2));

/** The left edge of a column's place. */
export const leftOf = (place: number, room: number): number => toTenth((place * 100) / room);

/** Each digit is in the page eleven times. */
const toTenth = (measure: number) => Math.round(measure * 10) / 10;
