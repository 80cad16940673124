/** Why a call is refused. None costs anything. */
export const refusals = {
  over: "The whistle has gone: this line is over.",
  noCall: "Higher or lower? Call one of the two.",
} as const;

/** A sentence on the result that does not reveal a number. */
export function headline(score: number, outOf: number): string {
  if (outOf === 0) return "We took this line back. The day counts, and nobody lost.";
  if (score === outOf) return "A clean sheet: every call was right.";
  return score === 0 ? "Offside at the very first call." : `${score} in a row, then the flag.`;
}

/** What is said of a number that was wrong. */
export const takenBack = {
  mark: "Taken back",
  note: "This number was wrong, so we took it back. It counts for nobody.",
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

/** What has just been revealed, and how the call went. */
export type Reveal = { label: string; reading: string; isRight: boolean; isGraded: boolean };

/** For screen readers, after a call: what was revealed, and what is asked next. */
export function announcement({ label, reading, isRight, isGraded }: Reveal, next: string | null) {
  const mark = isGraded ? (isRight ? "Right. " : "Wrong. ") : "";
  return `${mark}${label}: ${reading}.${next === null ? "" : ` Next: ${next}.`}`;
}
