/** How many choices a question has (spec, section 9). */
export const CHOICE_COUNT = 4;

type ChoiceIndex = 0 | 1 | 2 | 3;

/** A question as the player sees it before answering. */
export type Question = {
  id: string;
  prompt: string;
  choices: readonly [string, string, string, string];
};

/** What is told once a question is answered. */
export type Solution = { correctIndex: ChoiceIndex; fact: string; source: string };
