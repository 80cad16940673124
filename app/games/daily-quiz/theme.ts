/** The themes, from Sunday to Saturday. */
export const THEMES = [
  "goalkeepers",
  "finals",
  "grounds",
  "laws",
  "africa",
  "women",
  "derbies",
] as const;

export type Theme = (typeof THEMES)[number];

/** How many questions an edition asks, besides the one on the bench. */
export const QUESTION_COUNT = 10;
