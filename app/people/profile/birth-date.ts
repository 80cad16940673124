/** A calendar date, "2026-11-21". */
type CalendarDate = string;

const EARLIEST_YEAR = 1900;
const DAY_MS = 86_400_000;

/**
 * Whether a text is a date of birth: a real date from 1900 to today.
 *
 * @param today the player's calendar date
 */
export const isBirthDate = (text: string, today: CalendarDate): boolean =>
  isDate(text) && text <= today && !isTooEarly(text);

/** Whether a text is a real date before 1900. */
export const isTooEarly = (text: string): boolean =>
  isDate(text) && Number(text.slice(0, 4)) < EARLIEST_YEAR;

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && dateOf(time) === text;
}

/**
 * The age on a date. A birthday on 29 February falls on 1 March in other years.
 *
 * @param birthDate any text, also half-typed
 * @param today the player's calendar date
 * @returns whole years; null for an invalid date of birth
 */
export function ageOn(birthDate: string, today: CalendarDate): number | null {
  if (!isBirthDate(birthDate, today)) return null;
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/**
 * A date of birth for an age.
 *
 * @param age whole years
 * @param today the player's calendar date
 * @param daysBefore days since the last birthday, from 0 to 364
 */
export function birthDateFor(age: number, today: CalendarDate, daysBefore = 0): CalendarDate {
  const year = Number(today.slice(0, 4)) - age;
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const day = today.slice(5) === "02-29" && !isLeap ? "02-28" : today.slice(5);
  return dateOf(Date.parse(`${year}-${day}`) - daysBefore * DAY_MS);
}

function dateOf(time: number): CalendarDate {
  return new Date(time).toISOString().slice(0, 10);
}
