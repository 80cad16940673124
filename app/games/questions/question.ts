/** How many choices a question has. */
export const CHOICE_COUNT = 4;

type ChoiceIndex = 0 | 1 | 2 | 3;

/** A question as the player sees it before answering: without its id, which often names the answer. */
export type Question = {
  prompt: string;
  choices: readonly [string, string, string, string];
};

/** What is told once a question is answered, and the id of its record for a report. */
export type Solution = { id: string; correctIndex: ChoiceIndex; fact: string; source: string };

/** A solution as an edition has it: that of a voided question is not graded. */
export type GradedSolution = Solution & { isVoid?: boolean };

/** An answer that can no longer be changed, and what is told once it is given. */
export type Answered = { choice: number; isRight: boolean; isVoid: boolean; solution: Solution };

/** Grades an answer. Whatever was chosen is right for a void question. */
export function answered(
  choice: number,
  { isVoid = false, ...solution }: GradedSolution,
): Answered {
  if (!isVoid) return { choice, isRight: choice === solution.correctIndex, isVoid, solution };
  const correctIndex = choice as Solution["correctIndex"];
  return { choice, isRight: true, isVoid, solution: { ...solution, correctIndex } };
}

/** The screen reader announcement of an answer. */
export const spoken = (right: string, isRight: boolean) =>
  isRight ? `Correct: ${right}.` : `Incorrect. The answer is ${right}.`;
