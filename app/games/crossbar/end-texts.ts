import type { Verdict } from "~/play/rules/game";
import type { BestBefore } from "~/play/rules/streak";
import { timeText } from "./texts";

type Shared = Pick<Verdict, "isWin" | "score" | "outOf" | "elapsed">;

/** A sentence on a friend's result. */
export function sharedSentence({ isWin, score, outOf, elapsed }: Shared) {
  if (outOf === 0) return "This grid was taken back, so nobody lost.";
  if (!isWin) return "The grid held out against a fan. Your turn.";
  const solved = elapsed > 0 ? `A fan solved it in ${timeText(elapsed)}` : "A fan solved it";
  return `${solved}, ${score} of ${outOf} words clean. Your turn.`;
}

const WORDS: Record<string, string> = { "🟩": "clean", "🟨": "after a check", "⬛": "shown" };

/** Squares in words: "Across: clean, clean, shown. Down: clean, clean, clean." */
export function squaresInWords(squares: string): string {
  const [across = "", down] = squares.split("\n").map((row) =>
    Array.from(row, (square) => WORDS[square])
      .filter(Boolean)
      .join(", "),
  );
  return down === undefined ? sentence(across) : `Across: ${across}. Down: ${down}.`;
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** When a grid was given up; null where the time is kept to oneself, and for a solved one, whose score it is. */
export const timeLine = ({ isWin, elapsed }: Pick<Verdict, "isWin" | "elapsed">): string | null =>
  isWin || elapsed === 0 ? null : `The whistle went after ${timeText(elapsed)}.`;

/** The words without a wrong letter: "5 of 6 words without help". */
export const cleanText = ({ score, outOf }: Pick<Verdict, "score" | "outOf">): string =>
  `${score} of ${outOf} words without help`;

/**
 * The time of a solved grid beside the player's best one of other days: what is said first, and what follows.
 *
 * @param best null without one
 * @param isToday whether a next grid comes tomorrow
 */
export function ownLine(
  elapsed: number,
  best: Pick<BestBefore, "elapsed" | "day"> | null,
  isToday: boolean,
): [large: string, small: string] {
  const time = timeText(elapsed);
  if (!best?.elapsed) {
    return [`Your first time: ${time}.`, isToday ? "Tomorrow's can be shorter." : ""];
  }
  const former = timeText(best.elapsed);
  const day = `on ${best.day}.`;
  if (time === former) return [`Level with your best time: ${former}`, day];
  return elapsed < best.elapsed
    ? ["Your best time yet.", `Before it: ${former} ${day}`]
    : [`Your best time: ${former}`, day];
}
