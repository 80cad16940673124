/** A line of ours by the number of right answers. */
const LINES = [
  "Nil-five. It happens to the best: Brazil let in seven.",
  "One goal back. Every great comeback looked like this for a while.",
  "Two. You hit the post more often than the score says.",
  "Three. A scrappy win counts as much as a pretty one.",
  "Four. Only the woodwork stood in your way.",
  "Five out of five. They will name a stand after you.",
] as const;

/** Null when a question was taken back, so that there are fewer. */
export const scoreLine = (correct: number, total: number): string | null =>
  total === LINES.length - 1 ? (LINES[correct] ?? null) : null;
