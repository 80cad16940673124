import { rightKey } from "~/play/rules/crowd";
import type { Answered } from "./question";

/**
 * What everybody may know of answers: which were right, without those of voided questions.
 *
 * @param places where each question is in the puzzle; by default in the order of the answers
 */
export const answersTally = (
  answers: readonly Pick<Answered, "isRight" | "isVoid">[],
  places?: readonly number[],
): string[] =>
  answers.flatMap(({ isRight, isVoid }, index) =>
    isVoid ? [] : [rightKey(places?.[index] ?? index, isRight)],
  );
