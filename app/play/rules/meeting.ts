import { inSentence } from "~/platform/names/in-sentence";
import { tenths } from "./clock-text";

/** A result as it meets another one of the same edition, with its score as the title writes it. */
export type Side = {
  isWin: boolean;
  score: number;
  outOf: number;
  /** In milliseconds; null if only the score is known. */
  elapsed: number | null;
  text: string;
};

/** How one side's result stands against the other's, and what decides it. */
type Meeting = {
  /** 1 if the first side is ahead, -1 if the second is, 0 if they are level. */
  ahead: -1 | 0 | 1;
  /** "end": one has won its game and the other hasn't. Null where they are level. */
  by: "end" | "score" | "time" | null;
  /** Points of the score, or tenths of a second; 0 where they are level. */
  margin: number;
};

const LEVEL: Meeting = { ahead: 0, by: null, margin: 0 };

/**
 * Holds two results of an edition against each other: who has won the game, then the score, then the time, where the
 * title's results are told apart by it. A result that was taken back is level with any other.
 *
 * @param isTimed whether the faster one of two equal results is ahead
 */
export function meet(one: Side, other: Side, isTimed: boolean): Meeting {
  if (one.outOf === 0 || other.outOf === 0) return LEVEL;
  const score = one.score - other.score;
  if (one.isWin !== other.isWin) {
    return { ahead: one.isWin ? 1 : -1, by: "end", margin: Math.abs(score) };
  }
  if (score !== 0) return { ahead: score > 0 ? 1 : -1, by: "score", margin: Math.abs(score) };
  if (!isTimed || one.elapsed === null || other.elapsed === null) return LEVEL;
  const time = tenths(other.elapsed) - tenths(one.elapsed);
  if (time === 0) return LEVEL;
  return { ahead: time > 0 ? 1 : -1, by: "time", margin: Math.abs(time) };
}

/**
 * The sentence under both boards: "You win, 5-3."
 *
 * @param rival whose the second board is
 * @param who whose the first board is; by default it is the reader's
 */
export function meetingLine(
  own: Side,
  their: Side,
  rival: string,
  isTimed: boolean,
  who?: string,
): string {
  const { ahead, by, margin } = meet(own, their, isTimed);
  if (ahead === 0) return "Level.";
  if (by === "time") {
    const faster = ahead > 0 ? who : rival;
    return faster
      ? `Level. ${inSentence(faster)} was faster by ${seconds(margin)}.`
      : `Level. Faster by ${seconds(margin)}.`;
  }
  if (ahead < 0) return `${inSentence(rival)} keeps it.`;
  const win = who ? `${inSentence(who)} wins` : "You win";
  return isCounted(own, their) ? `${win}, ${own.score}-${their.score}.` : `${win}.`;
}

/** Whether the winner has more points, which both sides' scores tell: not the tries of a word, nor a lost shoot-out. */
const isCounted = (winner: Side, loser: Side): boolean =>
  winner.score > loser.score &&
  [winner, loser].every(({ score, outOf, text }) => text === `${score}/${outOf}`);

/**
 * What the sender of a link is told: "Thabo answered: 5/5 and wins by one."
 *
 * @param own the sender's result
 * @param who has answered
 */
export function answerLine(own: Side, answer: Side, who: string, isTimed: boolean): string {
  const { ahead, by, margin } = meet(answer, own, isTimed);
  const said = `${inSentence(who)} answered: ${answer.text}`;
  if (ahead === 0) return `${said}, level with you.`;
  if (by === "time") {
    return ahead > 0
      ? `${said}, level, and faster by ${seconds(margin)}.`
      : `${said}. You were faster by ${seconds(margin)}.`;
  }
  if (ahead < 0) return `${said}. You keep it.`;
  return by === "score" || isCounted(answer, own)
    ? `${said} and wins by ${inWords(margin)}.`
    : `${said} and wins.`;
}

/** "0.9 s", which no line breaks. */
const seconds = (margin: number): string => `${(margin / 10).toFixed(1)}\u00a0s`;

const WORDS = ["", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

const inWords = (number: number): string => WORDS[number] ?? String(number);
