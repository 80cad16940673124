/** Why a form without a call is refused. It costs nothing. */
export const noCall = "Higher or lower? Call one of the two.";

/** A sentence on the result that does not reveal a number. */
export function headline(score: number, outOf: number): string {
  if (outOf === 0) return "We took this line back. The day counts, and nobody lost.";
  if (score === outOf) return "A clean sheet: every call was right.";
  return score === 0 ? "Offside at the very first call." : `${score} in a row, then the flag.`;
}

/** What is said of a number that was wrong. */
export const takenBack = {
  mark: "Taken back",
  ask: "We took a number back here. This call counts for nobody.",
} as const;

/** A sentence on a friend's result. */
export function sharedSentence(score: number, outOf: number): string {
  if (outOf === 0) return "This line was taken back, so nobody lost.";
  if (score === outOf) return "A fan kept a clean sheet. Your turn.";
  if (score === 0) return "A fan was offside at the first call. Your turn.";
  return `A fan held the line for ${score} ${score === 1 ? "call" : "calls"}. Your turn.`;
}

/** The squares in words: "Seven right, then wrong". */
export function runInWords(score: number, outOf: number): string {
  if (outOf === 0) return "Taken back";
  if (score === outOf) return `All ${score} right`;
  return score === 0 ? "Wrong at the first call" : `${score} right, then wrong`;
}

/** In place of the line about a number that was wrong. */
export const voidNote = "This number was wrong, so we took it back. It counts for nobody.";
