import { z } from "zod";
import data from "./bank.json";

const text = z.string().trim().min(1);
const place = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);

/** The schema of bank.json: questions (spec, section 3: quiz question), and their ids in the order of each edition. */
const bankSchema = z.strictObject({
  questions: z.array(
    z.strictObject({
      id: text,
      prompt: text,
      choices: z.tuple([text, text, text, text]),
      correctIndex: place,
      fact: text,
      /** The name of a document that has the fact. */
      source: text,
    }),
  ),
  editions: z.array(z.array(text).length(5)),
});

/** A question of the bank with its answer. */
export type BankQuestion = z.infer<typeof bankSchema>["questions"][number];

const bank = bankSchema.parse(data);
const byId = new Map(bank.questions.map((question) => [question.id, question]));

/**
 * The editions by their number, the first at index 0: edition 1 has the spec's five built-in questions, and 15 to 28 are
 * the revised round. Append-only: attempts name their edition by its number, so a changed question has a new id.
 */
export const editions: readonly (readonly BankQuestion[])[] = bank.editions.map((ids) =>
  ids.map(questionById),
);

function questionById(id: string): BankQuestion {
  const question = byId.get(id);
  if (!question)
    throw new Error(`bank.json has an edition with the question ${id}, but not the question.`);
  return question;
}
