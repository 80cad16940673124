import type { GradedSolution, Question } from "./question";
import type { BankQuestion } from "./question-record.server";

/** What is asked, and told, in place of a question that was wrong. */
const takenBack = {
  prompt: (prompt: string) => `Taken back, any answer will do: ${prompt}`,
  fact: "This question was wrong, so we took it back. It counts for nobody, right or wrong.",
  source: "Kickabout",
};

type SplitQuestions = {
  questions: Question[];
  solutions: GradedSolution[];
  hasVoid: boolean;
};

/**
 * The questions of an edition, apart from their solutions.
 *
 * @param voided the ids of the questions that were wrong
 */
export function splitQuestions(
  stored: readonly BankQuestion[],
  voided: readonly string[],
): SplitQuestions {
  const isVoid = ({ id }: { id: string }) => voided.includes(id);
  const { fact, source } = takenBack;
  return {
    questions: stored.map((question) => {
      const { prompt, choices } = question;
      return { prompt: isVoid(question) ? takenBack.prompt(prompt) : prompt, choices };
    }),
    solutions: stored.map((question) => {
      const { prompt, choices, ...solution } = question;
      return isVoid(question) ? { ...solution, fact, source, isVoid: true } : solution;
    }),
    hasVoid: stored.some(isVoid),
  };
}
