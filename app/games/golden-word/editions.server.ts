import { z } from "zod";
import { defineEditions } from "~/play/editions/define-editions.server";
import { repeatedId } from "~/play/editions/edition-problem.server";
import { editionsFrom } from "~/play/editions/schedule.server";
import { sourceText } from "~/play/editions/source-text";
import data from "./editions.json";
import { takenBack } from "./texts";
import voided from "./voided.json";
import { WORD_LENGTHS } from "./word";

const text = z.string().trim().min(1);

/** A record of editions.json. */
const recordSchema = z.strictObject({
  id: text,
  word: z
    .string()
    .regex(/^[a-z]+$/, "has to be of small letters from a to z")
    .refine(
      (word) => WORD_LENGTHS.some((length) => length === word.length),
      `has to have ${WORD_LENGTHS.join(", ")} letters, by its weekday`,
    ),
  /** The entry in the phrase book. */
  line: text.max(140),
  difficulty: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  tags: z.array(text).min(1),
  /** The date on which the line was last verified. */
  asOf: z.iso.date(),
  /** Where the word's sense is, or what the line states. */
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

/** Seven letters on Sunday, five until Thursday, six on Friday and Saturday. */
export const editions = defineEditions({
  schedule: { firstDate: "2026-11-22", period: "day", editions: editionsFrom(1, 114) },
  openFrom: "2027-01-21",
  voided,
  schema: editionsSchema,
  builtIn: () => records,
  read: (file, known) => repeatedId(file, known) ?? file,
  idsOf: ({ id }) => [id],
  build({ id, word, line, source }, { hasVoid }) {
    const told = hasVoid
      ? { line: takenBack.line, isVoid: true as const }
      : { line, ...(source && isShown(source) && { source: sourceText(source) }) };
    return { puzzle: { length: word.length }, answer: { id, word, ...told } };
  },
  reported(id, { numberOf }) {
    const number = numberOf(id);
    return number === 0 ? null : { title: "Golden Word", summary: `No. ${number}` };
  },
});

/** A dictionary is not shown: it proves what a word means, and tells a reader nothing new. */
const isShown = ({ kind }: { kind: string }) => kind !== "dictionary";
