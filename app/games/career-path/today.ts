import { CAREERS, type Line } from "./career";

/**
 * Today's stop: the place of the day's career.
 *
 * @param daysIn the days since Friday, on which a week begins
 * @returns null on Thursday, the week's last day
 */
export const stopOf = (daysIn: number): number | null => (daysIn < CAREERS ? daysIn : null);

/** The first career that is not over and counts; null if there is none. */
export function nextOpen(lines: readonly Line[]): number | null {
  const place = lines.findIndex(({ told, isVoid }) => !told && !isVoid);
  return place < 0 ? null : place;
}

/**
 * The career in hand: the one that the address asks for, else today's, which rests once it is told, else the first that is
 * left.
 *
 * @param asked the address's `career`, from 1 on
 */
export function inHand(lines: readonly Line[], asked: string | null, stop: number | null): number {
  const place = lines.findIndex((_, index) => String(index + 1) === asked);
  if (place >= 0) return place;
  return stop ?? nextOpen(lines) ?? 0;
}
