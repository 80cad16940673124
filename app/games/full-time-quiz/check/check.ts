import type { BankQuestionRecord } from "~/games/questions/question-record.server";
import { recordProblem } from "~/play/editions/edition-problem.server";
import { isAdded } from "~/play/editions/schedule.server";
import type { OpenData } from "../../../../scripts/editions/open-data";
import { numbered, numberProblems, problemsOf } from "../../../../scripts/editions/promises";
import {
  dataProblems,
  type FiledQuestion,
  previewOf,
  proofOf,
  toldBy,
} from "../../../../scripts/editions/question-report";
import {
  editionProblems,
  lengthProblems,
  lengthWarnings,
  orderProblems,
  placeProblems,
  type QuizEdition,
  questionProblems,
} from "../../../../scripts/editions/quiz-promises";
import { isLongAgo } from "../../../../scripts/editions/schedule-promises";
import type { Problem, Report, TitleCheckWith } from "../../../../scripts/editions/title-check";
import { type BankFile, bankFileSchema } from "../bank-file.server";
import { editions } from "../editions.server";

const FOLDER = "app/games/full-time-quiz";
/** Names of files by the numbers in them: 90 before 102. */
const IN_ORDER = new Intl.Collator("en", { numeric: true });
/** The editions before were written without these promises, and what was played is never rewritten. */
const FIRST_PROMISED = 20;

const loaded = import.meta.glob("../bank/*.json", {
  eager: true,
  import: "default",
});
const committed = new Map(
  Object.entries(loaded)
    .map(([path, content]) => [path.replace("..", FOLDER), content] as const)
    .sort(([one], [other]) => IN_ORDER.compare(one, other)),
);

type Bank = {
  problems: Problem[];
  questions: FiledQuestion[];
  editions: (QuizEdition & { file: string })[];
};

/** The questions of the release, by their ids. */
export const questionsOfRelease = (): ReadonlyMap<string, BankQuestionRecord> =>
  new Map(readBank(committed).questions.map(({ question }) => [question.id, question]));

/** What the quiz promises (docs/decisions/0035). */
export const titleCheck: TitleCheckWith = (added = []) => {
  const files = new Map([...committed, ...added.map((one) => [one.file, numbered(one)] as const)]);
  let bank: Bank | undefined;
  const editionsRead = () => {
    bank ??= readBank(files);
    return bank.editions;
  };
  const questionsOf = (number: number) =>
    editionsRead().find((one) => one.number === number)?.questions ?? [];
  return {
    schedule: editions.schedule,
    scheduleFile: `${FOLDER}/editions.server.ts`,
    numbers: () => editionsRead().map(({ number }) => number),
    asks: (number) => questionsOf(number).map(({ id }) => id),
    questions: questionsOf,
    verified: questionsOf,
    told: (number) => questionsOf(number).map(toldBy),
    check: (data) => checkBank(files, data),
    preview(number) {
      const questions = questionsOf(number);
      return questions.length > 0 ? questions.flatMap(previewOf) : null;
    },
  };
};

/** Checks the files of a bank, in the order in which they were written. */
export function checkBank(files: ReadonlyMap<string, unknown>, data: OpenData | null): Report {
  const { problems, questions, editions } = readBank(files);
  const promised = editions.filter(({ number }) => number >= FIRST_PROMISED);
  const found = [
    ...problems,
    ...numberProblems(editions),
    ...repeatProblems(editions),
    ...promised.flatMap((edition, place) => promiseProblems(edition, promised[place - 1])),
    ...problemsOf(`${FOLDER}/bank`, "bank", [
      ...placeProblems(promised),
      ...lengthProblems(promised.flatMap((edition) => edition.questions)),
    ]),
    ...dataProblems(questions, data),
  ];
  const warnings = editions
    .filter(({ number }) => isAdded(number))
    .flatMap(({ file, number, questions }) =>
      problemsOf(file, `edition ${number}`, lengthWarnings(questions)),
    );
  const proof = proofOf(questions, data !== null);
  return { problems: found, warnings, records: questions.length, proof };
}

function readBank(files: ReadonlyMap<string, unknown>): Bank {
  const bank: Bank = { problems: [], questions: [], editions: [] };
  const byId = new Map<string, BankQuestionRecord>();
  for (const [file, content] of files) {
    const read = bankFileSchema.safeParse(content);
    if (read.success) addFile(bank, byId, file, read.data);
    for (const issue of read.error?.issues ?? []) {
      bank.problems.push({ file, ...recordProblem(content, issue) });
    }
  }
  return bank;
}

function addFile(
  bank: Bank,
  byId: Map<string, BankQuestionRecord>,
  file: string,
  { questions, editions }: BankFile,
): void {
  for (const question of questions) {
    const { id } = question;
    if (byId.has(id)) bank.problems.push({ file, record: id, reason: "Its id exists already." });
    byId.set(id, question);
    bank.questions.push({ file, question });
  }
  for (const { number, questions: ids } of editions) {
    const record = `edition ${number}`;
    for (const id of ids.filter((one) => !byId.has(one))) {
      bank.problems.push({ file, record, reason: `There is no question ${id}.` });
    }
    bank.editions.push({ file, number, questions: ids.flatMap((id) => byId.get(id) ?? []) });
  }
}

/** Questions that a promised edition has from an earlier one with a date, or asks in the same words. */
function repeatProblems(all: Bank["editions"]): Problem[] {
  const asked = new Map<string, number>();
  const isAsked = ({ number }: QuizEdition) =>
    number >= FIRST_PROMISED || editions.schedule.editions.includes(number);
  return all.filter(isAsked).flatMap(({ file, number, questions }) =>
    questions.flatMap(({ id, prompt }) => {
      const key = prompt.toLowerCase();
      const before = asked.get(id) ?? asked.get(key);
      asked.set(id, number).set(key, number);
      if (before === undefined || number < FIRST_PROMISED) return [];
      if (isAdded(number) && isLongAgo(editions.schedule, before, number)) return [];
      return [{ file, record: id, reason: `Edition ${before} asks it already.` }];
    }),
  );
}

function promiseProblems(
  edition: Bank["editions"][number],
  before: QuizEdition | undefined,
): Problem[] {
  const { file, number, questions } = edition;
  const own = [...editionProblems(edition), ...orderProblems(edition, before)];
  return [
    ...problemsOf(file, `edition ${number}`, own),
    ...questions.flatMap((question) => problemsOf(file, question.id, questionProblems(question))),
  ];
}
