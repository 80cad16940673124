import type { Problem } from "./title-check";

/** What records may not be, each with what is said of one that is. */
export type Promises = readonly (readonly [isBroken: boolean, reason: string])[];

const AGEING =
  /\b(current|currently|only|record|ever|still|now|nowadays|today|so far|to date|recently|this year|last year|reigning|latest)\b/i;
const DATED = /by the end of 2026/i;

/** The reasons of those that are broken. */
export const brokenReasons = (promises: Promises): string[] =>
  promises.flatMap(([isBroken, reason]) => (isBroken ? [reason] : []));

/** Problems of one record. */
export const problemsOf = (file: string, record: string, reasons: readonly string[]): Problem[] =>
  reasons.map((reason) => ({ file, record, reason }));

/** What a record breaks. */
export const brokenProblems = (file: string, record: string, promises: Promises): Problem[] =>
  problemsOf(file, record, brokenReasons(promises));

/** A text's first word that goes out of date, unless a date stands with it. */
export const ageingWord = (text: string): string | undefined =>
  DATED.test(text) ? undefined : AGEING.exec(text)?.[0];

/** Editions whose number is not their place; the schedule and attempts name them by it. */
export const numberProblems = (editions: readonly { file: string; number: number }[]): Problem[] =>
  editions.flatMap(({ file, number }, index) =>
    number === index + 1
      ? []
      : [{ file, record: `edition ${number}`, reason: `Its number has to be ${index + 1}.` }],
  );
