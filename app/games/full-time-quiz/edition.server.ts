import { type CalendarDate, daysBetween } from "~/platform/clock/calendar-date.server";
import { editions, ROUND } from "./bank.server";
import type { Question, Solution } from "./question";

/** The date that has edition 1, the day the first whistle blew. */
const FIRST_DATE: CalendarDate = "2026-11-21";

/** From this date on the revised round is played; dates before keep the editions that they had. */
const REVISED_FROM: CalendarDate = "2026-11-23";

/** The five questions of a date and, apart from them, their solutions. */
export type Edition = {
  /** 1 for the first edition of the bank. */
  number: number;
  questions: Question[];
  solutions: Solution[];
};

/** Which edition a date has, counted from 1: one after the other, and round again (design, section 4). */
export function editionNumberFor(date: CalendarDate): number {
  const days = daysBetween(FIRST_DATE, date) % ROUND;
  const place = (days < 0 ? days + ROUND : days) + 1;
  return date < REVISED_FROM ? place : place + ROUND;
}

/** The edition of a date. */
export function editionFor(date: CalendarDate): Edition {
  const number = editionNumberFor(date);
  const edition = editionByNumber(number);
  if (!edition) throw new RangeError(`The bank has no edition ${number}.`);
  return edition;
}

/** An edition of the bank; null for a number that the bank does not have. */
export function editionByNumber(number: number): Edition | null {
  const bank = editions[number - 1];
  if (!bank) return null;
  return {
    number,
    questions: bank.map(({ id, prompt, choices }) => ({ id, prompt, choices })),
    solutions: bank.map(({ correctIndex, fact, source }) => ({ correctIndex, fact, source })),
  };
}

/** What a question of the bank asks, without its answer; null for an id that the bank does not have. */
export function promptOf(id: string): string | null {
  return editions.flat().find((question) => question.id === id)?.prompt ?? null;
}
