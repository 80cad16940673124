import type { Verdict } from "~/play/rules/game";
import { shareOfPar } from "./par";

/** Why a pass is refused past the end. It costs nothing. */
export const overText = "All ten passes are played.";

/** Why a pass that leaves the street is not played, and how hard it can be; undefined if each leaves it. */
export const outText = (weight: string, hardest: string | undefined): string =>
  hardest ? `A ${weight} pass goes out. Try ${hardest}.` : "Even a soft one goes out.";

type Outcome = Pick<Verdict, "isWin" | "score" | "outOf">;

/** A sentence on the result. */
export function headline({ isWin, score, outOf }: Outcome): string {
  if (outOf === 0) return "We took this street back. The day counts, and nobody lost.";
  const share = shareOfPar({ score, outOf });
  if (share === 100) return "All of it! That is the best there is on this wall.";
  if (share >= 90) return "So close to the best that the wall flinched.";
  if (isWin) return `You beat the wall. It kept ${outOf - score} for itself.`;
  if (share >= 60) return "The wall stands. You made it wobble, though.";
  return share > 0
    ? "The wall wins today. It has had more practice."
    : "The wall did not even notice.";
}

/** A sentence on a friend's result. */
export function sharedSentence({ score, outOf }: Omit<Outcome, "isWin">): string {
  if (outOf === 0) return "This street was taken back, so nobody lost.";
  if (score === outOf) return `A fan took all ${score} off the wall. Your turn.`;
  return `A fan took ${score} of ${outOf} off the wall. Your turn.`;
}

const WORDS: Record<string, string> = {
  "🟩": "hit",
  "🟨": "hit, doubled",
  "⬜": "bare brick",
  "⬛": "lost ball",
};

/** The squares in words: "4 times hit, bare brick". */
export function passesInWords(squares: string): string {
  const runs: { word: string; count: number }[] = [];
  for (const square of squares) {
    const word = WORDS[square] ?? "";
    const last = runs.at(-1);
    if (last?.word === word) last.count += 1;
    else runs.push({ word, count: 1 });
  }
  const words = runs.map(({ word, count }) => (count > 1 ? `${count} × ${word}` : word)).join("; ");
  return words === "" ? "Taken back" : words.charAt(0).toUpperCase() + words.slice(1);
}
