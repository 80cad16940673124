import type { Verdict } from "~/play/rules/game";
import { inTime, timeText } from "./texts";

type Shared = Pick<Verdict, "isWin" | "score" | "outOf" | "elapsed">;

/** A sentence on a friend's result. */
export function sharedSentence({ isWin, score, outOf, elapsed }: Shared) {
  if (outOf === 0) return "This grid was taken back, so nobody lost.";
  if (!isWin) return "The grid held out against a fan. Your turn.";
  const solved = ["A fan solved it", inTime(elapsed)].filter(Boolean).join(" ");
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

/** How long the grid took, at the end; null where the time is kept to oneself. */
export function timeLine({ isWin, elapsed }: Pick<Verdict, "isWin" | "elapsed">): string | null {
  if (elapsed === 0) return null;
  return isWin ? `Solved in ${timeText(elapsed)}.` : `The whistle went after ${timeText(elapsed)}.`;
}
