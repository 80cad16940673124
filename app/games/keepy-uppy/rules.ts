import type { TimedMove } from "~/play/attempt";
import type { Game, Verdict } from "~/play/game";
import {
  canCatch,
  type Gust,
  isLost,
  type KeepyPuzzle,
  MAX_TOUCHES,
  MIN_WIN,
  type Moment,
  optionsAt,
  parts,
  STAGE,
  skills,
} from "./garden";
import { headline, notYet, tooFar } from "./texts";

/** The moves: a part of the body, or "b", which catches the ball and banks its touches. */
export const moves = [...parts, "b"] as const;

export type Touch = (typeof moves)[number];

export type KeepyAnswer = {
  /** A letter for each gust: three lifts for each of seven pushes. */
  gusts: string;
  /** Touches that lead to the most that can be caught here. */
  line: string;
  isVoid?: boolean;
};

/** What the player may see after the moves so far. */
export type KeepyState = Moment & {
  end: "caught" | "dropped" | null;
  /** The garden's best touches, at the end alone. */
  line: string | null;
  isVoid: boolean;
  /** The time of the last move, in milliseconds since the start. */
  elapsed: number;
};

/** The gusts that are shown. */
const FORESIGHT = 3;

const A = "a".charCodeAt(0);
const LIFTS = 3;
const MAX_PUSH = 3;

/** The letter of a gust in an answer. */
export const gustLetter = ({ push, lift }: Gust): string =>
  String.fromCharCode(A + (push + MAX_PUSH) * LIFTS + lift + 1);

/** The gusts that are shown after so many touches. */
const gustsAfter = (gusts: string, count: number): Gust[] =>
  Array.from(gusts.slice(count, count + FORESIGHT), (letter) => {
    const place = letter.charCodeAt(0) - A;
    return { push: Math.floor(place / LIFTS) - MAX_PUSH, lift: (place % LIFTS) - 1 };
  });

/** The state after a legal move. */
export function stateAfter(
  puzzle: KeepyPuzzle,
  { gusts }: Pick<KeepyAnswer, "gusts">,
  state: KeepyState,
  move: Touch,
): KeepyState {
  if (move === "b") return { ...state, end: "caught" };
  const option = optionsAt(puzzle, state).find(({ part }) => part === move);
  if (!option || option.isDrop) return { ...state, end: "dropped" };
  const { length } = option.next.log;
  const next = { ...state, ...option.next, gusts: gustsAfter(gusts, length) };
  if (length === MAX_TOUCHES) return { ...next, end: "caught" };
  return isLost(puzzle, next) ? { ...next, end: "dropped" } : next;
}

/** The state before the first touch. */
export const stateAtFirst = (
  { ball }: KeepyPuzzle,
  { gusts, isVoid = false }: Pick<KeepyAnswer, "gusts" | "isVoid">,
): KeepyState => ({
  ball,
  log: "",
  wobbles: 0,
  clean: 0,
  gusts: gustsAfter(gusts, 0),
  end: null,
  line: null,
  isVoid,
  elapsed: 0,
});

function play(
  puzzle: KeepyPuzzle,
  answer: KeepyAnswer,
  log: readonly TimedMove<Touch>[],
): KeepyState {
  let state = stateAtFirst(puzzle, answer);
  for (const { move, at } of log) {
    if (!state.end) state = { ...stateAfter(puzzle, answer, state, move), elapsed: at };
  }
  return state.end ? { ...state, line: answer.line } : state;
}

function refuse(state: KeepyState, move: Touch): string | null {
  if (move === "b") return canCatch(state) ? null : tooFar;
  return state.log.length < skills[move].from ? notYet(skills[move].from) : null;
}

/** The touches that count: all of them when it was caught, half when it dropped. */
export const bankedOf = ({ log: { length }, end }: Pick<KeepyState, "log" | "end">): number =>
  end === "dropped" ? Math.floor(length / 2) : length;

function verdict(state: KeepyState): Verdict | null {
  const { end, line, isVoid, elapsed } = state;
  if (!end) return null;
  const score = isVoid ? 0 : bankedOf(state);
  const outOf = isVoid ? 0 : (line ?? "").length;
  const isWin = isVoid || (end === "caught" && score >= MIN_WIN);
  return { isWin, score, outOf, elapsed, headline: headline(state, score) };
}

/** A square for each ten touches begun. */
function squares({ log, end, isVoid }: KeepyState): string {
  if (isVoid) return "";
  const tens = "🟩".repeat(Math.max(1, Math.ceil(log.length / STAGE)) - 1);
  return tens + (end === "dropped" ? "🟥" : "🟩");
}

/** The rules of Keepy-Uppy. */
export const keepyUppy: Game<KeepyPuzzle, KeepyAnswer, Touch, KeepyState> = {
  slug: "keepy-uppy",
  maxMoves: MAX_TOUCHES,
  play,
  refuse,
  verdict,
  squares,
};
