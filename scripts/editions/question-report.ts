import type { BankQuestionRecord } from "~/games/questions/question-record.server";
import { dataProblem } from "./data-check";
import type { OpenData } from "./open-data";
import type { Told } from "./spoilers";
import type { Problem, Proof } from "./title-check";

/** A question and the file of the bank that has it. */
export type FiledQuestion = { file: string; question: BankQuestionRecord };

/** The questions that the data contradicts. */
export function dataProblems(
  questions: readonly FiledQuestion[],
  data: OpenData | null,
): Problem[] {
  return questions.flatMap(({ file, question }) => {
    const reason = data && dataProblem(question, data);
    return reason ? [{ file, record: question.id, reason }] : [];
  });
}

/** Every record has a source, so what no data checked was verified by reading. */
export function proofOf(questions: readonly FiledQuestion[], hasData: boolean): Proof {
  const byData = hasData ? questions.filter(({ question }) => question.check).length : 0;
  return { byData, byReading: questions.length - byData, unchecked: 0 };
}

/** What a question asks and tells. */
export function toldBy({ id, prompt, choices, correctIndex, fact }: BankQuestionRecord): Told {
  const answer = choices[correctIndex];
  return { id, answer, asked: prompt, text: `${prompt} ${answer}. ${fact}` };
}

/** A question as text, with its answer. */
export function previewOf(question: BankQuestionRecord, index: number): string[] {
  const { prompt, choices, correctIndex, fact, source, difficulty } = question;
  return [
    "",
    `${index + 1}. ${prompt}`,
    ...choices.map((choice, place) => `   ${place === correctIndex ? "*" : " "} ${choice}`),
    `   ${fact}`,
    `   ${source.title}, ${source.where} (difficulty ${difficulty})`,
  ];
}
