/** The themes: those from Sunday to Saturday, then what took the place of one. */
export const THEMES = [
  "goalkeepers",
  "finals",
  "grounds",
  "laws",
  "africa",
  "women",
  "derbies",
  "leagues",
] as const;

export type Theme = (typeof THEMES)[number];

const WEEKDAYS = 7;
/** The first edition whose Saturday is about leagues, no longer about derbies and clubs. */
const FIRST_OF_LEAGUES = 63;

/** The theme of an edition, by its weekday: number 1 is a Sunday's. */
export function themeOf(number: number): Theme {
  const theme = THEMES[(number - 1) % WEEKDAYS] ?? "leagues";
  return theme === "derbies" && number >= FIRST_OF_LEAGUES ? "leagues" : theme;
}

/** How many questions an edition asks, besides the one on the bench. */
export const QUESTION_COUNT = 10;
