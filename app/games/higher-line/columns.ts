import { grouped } from "./reading";
import { CALLS, type LineState } from "./rules";

/** A column of the line; measures in percent of the picture. */
export type Column = {
  place: number;
  /** The number at its foot. */
  text: string;
  height: number;
  look: "seen" | "beaten" | "rest";
};

/** Of the picture's height: the tallest column, and the shortest, which still has to be seen. */
const TALLEST = 92;
const SHORTEST = 4;

/**
 * The columns of the numbers that are shown, the highest of them as tall as the picture: so that the scale tells nothing of a number
 * that is still hidden.
 *
 * @param from where they begin: a year, or 0
 */
export function columnsOf({ numbers, calls, isOver }: LineState, from = 0): Column[] {
  const highest = Math.max(from + 1, ...numbers.map(({ value }) => value ?? 0));
  const beaten = isOver && calls.at(-1)?.isRight === false ? calls.length : -1;
  return numbers.map(({ value }, place) => {
    const share = Math.max(0, ((value ?? from) - from) / (highest - from));
    return {
      place,
      text: value === null ? "–" : grouped(value, from),
      height: rounded(SHORTEST + share * (TALLEST - SHORTEST)),
      look: place === beaten ? "beaten" : place > calls.length ? "rest" : "seen",
    };
  });
}

/** The left edge of a column, and its width, in percent. */
export const slotOf = (place: number) => ({
  x: rounded(((place + 0.07) * 100) / (CALLS + 1)),
  width: 7.8,
});

/** To a tenth: each digit is there eleven times. */
export const rounded = (measure: number) => Math.round(measure * 10) / 10;
