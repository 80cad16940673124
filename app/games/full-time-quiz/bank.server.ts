import { type BankQuestion, bankQuestionOf } from "~/games/questions/question-record.server";
import { repeatedId } from "~/play/editions/edition-problem.server";
import type { RecordProblem } from "~/play/rules/server-game.server";
import { type BankFile, bankFileSchema } from "./bank-file.server";

const files = Object.values(
  import.meta.glob("./bank/*.json", { eager: true, import: "default" }),
).map((data) => bankFileSchema.parse(data));

const questions = new Map(
  files.flatMap((file) => file.questions).map((record) => [record.id, bankQuestionOf(record)]),
);

const tags = new Map(
  files.flatMap((file) => file.questions).map((record) => [record.id, record.tags]),
);

/**
 * The question bank, an edition after the other. Edition 1 is the first five questions. Append-only: attempts
 * name their edition by its number, so a changed question has a new id and stands in later editions alone
 * (docs/decisions/0027).
 */
export const editions: readonly (readonly BankQuestion[])[] = files
  .flatMap((file) => file.editions)
  .sort((one, other) => one.number - other.number)
  .map((edition) => edition.questions.flatMap((id) => questions.get(id) ?? []));

/** A question by its id. */
export const questionById = (id: string) => questions.get(id);

/** What a question is about, as its record has it. */
export const tagsOf = (id: string): readonly string[] => tags.get(id) ?? [];

/** Adds the questions of an operator's file, whose editions are numbered from 1 on, and returns what its editions ask. */
export function addFile(file: BankFile): (readonly BankQuestion[])[] | RecordProblem {
  const own = new Map(file.questions.map((record) => [record.id, bankQuestionOf(record)]));
  const wrong = fileProblem(file, own);
  if (wrong) return wrong;
  for (const [id, question] of own) questions.set(id, question);
  for (const record of file.questions) tags.set(record.id, record.tags);
  return file.editions.map(({ questions: ids }) => ids.flatMap((id) => questions.get(id) ?? []));
}

function fileProblem(file: BankFile, own: ReadonlyMap<string, BankQuestion>): RecordProblem | null {
  const twice = repeatedId(file.questions, questions);
  if (twice) return twice;
  for (const [place, { number, questions: asked }] of file.editions.entries()) {
    const record = `edition ${number}`;
    if (number !== place + 1) return { record, reason: `Its number has to be ${place + 1}` };
    const unknown = asked.find((id) => !own.has(id) && !questions.has(id));
    if (unknown !== undefined) return { record, reason: `There is no question ${unknown}` };
    if (new Set(asked).size < asked.length) return { record, reason: "It asks a question twice" };
  }
  return null;
}
