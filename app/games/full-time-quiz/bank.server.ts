import round1 from "./bank/editions-01-14.json";
import round2 from "./bank/editions-15-28.json";
import file3 from "./bank/editions-29-38.json";
import file4 from "./bank/editions-39-48.json";
import file5 from "./bank/editions-49-58.json";
import { bankFileSchema } from "./bank-file.server";
import type { Question, Solution } from "./question";

/** A question as an edition has it (spec, section 3: quiz question), with the name of a source for its fact. */
export type BankQuestion = Question & Solution;

const files = [round1, round2, file3, file4, file5].map((data) => bankFileSchema.parse(data));

const questions = new Map(
  files
    .flatMap((file) => file.questions)
    .map(({ id, prompt, choices, correctIndex, fact, source: { title, where } }) => {
      const question = { id, prompt, choices, correctIndex, fact, source: `${title}, ${where}` };
      return [id, question as BankQuestion];
    }),
);

/**
 * The question bank, an edition after the other. Edition 1 is the spec's five built-in questions. Append-only: attempts
 * name their edition by its number, so a changed question has a new id and stands in later editions alone
 * (docs/decisions/0027).
 */
export const editions: readonly (readonly BankQuestion[])[] = files
  .flatMap((file) => file.editions)
  .map((edition) => edition.questions.flatMap((id) => questions.get(id) ?? []));
