import { QUESTION_COUNT } from "./theme";

/** Right answers, and how many count. */
export type DailyResults = { correct: number; total: number };

/** The introduction on the start screen. */
export const lead =
  "Ten football questions on one theme, no clock. Stuck on one? Swap it for another, once.";

/** What a first question says of all ten. */
export const goal = "One tap is final. Six right win, ten turn the day gold.";

/** One sentence on the result. */
export function headline({ correct, total }: DailyResults, isWin: boolean): string {
  if (total === 0) return "Taken back: the day counts, and nobody lost.";
  if (correct === QUESTION_COUNT) return "Ten out of ten. The board goes no higher.";
  return isWin ? "A win. No clock was needed." : "Beaten, and ten stories richer.";
}
