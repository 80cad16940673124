import type { Verdict } from "~/play/game";

const NUMBERS = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
];

/** "five" for 5; from eleven on in digits. */
const numberWord = (count: number): string => NUMBERS[count] ?? String(count);

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Refusals of a check. None costs anything. */
export const refusals = {
  over: "The whistle has gone: this grid is over.",
  empty: "Nothing to check yet: type a letter or two.",
  nothingNew: "Nothing new to check. That cost you nothing.",
} as const;

/** Refusals of a form without script, in which letters can be typed that the board does not take. */
export const formRefusals = {
  clash: (names: readonly string[]) =>
    `${names.join(" and ")} don't agree on the letter where they cross.`,
  moved: (name: string, letter: string) =>
    `The ${letter.toUpperCase()} in ${name} is right, so it stays.`,
} as const;

/** A sentence on the result that gives no word away. */
export function headline(isWin: boolean, score: number, outOf: number): string {
  if (!isWin) {
    return score === 0
      ? "Full time, and the grid kept its goal. You go again tomorrow."
      : "Full time. Some went in, some stayed out. You go again tomorrow.";
  }
  if (score === outOf) return "A clean sheet: every letter straight in.";
  if (score === 0) return "All in, and not a word without touching the woodwork.";
  return score * 2 >= outOf
    ? "Solved. Some went in off the bar, and they all count."
    : "Solved, and the crossbar is still shaking.";
}

/** The headline of a grid that was wrong. */
export const takenBack = {
  headline: "No result: the day counts, and nobody lost.",
  clue: (word: string) => `Taken back, so it counts for nobody: write ${word.toUpperCase()}`,
} as const;

/** What the last check said, and how many are left. */
export function checkText(checks: number, lastWrong: number, left: number): string {
  if (checks === 0) return `${sentence(numberWord(left))} checks. Only wrong letters count.`;
  const said =
    lastWrong === 0 ? "All right so far." : `${sentence(numberWord(lastWrong))} off the bar.`;
  return `${said} ${sentence(numberWord(left))} ${left === 1 ? "check" : "checks"} left.`;
}

/** "1:42": a time without fractions, in which nobody solves a crossword. */
export function timeText(elapsed: number): string {
  const seconds = Math.floor(Math.max(0, elapsed) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

type Scored = Pick<Verdict, "isWin" | "score" | "outOf">;

/** The words without a wrong letter, out of all: "5/6"; a voided grid has none. */
export const scoreText = ({ score, outOf }: Pick<Scored, "score" | "outOf">) =>
  outOf === 0 ? "Void" : `${score}/${outOf}`;

/** The time beside a score; "" where it is kept to oneself. */
export const inTime = (elapsed: number) => (elapsed > 0 ? `in ${timeText(elapsed)}` : "");

/** A sentence on a friend's result. */
export function sharedSentence({ isWin, score, outOf, elapsed }: Scored & { elapsed: number }) {
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

/** How long the grid took, at the end; null where the time is kept to oneself. */
export function timeLine({ isWin, elapsed }: Pick<Verdict, "isWin" | "elapsed">): string | null {
  if (elapsed === 0) return null;
  return isWin ? `Solved in ${timeText(elapsed)}.` : `The whistle went after ${timeText(elapsed)}.`;
}
