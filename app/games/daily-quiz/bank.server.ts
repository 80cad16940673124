import { type BankQuestion, bankQuestionOf } from "~/games/questions/question-record.server";
import { repeatedId } from "~/play/editions/edition-problem.server";
import type { RecordProblem } from "~/play/rules/server-game.server";
import { type BankFile, bankFileSchema } from "./bank-file.server";
import type { Theme } from "./theme";

/** An edition with its answers. */
type DailyQuizEdition = {
  theme: Theme;
  questions: readonly BankQuestion[];
  bench: BankQuestion;
};

const files = Object.values(
  import.meta.glob<Pick<BankFile, "editions">>("./bank/*.json", {
    eager: true,
    import: "default",
  }),
);

/** How many editions there are from number 1 on, up to the first that is missing. */
export const editionCount = countOf(
  new Set(files.flatMap((file) => file.editions.map(({ number }) => number))),
);

let parsed: readonly BankFile[] | undefined;
const questions = new Map<string, BankQuestion>();

/**
 * The bank: a file for each theme. Append-only: attempts name their edition by its number, so a changed question has a new
 * id and stands in later editions alone. Parsed when it is first asked for, because a start of the server needs its numbers alone.
 */
function bank(): readonly BankFile[] {
  if (parsed) return parsed;
  parsed = files.map((file) => bankFileSchema.parse(file));
  for (const file of parsed) addQuestions(file);
  return parsed;
}

function addQuestions(file: BankFile): void {
  for (const record of file.questions) questions.set(record.id, bankQuestionOf(record));
}

function editionsIn({ editions }: BankFile): DailyQuizEdition[] {
  return editions.flatMap(({ theme, questions: ids, bench: benchId }) => {
    const bench = questions.get(benchId);
    const asked = ids.flatMap((id) => questions.get(id) ?? []);
    return bench ? [{ theme, questions: asked, bench }] : [];
  });
}

/** The editions of the bank, number 1 first. */
export function builtInEditions(): readonly DailyQuizEdition[] {
  const all = bank().flatMap((file) => file.editions);
  const ordered = all.sort((one, other) => one.number - other.number).slice(0, editionCount);
  return editionsIn({ questions: [], editions: ordered });
}

/** A question by its id. */
export function questionById(id: string): BankQuestion | undefined {
  bank();
  return questions.get(id);
}

/** Adds the questions of an operator's file, whose editions are numbered from 1 on, and returns its editions. */
export function addFile(file: BankFile): readonly DailyQuizEdition[] | RecordProblem {
  const wrong = fileProblem(file);
  if (wrong) return wrong;
  addQuestions(file);
  return editionsIn(file);
}

function fileProblem({ questions: records, editions }: BankFile): RecordProblem | null {
  bank();
  const twice = repeatedId(records, questions);
  if (twice) return twice;
  const own = new Set(records.map(({ id }) => id));
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
