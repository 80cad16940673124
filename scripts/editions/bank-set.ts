import type { BankQuestionRecord } from "~/games/questions/question-record.server";
import { lawsProblem, promptProblem, storyProblem } from "./bank-promises";
import { lengthWarnings, orderProblems, questionProblems, wordsOf } from "./quiz-promises";

/**
 * Whether a question of the release can be asked on a date without a look at it: the promises of editions to come are
 * stricter than the first ones were. The Laws change each year, and with them all questions that cite them.
 */
export const isAskable = (question: BankQuestionRecord, date: string): boolean =>
  isAskableOfLaws(question) && lawsProblem(question, date) === null;

/** The same of a quiz about the Laws, whose editor has to look whether they have changed. */
export const isAskableOfLaws = (question: BankQuestionRecord): boolean =>
  questionProblems(question).length === 0 &&
  promptProblem(question) === null &&
  storyProblem(question) === null &&
  lawsProblem(question, question.asOf) === null;

/** Whether questions give nothing away side by side: no answer is another's too or is told by another, no place or length tells. */
export function isSetKept(questions: readonly BankQuestionRecord[]): boolean {
  const answers = questions.map(({ choices, correctIndex }) => textOf(choices[correctIndex]));
  const isTold = answers.some((answer, place) =>
    questions.some(
      ({ prompt, choices, correctIndex, fact }, other) =>
        other !== place &&
        ` ${textOf(`${prompt} ${choices[correctIndex]} ${fact}`)} `.includes(` ${answer} `),
    ),
  );
  const edition = { number: 0, questions };
  return (
    !isTold &&
    lengthWarnings(questions).length === 0 &&
    orderProblems(edition, undefined).length === 0
  );
}

const textOf = (text: string) => wordsOf(text).join(" ");
