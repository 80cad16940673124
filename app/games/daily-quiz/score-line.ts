import type { DailyResults } from "./texts";
import { QUESTION_COUNT } from "./theme";

/** A line by the number of right answers. */
const LINES = [
  "Nil. The good news: the table starts again at midnight.",
  "One. It was a beauty, and nobody can take it away.",
  "Two. The away end sang all the same.",
  "Three. A hat-trick, if you look at it kindly.",
  "Four. You had more of the ball than the score says.",
  "Five of each. A fair draw, and a long drive home.",
  "Six. Scrappy, and worth every bit as much.",
  "Seven. Three points, and a few to tell the dressing room.",
  "Eight. Comfortable, with two kept for the return leg.",
  "Nine. The tenth hit the post, and you heard it.",
] as const;

/** The line below the headline; null when a question was taken back, so that there are fewer. */
export function scoreLine({ correct, total }: DailyResults, isFriendly: boolean): string | null {
  if (total < QUESTION_COUNT) return null;
  if (correct < total) return LINES[correct] ?? null;
  return isFriendly ? null : "This day goes gold in your calendar.";
}
