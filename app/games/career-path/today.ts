import { CAREERS, type Line } from "./career";

/** The day of each career: a week begins on a Friday. */
export const days = ["Friday", "Saturday", "Sunday", "Monday", "Tuesday", "Wednesday"] as const;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Today's stop: the place of the day's career. On Thursday, the week's last day, it is the first that is left.
 *
 * @param friday the week's date
 * @param today the player's date
 * @returns null past the week, and when nothing is left on its last day
 */
export function stopOf(friday: string, today: string, lines: readonly Line[]): number | null {
  const day = Math.round((Date.parse(today) - Date.parse(friday)) / DAY_MS);
  if (day >= 0 && day < CAREERS) return day;
  return day === CAREERS ? nextOpen(lines) : null;
}

/** The first career that is not over and counts; null if there is none. */
export function nextOpen(lines: readonly Line[]): number | null {
  const place = lines.findIndex(({ told, isVoid }) => !told && !isVoid);
  return place < 0 ? null : place;
}

/**
 * The career in hand: the one that the address asks for, else today's stop, else the first that is left.
 *
 * @param asked the address's `career`, from 1 on
 */
export function inHand(lines: readonly Line[], asked: string | null, stop: number | null): number {
  const place = Number(asked) - 1;
  if (asked && lines[place]) return place;
  return stop !== null && !lines[stop]?.told ? stop : (nextOpen(lines) ?? 0);
}
