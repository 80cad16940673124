import { z } from "zod";
import type { Edition } from "~/play/game";
import data from "./editions.json";
import type { GoldenAnswer, GoldenPuzzle } from "./rules";
import { WORD_LENGTHS } from "./word";

const text = z.string().trim().min(1);

/** A word of the day as it is written down (editions.json). */
const recordSchema = z.strictObject({
  id: text,
  word: z
    .string()
    .regex(/^[a-z]+$/)
    .refine((word) => WORD_LENGTHS.some((length) => length === word.length)),
  /** What the phrase book says of it. */
  line: text.max(140),
  difficulty: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  tags: z.array(text).min(1),
  /** When the line was last checked. */
  asOf: z.iso.date(),
  /** Where a line that states a fact has it from. */
  source: z
    .strictObject({
      title: text,
      kind: z.enum(["laws", "dictionary", "reference"]),
      where: text,
    })
    .optional(),
});

/** All that may stand in the file. */
export const editionsSchema = z.array(recordSchema);

/** The words in the order of their numbers; the first is number 1. */
export const records = editionsSchema.parse(data);

/** Null for a number that there is no word for. */
export function editionByNumber(number: number): Edition<GoldenPuzzle, GoldenAnswer> | null {
  const record = records[number - 1];
  if (!record) return null;
  const { word, line } = record;
  return { number, puzzle: { length: word.length }, answer: { word, line } };
}
