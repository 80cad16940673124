import { type BankQuestion, bankQuestionOf } from "~/games/questions/question-record.server";
import { type RecordProblem, readEditions, repeatedId } from "~/play/edition-problem.server";
import africa from "./bank/africa.json";
import derbies from "./bank/derbies.json";
import finals from "./bank/finals.json";
import goalkeepers from "./bank/goalkeepers.json";
import grounds from "./bank/grounds.json";
import laws from "./bank/laws.json";
import women from "./bank/women.json";
import { type BankFile, bankFileSchema } from "./bank-file.server";
import type { Theme } from "./theme";

/** An edition with its answers. */
type DailyQuizEdition = {
  theme: Theme;
  questions: readonly BankQuestion[];
  bench: BankQuestion;
};

type Bank = {
  questions: Map<string, BankQuestion>;
  /** By number. */
  editions: Map<number, DailyQuizEdition>;
};

const files = [goalkeepers, finals, grounds, laws, africa, women, derbies];

/** How many editions there are from number 1 on, up to the first that is missing. */
export const editionCount = countOf(
  new Set(files.flatMap((file) => file.editions.map(({ number }) => number))),
);

let stored: Bank | undefined;

/**
 * The bank: a file for each theme. Append-only: attempts name their edition by its number, so a changed question has a new
 * id and stands in later editions alone. Parsed when it is first asked for, because a start of the server needs its numbers alone.
 */
function bank(): Bank {
  stored ??= bankOf(files.map((file) => bankFileSchema.parse(file)));
  return stored;
}

function bankOf(contents: readonly BankFile[]): Bank {
  const all: Bank = { questions: new Map(), editions: new Map() };
  for (const file of contents) addFile(all, file, (number) => number);
  return all;
}

function addFile(
  { questions, editions }: Bank,
  file: BankFile,
  numberOf: (number: number) => number,
): void {
  for (const record of file.questions) questions.set(record.id, bankQuestionOf(record));
  for (const { number, theme, questions: ids, bench: benchId } of file.editions) {
    const bench = questions.get(benchId);
    const asked = ids.flatMap((id) => questions.get(id) ?? []);
    if (bench) editions.set(numberOf(number), { theme, questions: asked, bench });
  }
}

/** An edition of the bank or of an operator; undefined for a number that neither has. */
export const editionAt = (number: number) => bank().editions.get(number);

/** A question by its id. */
export const questionById = (id: string) => bank().questions.get(id);

/** Adds an operator's file, whose editions are numbered from 1 on, as `ServerGame` says. */
export function addEditions(content: unknown, first: number): { count: number } | RecordProblem {
  const { file, problem } = readEditions(bankFileSchema, content);
  if (problem) return problem;
  const wrong = fileProblem(file);
  if (wrong) return wrong;
  addFile(bank(), file, (number) => first + number - 1);
  return { count: file.editions.length };
}

function fileProblem({ questions, editions }: BankFile): RecordProblem | null {
  const twice = repeatedId(questions, bank().questions);
  if (twice) return twice;
  const own = new Set(questions.map(({ id }) => id));
  for (const [place, { number, questions: ten, bench }] of editions.entries()) {
    const record = `edition ${number}`;
    if (number !== place + 1) return { record, reason: `Its number has to be ${place + 1}` };
    const asked = [...ten, bench];
    const unknown = asked.find((id) => !own.has(id) && !questionById(id));
    if (unknown !== undefined) return { record, reason: `There is no question ${unknown}` };
    if (new Set(asked).size < asked.length) return { record, reason: "It has a question twice" };
  }
  return null;
}

function countOf(numbers: ReadonlySet<number>): number {
  let count = 0;
  while (numbers.has(count + 1)) count += 1;
  return count;
}
