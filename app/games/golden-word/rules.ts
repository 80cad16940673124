import type { TimedMove } from "~/play/rules/attempt";
import type { Game, Verdict } from "~/play/rules/game";
import { hardModeProblem } from "./hard-mode";
import { colour, type Mark, type Row } from "./marks";
import { headline, refusals, takenBack } from "./texts";
import { MAX_TRIES } from "./word";

/** The option that requires revealed letters to be used again. */
export const HARD = "hard";

/** What is public from the start. */
export type GoldenPuzzle = { length: number };

/**
 * What stays secret until the end: the record, its word and line in the phrase book, the source of a line that states a
 * fact, and whether it was wrong.
 */
export type GoldenAnswer = {
  id: string;
  word: string;
  line: string;
  source?: string;
  isVoid?: true;
};

/** What the player may see after the moves so far. */
export type GoldenState = {
  length: number;
  isHard: boolean;
  rows: readonly Row[];
  /** The time of the last try, in milliseconds since the start. */
  elapsed: number;
  /** Null while the attempt is running. */
  ending: (GoldenAnswer & { isWin: boolean }) | null;
};

const LETTERS = /^[a-z]*$/;
const SQUARES: Record<Mark, string> = { gold: "🟨", chalk: "⬜", bench: "⬛" };

function play(
  { length }: GoldenPuzzle,
  answer: GoldenAnswer,
  moves: readonly TimedMove<string>[],
  options: readonly string[],
): GoldenState {
  const found = moves.findIndex(({ move }) => move === answer.word);
  const counted = moves.slice(0, found < 0 ? MAX_TRIES : Math.min(found + 1, MAX_TRIES));
  const isWin = counted.at(-1)?.move === answer.word;
  const isOver = isWin || counted.length === MAX_TRIES;
  return {
    length,
    isHard: options.includes(HARD),
    rows: counted.map(({ move }) => ({ word: move, marks: colour(move, answer.word) })),
    elapsed: counted.at(-1)?.at ?? 0,
    ending: isOver ? { ...answer, isWin } : null,
  };
}

function refuse({ length, isHard, rows, ending }: GoldenState, word: string): string | null {
  if (ending) return refusals.over;
  if (word === "") return refusals.empty(length);
  if (!LETTERS.test(word)) return refusals.notLetters;
  if (word.length !== length) return refusals.wrongLength(length, word.length);
  if (rows.some((row) => row.word === word)) return refusals.tried(word);
  return isHard ? hardModeProblem(rows, word) : null;
}

/** The score: 6 for the first try down to 1 for the sixth, 0 for a loss. */
function verdict({ rows, elapsed, ending }: GoldenState): Verdict | null {
  if (!ending) return null;
  const { isWin, isVoid } = ending;
  if (isVoid) return { isWin: true, score: 0, outOf: 0, elapsed, headline: takenBack.headline };
  return {
    isWin,
    score: isWin ? MAX_TRIES + 1 - rows.length : 0,
    outOf: MAX_TRIES,
    elapsed,
    headline: headline(isWin, rows.length),
  };
}

const squares = ({ rows, ending }: GoldenState) =>
  ending?.isVoid
    ? ""
    : rows.map(({ marks }) => marks.map((mark) => SQUARES[mark]).join("")).join("\n");

/** The rules of Golden Word. A move is a word in lower case (`normaliseWord`). */
export const goldenWord: Game<GoldenPuzzle, GoldenAnswer, string, GoldenState> = {
  slug: "golden-word",
  version: 1,
  maxMoves: MAX_TRIES,
  play,
  refuse,
  verdict,
  squares,
};
