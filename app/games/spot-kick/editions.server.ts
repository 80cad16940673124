import { z } from "zod";
import { type RecordProblem, readEditions, repeatedId } from "~/play/edition-problem.server";
import { editionTable } from "~/play/edition-table.server";
import type { Edition } from "~/play/game";
import editionsData from "./editions.json";
import { shootOutOf } from "./generator.server";
import type { SpotAnswer, SpotPuzzle } from "./rules";
import { storyOf } from "./stories.server";
import voidedOn from "./voided.json";

const keeperSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name: z.string().trim().min(3).max(20),
  seed: z.int().min(0).max(0xffffffff),
});

const fileSchema = z.strictObject({ editions: z.array(keeperSchema).min(1) });

export type KeeperRecord = z.infer<typeof keeperSchema>;

/** The keepers by edition number; the first is number 1. */
export const keepers: readonly KeeperRecord[] = fileSchema.parse(editionsData).editions;

const table = editionTable(keepers);

export const { numberOf, at: keeperByNumber } = table;

/** Adds an operator's file, as `ServerGame` says. */
export function addEditions(content: unknown, first: number): { count: number } | RecordProblem {
  const { file, problem } = readEditions(fileSchema, content);
  if (problem) return problem;
  const twice = repeatedId(file.editions, table);
  if (twice) return twice;
  table.add(file.editions, first);
  return { count: file.editions.length };
}

/** Null for an unknown number. */
export function editionByNumber(
  number: number,
  voided: readonly string[] = Object.keys(voidedOn),
): Edition<SpotPuzzle, SpotAnswer> | null {
  const keeper = keeperByNumber(number);
  if (!keeper) return null;
  const { puzzle, pairs } = shootOutOf(keeper.name, keeper.seed);
  const answer = { pairs, story: storyOf(number) };
  if (!voided.includes(keeper.id)) return { number, puzzle, answer };
  return { number, puzzle, answer: { ...answer, isVoid: true }, hasVoid: true };
}
