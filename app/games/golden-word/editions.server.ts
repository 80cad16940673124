import { z } from "zod";
import { type RecordProblem, readEditions, repeatedId } from "~/play/edition-problem.server";
import { editionTable } from "~/play/edition-table.server";
import type { Edition } from "~/play/game";
import data from "./editions.json";
import type { GoldenAnswer, GoldenPuzzle } from "./rules";
import { takenBack } from "./texts";
import voidedOn from "./voided.json";
import { WORD_LENGTHS } from "./word";

const text = z.string().trim().min(1);

/** A record of editions.json. */
const recordSchema = z.strictObject({
  id: text,
  word: z
    .string()
    .regex(/^[a-z]+$/)
    .refine((word) => WORD_LENGTHS.some((length) => length === word.length)),
  /** The entry in the phrase book. */
  line: text.max(140),
  difficulty: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  tags: z.array(text).min(1),
  /** The date on which the line was last verified. */
  asOf: z.iso.date(),
  /** The source of a line that states a fact. */
  source: z
    .strictObject({
      title: text,
      kind: z.enum(["laws", "dictionary", "reference"]),
      where: text,
    })
    .optional(),
});

/** The schema of the whole file. */
export const editionsSchema = z.array(recordSchema);

/** The words by edition number; the first is number 1. */
export const records = editionsSchema.parse(data);

const table = editionTable(records);

export const { numberOf } = table;

/** Adds an operator's file, as `ServerGame` says. */
export function addEditions(content: unknown, first: number): { count: number } | RecordProblem {
  const { file, problem } = readEditions(editionsSchema, content);
  if (problem) return problem;
  const twice = repeatedId(file, table);
  if (twice) return twice;
  table.add(file, first);
  return { count: file.length };
}

/** Null for an unknown number. */
export function editionByNumber(
  number: number,
  voided: readonly string[] = Object.keys(voidedOn),
): Edition<GoldenPuzzle, GoldenAnswer> | null {
  const record = table.at(number);
  if (!record) return null;
  const { id, word, line } = record;
  const puzzle = { length: word.length };
  const source = record.source && { source: `${record.source.title}, ${record.source.where}` };
  if (!voided.includes(id)) return { number, puzzle, answer: { id, word, line, ...source } };
  return {
    number,
    puzzle,
    answer: { id, word, line: takenBack.line, isVoid: true },
    hasVoid: true,
  };
}
