import { CALLS, type LineState } from "./rules";

/** A column of the line; measures in percent of the picture. */
export type Column = {
  place: number;
  /** The number at its foot; empty for a voided item. */
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
  const shown = numbers.map(({ value, isVoid }) => (isVoid ? null : value));
  const highest = Math.max(from + 1, ...shown.map((value) => value ?? 0));
  const beaten = isOver && calls.at(-1)?.isRight === false ? calls.length : -1;
  return shown.map((value, place) => {
    const share = Math.max(0, ((value ?? from) - from) / (highest - from));
    return {
      place,
      text: value === null ? "" : grouped(value, from),
      height: value === null ? SHORTEST : SHORTEST + share * (TALLEST - SHORTEST),
      look: place === beaten ? "beaten" : place > calls.length ? "rest" : "seen",
    };
  });
}

/** "94,194", or "1909" for a year. */
export const grouped = (value: number, from: number | undefined): string =>
  from ? String(value) : String(value).replace(/\B(?=(\d{3})+$)/g, ",");

/** The left edge of a column, and its width, in percent. */
export const slotOf = (place: number) => ({
  x: ((place + 0.07) * 100) / (CALLS + 1),
  width: 86 / (CALLS + 1),
});
