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
};

/** The questions of an edition, apart from their solutions. */
export function splitQuestions(
  stored: readonly BankQuestion[],
  isVoid: (id: string) => boolean,
): SplitQuestions {
  const { fact, source } = takenBack;
  return {
    questions: stored.map((question) => {
      const { prompt, choices } = question;
      return { prompt: isVoid(question.id) ? takenBack.prompt(prompt) : prompt, choices };
    }),
    solutions: stored.map((question) => {
      const { prompt, choices, ...solution } = question;
      return isVoid(question.id) ? { ...solution, fact, source, isVoid: true } : solution;
    }),
  };
}
