import { type RecordProblem, readEditions, repeatedId } from "~/play/edition-problem.server";
import { CAREERS } from "./career";
import weeks1 from "./careers/weeks-01-05.json";
import weeks2 from "./careers/weeks-06-09.json";
import weeks3 from "./careers/weeks-10-13.json";
import {
  type Career,
  careersFileSchema,
  namesFileSchema,
  type PlayerName,
} from "./careers-file.server";
import namesData from "./names.json";

/** The built-in careers, six a week in rising difficulty; the first six are edition 1. */
export const careers: readonly Career[] = [weeks1, weeks2, weeks3].flatMap((data) =>
  careersFileSchema.parse(data),
);

/** The names that the search offers with the built-in careers. */
export const builtInNames: readonly PlayerName[] = namesFileSchema.parse(namesData);

/** Careers by edition number, and the numbers by id, an operator's too. */
const weeks = new Map<number, readonly Career[]>();
const numbers = new Map<string, number>();
/** The names by the way they are written, in alphabetical order. */
const nameByText = new Map<string, PlayerName>();

keep(careers, 1);
for (const one of builtInNames) nameByText.set(one.name, one);

/** The careers of an edition; undefined for an unknown number. */
export const careersOf = (number: number) => weeks.get(number);

/** The edition of a career; 0 for an unknown id. */
export const numberOf = (id: string): number => numbers.get(id) ?? 0;

/** Every name that the search offers, an operator's players too, in alphabetical order. */
export function playerNames(): readonly PlayerName[] {
  return [...nameByText.values()].sort((a, b) => a.name.localeCompare(b.name, "en"));
}

/** Adds an operator's file, as `ServerGame` says. The search offers the names of its players from then on. */
export function addEditions(content: unknown, first: number): { count: number } | RecordProblem {
  const { file, problem } = readEditions(careersFileSchema, content);
  if (problem) return problem;
  const twice = repeatedId(file, numbers);
  if (twice) return twice;
  keep(file, first);
  for (const { name, spellings } of file) nameByText.set(name, { name, spellings });
  return { count: file.length / CAREERS };
}

function keep(list: readonly Career[], first: number) {
  list.forEach((career, place) => {
    const number = first + Math.floor(place / CAREERS);
    numbers.set(career.id, number);
    weeks.set(number, [...(weeks.get(number) ?? []), career]);
  });
}
