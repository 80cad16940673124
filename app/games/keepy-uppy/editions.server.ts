import { z } from "zod";
import { type RecordProblem, readEditions, repeatedId } from "~/play/edition-problem.server";
import { editionTable } from "~/play/edition-table.server";
import type { Edition } from "~/play/game";
import editionsData from "./editions.json";
import { type KeepyPuzzle, MAX_TOUCHES } from "./garden";
import type { KeepyAnswer } from "./rules";
import { bestLine } from "./solver.server";
import voidedOn from "./voided.json";
import { gardenOf } from "./weather.server";

/** What the best of a garden may be: high enough for every part to be played, and an end before the lights go off. */
const MIN_BEST = 32;
const MAX_BEST = MAX_TOUCHES - 9;

const gardenSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  seed: z.int().min(0).max(0xffffffff),
});

/** An operator's file: the best line of each garden is found when it is read. */
const fileSchema = z.strictObject({ editions: z.array(gardenSchema).min(1) });

const solvedSchema = z.strictObject({
  editions: z.array(gardenSchema.extend({ line: z.string().regex(/^[fkchr]+$/) })),
});

export type Garden = z.infer<typeof solvedSchema>["editions"][number];

/** The gardens by edition number; the first is number 1. */
export const gardens: readonly Garden[] = solvedSchema.parse(editionsData).editions;

const table = editionTable(gardens);

export const { numberOf } = table;

/** Adds an operator's file, as `ServerGame` says. */
export function addEditions(content: unknown, first: number): { count: number } | RecordProblem {
  const { file, problem } = readEditions(fileSchema, content);
  if (problem) return problem;
  const twice = repeatedId(file.editions, table);
  if (twice) return twice;
  const solved = file.editions.map((one) => ({ ...one, line: bestLineOf(one) }));
  const unfair = solved.find(({ line }) => !isFair(line));
  if (unfair) return { record: unfair.id, reason: unfairText(unfair.line) };
  table.add(solved, first);
  return { count: solved.length };
}

/** The best line of a garden, by the solver. */
export function bestLineOf({ seed }: Pick<Garden, "seed">): string {
  const { puzzle, gusts } = gardenOf(seed);
  return bestLine(puzzle, { gusts });
}

/** Whether a garden whose best is this can be an edition. */
export const isFair = ({ length }: string): boolean => length >= MIN_BEST && length <= MAX_BEST;

/** Why a garden can't be an edition. */
export const unfairText = ({ length }: string): string =>
  `Its best is ${length} touches; it has to be from ${MIN_BEST} to ${MAX_BEST}`;

/** Null for an unknown number. */
export function editionByNumber(
  number: number,
  voided: readonly string[] = Object.keys(voidedOn),
): Edition<KeepyPuzzle, KeepyAnswer> | null {
  const garden = table.at(number);
  if (!garden) return null;
  const { puzzle, gusts } = gardenOf(garden.seed);
  const edition = { number, puzzle };
  const answer = { gusts, line: garden.line };
  if (!voided.includes(garden.id)) return { ...edition, answer };
  return { ...edition, answer: { ...answer, isVoid: true }, hasVoid: true };
}
