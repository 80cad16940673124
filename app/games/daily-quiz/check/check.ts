import { recordProblem } from "~/play/editions/edition-problem.server";
import type { OpenData } from "../../../../scripts/editions/open-data";
import { brokenProblems, numberProblems, problemsOf } from "../../../../scripts/editions/promises";
import {
  dataProblems,
  type FiledQuestion,
  previewOf,
  proofOf,
  toldBy,
} from "../../../../scripts/editions/question-report";
import {
  lengthProblems,
  placeProblems,
  questionProblems,
  wordsOf,
} from "../../../../scripts/editions/quiz-promises";
import type { Problem, Report, TitleCheck } from "../../../../scripts/editions/title-check";
import { type BankFile, bankFileSchema, type DailyQuestionRecord } from "../bank-file.server";
import { editions } from "../editions.server";
import { type DailyEdition, dailyEditionProblems } from "./promises";

const FOLDER = "app/games/daily-quiz";

const loaded = import.meta.glob("../bank/*.json", {
  eager: true,
  import: "default",
});
const otherQuiz = import.meta.glob("../../full-time-quiz/bank/*.json", {
  eager: true,
  import: "default",
});
const committed = new Map(
  Object.entries(loaded).map(([path, content]) => [path.replace("..", FOLDER), content]),
);

/** A question as another title asks it. */
export type AskedQuestion = { id: string; prompt: string };

let bank: Bank | undefined;

type Bank = {
  problems: Problem[];
  questions: FiledQuestion[];
  editions: (DailyEdition & { file: string })[];
};

/** What the Daily Quiz promises. */
export const titleCheck: TitleCheck = {
  schedule: editions.schedule,
  scheduleFile: `${FOLDER}/editions.server.ts`,
  numbers: () => readBank(committed).editions.map(({ number }) => number),
  questions: committedQuestions,
  verified: committedQuestions,
  told: (number) => committedQuestions(number).map(toldBy),
  check: (data) => checkDailyBank(committed, data, askedElsewhere()),
  preview(number) {
    const edition = readBank(committed).editions.find((one) => one.number === number);
    if (!edition) return null;
    const { theme, questions, bench } = edition;
    return [theme, ...questions.flatMap(previewOf), "", "On the bench:", ...benchOf(bench)];
  },
};

const benchOf = (bench: DailyQuestionRecord | undefined) =>
  bench ? previewOf(bench, 10).slice(1) : [];

/** The ten questions and the one on the bench. */
function committedQuestions(number: number): readonly DailyQuestionRecord[] {
  bank ??= readBank(committed);
  const edition = bank.editions.find((one) => one.number === number);
  return edition ? [...edition.questions, ...(edition.bench ? [edition.bench] : [])] : [];
}

/** What the Full-Time Quiz asks. */
function askedElsewhere(): AskedQuestion[] {
  return Object.values(otherQuiz).flatMap(
    (file) => (file as { questions: AskedQuestion[] }).questions,
  );
}

/** Checks the files of a bank: one for each theme. */
export function checkDailyBank(
  files: ReadonlyMap<string, unknown>,
  data: OpenData | null,
  elsewhere: readonly AskedQuestion[],
): Report {
  const { problems, questions, editions } = readBank(files);
  const ofFile = (file: string) =>
    questions.filter((one) => one.file === file).map(({ question }) => question);
  const found = [
    ...problems,
    ...numberProblems(editions),
    ...repeatProblems(questions, elsewhere),
    ...questions.flatMap(({ file, question }) =>
      problemsOf(file, question.id, questionProblems(question)),
    ),
    ...editions.flatMap((edition) =>
      problemsOf(edition.file, `edition ${edition.number}`, dailyEditionProblems(edition)),
    ),
    ...problemsOf(`${FOLDER}/bank`, "bank", placeProblems(editions)),
    ...[...files.keys()].flatMap((file) => problemsOf(file, "theme", lengthProblems(ofFile(file)))),
    ...dataProblems(questions, data),
  ];
  return { problems: found, records: questions.length, proof: proofOf(questions, data !== null) };
}

function readBank(files: ReadonlyMap<string, unknown>): Bank {
  const bank: Bank = { problems: [], questions: [], editions: [] };
  for (const [file, content] of files) {
    const read = bankFileSchema.safeParse(content);
    if (read.success) addFile(bank, file, read.data);
    for (const issue of read.error?.issues ?? []) {
      bank.problems.push({ file, ...recordProblem(content, issue) });
    }
  }
  bank.editions.sort((one, other) => one.number - other.number);
  return bank;
}

function addFile(bank: Bank, file: string, { questions, editions }: BankFile): void {
  const byId = new Map(questions.map((question) => [question.id, question]));
  const unused = new Set(byId.keys());
  for (const question of questions) bank.questions.push({ file, question });
  for (const { questions: ten, bench, ...edition } of editions) {
    const record = `edition ${edition.number}`;
    for (const id of [...ten, bench]) {
      if (!byId.has(id))
        bank.problems.push({ file, record, reason: `There is no question ${id}.` });
      else if (!unused.delete(id)) {
        bank.problems.push({ file, record: id, reason: "It is asked twice." });
      }
    }
    const asked = ten.flatMap((id) => byId.get(id) ?? []);
    bank.editions.push({ ...edition, file, questions: asked, bench: byId.get(bench) });
  }
  for (const id of unused) bank.problems.push({ file, record: id, reason: "No edition asks it." });
}

/** Questions with an id or the words of another, in this bank or in another title's. */
function repeatProblems(
  questions: readonly FiledQuestion[],
  elsewhere: readonly AskedQuestion[],
): Problem[] {
  const ids = new Set(elsewhere.map(({ id }) => id));
  const prompts = new Set(elsewhere.map(({ prompt }) => keyOf(prompt)));
  return questions.flatMap(({ file, question: { id, prompt } }) => {
    const broken = brokenProblems(file, id, [
      [ids.has(id), "Its id exists already."],
      [prompts.has(keyOf(prompt)), "It is asked in the same words elsewhere."],
    ]);
    ids.add(id);
    prompts.add(keyOf(prompt));
    return broken;
  });
}

const keyOf = (prompt: string) => wordsOf(prompt).join(" ");
