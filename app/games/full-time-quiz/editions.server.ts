import type { BankQuestion } from "~/games/questions/question-record.server";
import type { Edition } from "~/play/game";
import { questionById, questionsOf } from "./bank.server";
import type { QuizAnswer, QuizPuzzle } from "./rules";
import voidedOn from "./voided.json";

/** What is asked, and told, in place of a question that was wrong. */
const takenBack = {
  prompt: (prompt: string) => `Taken back, any answer will do: ${prompt}`,
  fact: "This question was wrong, so we took it back. It counts for nobody, right or wrong.",
  source: "Kickabout",
};

/** An edition of the bank, its solutions apart from its questions; null for a number that the bank does not have. */
export function editionByNumber(
  number: number,
  voided: readonly string[] = Object.keys(voidedOn),
): Edition<QuizPuzzle, QuizAnswer> | null {
  const stored = questionsOf(number);
  if (!stored) return null;
  const isVoid = ({ id }: BankQuestion) => voided.includes(id);
  const bank = stored.map((question) => {
    const { prompt, ...rest } = question;
    if (!isVoid(question)) return question;
    const { fact, source } = takenBack;
    return { ...rest, prompt: takenBack.prompt(prompt), fact, source, isVoid: true };
  });
  return {
    number,
    puzzle: { questions: bank.map(({ id, prompt, choices }) => ({ id, prompt, choices })) },
    answer: {
      solutions: bank.map(({ id, prompt, choices, ...solution }) => solution),
    },
    ...(stored.some(isVoid) && { hasVoid: true }),
  };
}

/** What a question of the bank asks, without its answer; null for an id that the bank does not have. */
export function promptOf(id: string): string | null {
  return questionById(id)?.prompt ?? null;
}
