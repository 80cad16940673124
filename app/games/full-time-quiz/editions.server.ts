import { splitQuestions } from "~/games/questions/split-questions.server";
import type { Edition } from "~/play/game";
import { questionById, questionsOf } from "./bank.server";
import type { QuizAnswer, QuizPuzzle } from "./rules";
import voidedOn from "./voided.json";

/** An edition of the bank, its solutions apart from its questions; null for a number that the bank does not have. */
export function editionByNumber(
  number: number,
  voided: readonly string[] = Object.keys(voidedOn),
): Edition<QuizPuzzle, QuizAnswer> | null {
  const stored = questionsOf(number);
  if (!stored) return null;
  const { questions, solutions, hasVoid } = splitQuestions(stored, voided);
  return {
    number,
    puzzle: { questions },
    answer: { solutions },
    ...(hasVoid && { hasVoid }),
  };
}

/** What a question of the bank asks, without its answer; null for an id that the bank does not have. */
export function promptOf(id: string): string | null {
  return questionById(id)?.prompt ?? null;
}
