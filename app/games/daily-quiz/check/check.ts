import { recordProblem } from "~/play/editions/edition-problem.server";
import { isAdded } from "~/play/editions/schedule.server";
import type { OpenData } from "../../../../scripts/editions/open-data";
import {
  brokenProblems,
  numbered,
  numberProblems,
  problemsOf,
} from "../../../../scripts/editions/promises";
import {
  dataProblems,
  type FiledQuestion,
  previewOf,
  proofOf,
  toldBy,
} from "../../../../scripts/editions/question-report";
import {
  lengthProblems,
  lengthWarnings,
  orderProblems,
  placeProblems,
  questionProblems,
  wordsOf,
} from "../../../../scripts/editions/quiz-promises";
import { isLongAgo } from "../../../../scripts/editions/schedule-promises";
import type { Problem, Report, TitleCheckWith } from "../../../../scripts/editions/title-check";
import { type BankFile, bankFileSchema, type DailyQuestionRecord } from "../bank-file.server";
import { editions } from "../editions.server";
import type { Theme } from "../theme";
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
type AskedQuestion = { id: string; prompt: string };

type Edition = DailyEdition & { file: string };
type Bank = { problems: Problem[]; questions: FiledQuestion[]; editions: Edition[] };

/** The questions that the release asks on a theme, by their ids. */
export const questionsOfRelease = (theme: Theme): ReadonlyMap<string, DailyQuestionRecord> =>
  new Map(
    readBank(committed)
      .editions.filter((edition) => edition.theme === theme)
      .flatMap(({ questions, bench }) => [...questions, ...(bench ? [bench] : [])])
      .map((question) => [question.id, question]),
  );

/** What the Daily Quiz promises. */
export const titleCheck: TitleCheckWith = (added = []) => {
  const files = new Map([...committed, ...added.map((one) => [one.file, numbered(one)] as const)]);
  let bank: Bank | undefined;
  const editionsRead = () => {
    bank ??= readBank(files);
    return bank.editions;
  };
  const editionAt = (number: number) => editionsRead().find((one) => one.number === number);
  /** The ten questions and the one on the bench. */
  const questionsOf = (number: number) => {
    const { questions = [], bench } = editionAt(number) ?? {};
    return bench ? [...questions, bench] : questions;
  };
  return {
    schedule: editions.schedule,
    scheduleFile: `${FOLDER}/editions.server.ts`,
    numbers: () => editionsRead().map(({ number }) => number),
    questions: questionsOf,
    verified: questionsOf,
    told: (number) => questionsOf(number).map(toldBy),
    check: (data) => checkDailyBank(files, data, askedElsewhere()),
    preview(number) {
      const edition = editionAt(number);
      if (!edition) return null;
      const { theme, questions, bench } = edition;
      return [theme, ...questions.flatMap(previewOf), "", "On the bench:", ...benchOf(bench)];
    },
  };
};

const benchOf = (bench: DailyQuestionRecord | undefined) =>
  bench ? previewOf(bench, 10).slice(1) : [];

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
    ...editions.flatMap((edition, place) =>
      problemsOf(edition.file, `edition ${edition.number}`, [
        ...dailyEditionProblems(edition),
        ...orderProblems(edition, editions[place - 1]),
      ]),
    ),
    ...problemsOf(`${FOLDER}/bank`, "bank", placeProblems(editions)),
    ...[...files.keys()].flatMap((file) => problemsOf(file, "theme", lengthProblems(ofFile(file)))),
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
  const asked: Asked = { questions: new Map(), last: new Map() };
  for (const [file, content] of files) {
    const read = bankFileSchema.safeParse(content);
    if (read.success) addFile(bank, asked, file, read.data);
    for (const issue of read.error?.issues ?? []) {
      bank.problems.push({ file, ...recordProblem(content, issue) });
    }
  }
  bank.editions.sort((one, other) => one.number - other.number);
  return bank;
}

/** All questions by id, and the edition that asked each last. */
type Asked = { questions: Map<string, DailyQuestionRecord>; last: Map<string, number> };

function addFile(
  bank: Bank,
  { questions: byId, last }: Asked,
  file: string,
  { questions, editions: list }: BankFile,
): void {
  for (const question of questions) {
    bank.questions.push({ file, question });
    byId.set(question.id, question);
  }
  for (const { questions: ten, bench, ...edition } of list) {
    const { number } = edition;
    for (const id of [...ten, bench]) {
      const before = last.get(id);
      last.set(id, number);
      if (!byId.has(id)) {
        const record = `edition ${number}`;
        bank.problems.push({ file, record, reason: `There is no question ${id}.` });
      } else if (before !== undefined && !mayReturn(before, number)) {
        bank.problems.push({ file, record: id, reason: `Edition ${before} asks it already.` });
      }
    }
    const asked = ten.flatMap((id) => byId.get(id) ?? []);
    bank.editions.push({ ...edition, file, questions: asked, bench: byId.get(bench) });
  }
  for (const { id } of questions) {
    if (!last.has(id)) bank.problems.push({ file, record: id, reason: "No edition asks it." });
  }
}

/** An operator may ask again what was asked long ago. */
const mayReturn = (before: number, number: number) =>
  isAdded(number) && isLongAgo(editions.schedule, before, number);

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
