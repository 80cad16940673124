import { z } from "zod";
import { sourceText } from "~/play/editions/source-text";
import type { Question, Solution } from "./question";

/** A text of a record, never empty. */
export const text = z.string().trim().min(1);
/** An id of a record. */
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const choice = text.max(28);

/** Stands for a choice in a data check: it holds with the right one, and with none of the others. */
const CHOICE = "$choice";

/** How `npm run editions -- check` compares a fact with a CSV file of the open data. */
export const dataCheck = z.strictObject({
  /** The file, relative to the folder of the data. */
  data: z
    .string()
    .regex(/^([a-z0-9_-]+\/)+[a-z0-9_-]+\.csv$/, "has to be a file such as a/goals.csv"),
  /** What the columns of a row contain: a value, one of several, or what a value before "*" begins with. */
  where: z.record(text, z.union([text, z.array(text).min(1)])),
  /** The number of matching rows; at least one by default. */
  count: z.number().int().positive().optional(),
});

/** The check of a question. */
const choiceCheck = dataCheck.extend({
  where: dataCheck.shape.where.refine(
    (where) => Object.values(where).includes(CHOICE),
    `has to contain ${CHOICE}`,
  ),
  /** The names of choices that the data spells differently. */
  names: z.record(text, text).optional(),
});

/** A question of a bank, as its JSON has it. */
export const questionSchema = z.strictObject({
  id: slug,
  prompt: text.max(95),
  choices: z
    .tuple([choice, choice, choice, choice])
    .refine(
      (choices) => new Set(choices.map((one) => one.toLowerCase())).size === choices.length,
      "has to be four different choices",
    ),
  correctIndex: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  fact: text.max(180),
  source: z.strictObject({
    title: text,
    kind: z.enum([
      "archive",
      "book",
      "data set",
      "encyclopedia",
      "laws",
      "newspaper",
      "organisation",
    ]),
    where: text,
  }),
  /** The date on which the question was last verified. */
  asOf: z.iso.date(),
  difficulty: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  continent: z.enum([
    "africa",
    "asia",
    "europe",
    "north-america",
    "oceania",
    "south-america",
    "world",
  ]),
  /** A decade, or "timeless". */
  era: z
    .string()
    .regex(/^((18|19|20)\d0s|timeless)$/, "has to be a decade such as 1990s, or timeless"),
  women: z.boolean(),
  tags: z.array(slug).min(1),
  check: choiceCheck.optional(),
});

export type BankQuestionRecord = z.infer<typeof questionSchema>;

/** A question as an edition has it, with the name of a source for its fact. */
export type BankQuestion = Question & Solution;

/** What an edition has of a record. */
export function bankQuestionOf(record: BankQuestionRecord): BankQuestion {
  const { id, prompt, choices, correctIndex, fact, source } = record;
  return { id, prompt, choices, correctIndex, fact, source: sourceText(source) };
}
