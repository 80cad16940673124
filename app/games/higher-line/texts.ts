/** Why a call is refused. None costs anything. */
export const refusals = {
  over: "The whistle has gone: this line is over.",
  noCall: "Higher or lower? Call one of the two.",
} as const;

/** By the number of right calls. */
const HEADLINES = [
  "Offside at the very first call. The flag was up before you were.",
  "One right, then the flag. The warm-up counts for nothing, sadly.",
  "Two right, and then the line stepped up without you.",
  "Three right. One short of a back four.",
  "Four right. A proper back four, until the ball went over it.",
  "Five right. Half a line held, and a point away from home is a point.",
  "Six right. The linesman has started to nod.",
  "Seven right. One arm in the air, and everybody believed you.",
  "Eight right. They were about to sing your name.",
  "Nine right. The tape had to be measured twice.",
  "Ten right. A clean sheet: nothing got past you.",
] as const;

/** A sentence on the result that does not reveal a number. */
export function headline(score: number, outOf: number): string {
  if (outOf === 0) return "We took this line back. The day counts, and nobody lost.";
  if (outOf < HEADLINES.length - 1 && score === outOf) return "Every call that counts was right.";
  return HEADLINES[score] ?? `${score} right.`;
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
  const shown = reading === "" ? takenBack.note : `${label}: ${reading}.`;
  const mark = isGraded ? (isRight ? "Right. " : "Wrong. ") : "";
  return `${mark}${shown}${next === null ? "" : ` Next: ${next}.`}`;
}
