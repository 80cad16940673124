/** Why a form without a call is refused. It costs nothing. */
export const noCall = "Higher or lower? Call one of the two.";

/** A sentence on the result that does not reveal a number. */
export function headline(score: number, outOf: number): string {
  if (outOf === 0) return "We took this line back. The day counts, and nobody lost.";
  if (score === outOf) return "A clean sheet: every call was right.";
  if (score === outOf - 1) return "One call short of a clean sheet.";
  return score === 0 ? "Not one call stood today." : `${score} right, then the flag.`;
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
  if (score === 0) return "A fan got no call right. Your turn.";
  return `A fan got ${score} of ${outOf} calls right. Your turn.`;
}

/** The squares in words: "4 right, wrong, 3 right, wrong". */
export function runInWords(squares: string): string {
  const runs = squares.match(/(🟩|🟥)\1*/gu) ?? [];
  const words = runs.map((run) => {
    const count = [...run].length;
    const word = run.startsWith("🟩") ? "right" : "wrong";
    return word === "wrong" && count === 1 ? word : `${count} ${word}`;
  });
  const text = words.join(", ") || "Taken back";
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What is said of the review. */
export const reviewTexts = {
  atFirst: "VAR saves your\nfirst miss",
  isLeft: "VAR saves\none miss",
  isUsed: "VAR used: next\nmiss ends it",
  goesOn: "VAR: wrong. You stay on",
  atTheEnd: "Wrong, and VAR saw it too",
} as const;

/** In place of the line about a number that was wrong. */
export const voidNote = "This number was wrong, so we took it back. It counts for nobody.";
