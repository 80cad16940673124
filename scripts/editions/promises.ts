import { isAdded } from "~/play/editions/schedule.server";
import type { AddedFile, Problem } from "./title-check";

/** What records may not be, each with what is said of one that is. */
export type Promises = readonly (readonly [isBroken: boolean, reason: string])[];

const AGEING =
  /\b(current|currently|only|record|ever|still|now|nowadays|today|so far|to date|recently|this year|last year|reigning|latest)\b/i;
const DATED = /by (the end of|November) 2026/i;

/** The reasons of those that are broken. */
export const brokenReasons = (promises: Promises): string[] =>
  promises.flatMap(([isBroken, reason]) => (isBroken ? [reason] : []));

/** Problems of one record. */
export const problemsOf = (file: string, record: string, reasons: readonly string[]): Problem[] =>
  reasons.map((reason) => ({ file, record, reason }));

/** What a record breaks. */
export const brokenProblems = (file: string, record: string, promises: Promises): Problem[] =>
  problemsOf(file, record, brokenReasons(promises));

/** What is wrong with a text that has a word which goes out of date, unless a date stands with it; null for any other. */
export function ageingProblem(text: string): string | null {
  const word = DATED.test(text) ? undefined : AGEING.exec(text)?.[0];
  return word ? `'${word}' goes out of date: leave it out, or say 'by November 2026'.` : null;
}

/** Editions whose number is not their place; the schedule and attempts name them by it. An operator's are numbered by date. */
export const numberProblems = (editions: readonly { file: string; number: number }[]): Problem[] =>
  editions.flatMap(({ file, number }, index) =>
    number === index + 1 || isAdded(number)
      ? []
      : [{ file, record: `edition ${number}`, reason: `Its number has to be ${index + 1}.` }],
  );

/** A file's content with the numbers that its editions get. */
export const numbered = <Content extends { editions: readonly { number: number }[] }>({
  first,
  content,
}: AddedFile): Content => {
  const file = content as Content;
  const editions = file.editions.map((one, place) => ({ ...one, number: first + place }));
  return { ...file, editions };
};
