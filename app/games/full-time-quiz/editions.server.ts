import type { Edition } from "~/play/game";
import { editions } from "./bank.server";
import type { QuizAnswer, QuizPuzzle } from "./rules";

/** An edition of the bank, its solutions apart from its questions; null for a number that the bank does not have. */
export function editionByNumber(number: number): Edition<QuizPuzzle, QuizAnswer> | null {
  const bank = editions[number - 1];
  if (!bank) return null;
  return {
    number,
    puzzle: { questions: bank.map(({ id, prompt, choices }) => ({ id, prompt, choices })) },
    answer: {
      solutions: bank.map(({ correctIndex, fact, source }) => ({ correctIndex, fact, source })),
    },
  };
}

/** What a question of the bank asks, without its answer; null for an id that the bank does not have. */
export function promptOf(id: string): string | null {
  return editions.flat().find((question) => question.id === id)?.prompt ?? null;
}
