import type { DailyResults } from "./rules";
import { QUESTION_COUNT, type Theme } from "./theme";

/** The themes as players read them. */
export const themeNames: Readonly<Record<Theme, string>> = {
  goalkeepers: "Goalkeepers",
  finals: "World Cup finals",
  grounds: "Grounds",
  laws: "Laws of the game",
  africa: "Africa",
  women: "The women's game",
  derbies: "Derbies and clubs",
};

/** The introduction on the start screen. */
export const lead =
  "Ten questions on one theme, and no clock. There is one substitute on the bench.";

/** The hint beside the substitution. */
export const benchHint = "Swap this question for the one on the bench. Once a quiz.";

const HEADLINES = [
  "Nil. The good news: the table starts again at midnight.",
  "One. It was a beauty, and nobody can take it away.",
  "Two. The away end sang all the same.",
  "Three. A hat-trick, if you look at it kindly.",
  "Four. You had more of the ball than the score says.",
  "Five of each. A fair draw, and a long drive home.",
  "Six. A win by the odd goal is a win.",
  "Seven. Three points, and a few to tell the dressing room.",
  "Eight. Comfortable, with two kept for the return leg.",
  "Nine. The tenth hit the post, and you heard it.",
  "Ten out of ten. They can switch the board off now: it goes no higher.",
] as const;

/** One sentence on the result. */
export function headline({ correct, total }: DailyResults, isWin: boolean): string {
  if (total === 0) return "We took this quiz back. The day counts, and nobody lost.";
  if (total === QUESTION_COUNT) return HEADLINES[correct] ?? "";
  return isWin
    ? "A win, with a question taken back that counts for nobody."
    : "Not this time. A question was taken back, and it counts for nobody.";
}

/** The line below the headline: what was asked about, or what the calendar makes of a perfect day. */
export const resultLine = ({ correct, total }: DailyResults, theme: Theme, isFriendly: boolean) =>
  correct === QUESTION_COUNT && correct === total && !isFriendly
    ? "This day goes gold in your calendar."
    : `The theme: ${themeNames[theme]}`;
