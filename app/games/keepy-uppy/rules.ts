import type { TimedMove } from "~/play/rules/attempt";
import type { Game, Verdict } from "~/play/rules/game";
import {
  isOver,
  type KeepyPuzzle,
  MAX_TOUCHES,
  MAX_WOBBLES,
  MIN_WIN,
  type Moment,
  type Part,
  STAGE,
  touched,
  type Way,
  waysAt,
  windowOf,
} from "./garden";
import { headline, notNow } from "./texts";

/**
 * A part of the body, alone or with the milliseconds by which its touch missed the ideal moment, negative if it came too
 * early; "b", which catches the ball and banks its touches; or "g", when nothing came and the ball is on the grass.
 */
export type Touch = "b" | "g" | Part | `${Part}${number}`;

export type KeepyAnswer = {
  /** A digit for each touch: 3 is calm, more of it pushes forward. */
  gusts: string;
  /** A digit for each touch: one without timing is clean if its odds are above it. */
  luck: string;
  isVoid?: boolean;
};

/** How a run ended: in the hands, with the third wobble, over the fence, or untouched on the grass. */
type End = "caught" | "wobbles" | "fence" | "grass" | null;

/** A run after some of its moves. */
export type Run = Moment & { end: End };

/**
 * What the player may see after the moves so far. It has all that the board needs of the rules, so that the board's
 * script is independent of theirs.
 */
export type KeepyState = Run & {
  /** The gusts that are known, this touch's first: columns forward. */
  gusts: readonly number[];
  /** What the parts that can be played would do, with how long each is clean around the ideal moment. */
  ways: readonly (Way & { window: number; isOver: boolean })[];
  /** By how many milliseconds the last touch missed its moment; null without timing. */
  off: number | null;
  /** The touches that are still missing for a win. */
  toWin: number;
  isVoid: boolean;
  /** The time of the last move, in milliseconds since the start. */
  elapsed: number;
};

/** The gusts that are shown. */
const FORESIGHT = 3;
const CALM = 3;

/** The gusts that are known after so many touches. */
export const gustsAfter = ({ gusts }: Pick<KeepyAnswer, "gusts">, count: number): number[] =>
  Array.from(gusts.slice(count, count + FORESIGHT), (digit) => Number(digit) - CALM);

export const runAtFirst: Run = { x: 0, log: "", wobbles: 0, clean: 0, end: null };

/** The milliseconds by which a move missed its moment; null for one without timing. */
const offOf = (move: Touch): number | null => (move.length > 1 ? Number(move.slice(1)) : null);

/** The run after a legal move. */
export function runAfter(puzzle: KeepyPuzzle, answer: KeepyAnswer, run: Run, move: Touch): Run {
  if (move === "b") return { ...run, end: "caught" };
  const { length } = run.log;
  const [gust = 0] = gustsAfter(answer, length);
  const way = waysAt(puzzle, run, gust).find(({ part }) => part === move[0]);
  if (!way) return { ...run, end: "grass" };
  const off = offOf(move);
  const isClean =
    off === null ? Number(answer.luck[length]) < way.odds : Math.abs(off) <= windowOf(way.odds);
  const next = touched(run, way, isClean);
  const isDark = next.log.length === MAX_TOUCHES;
  const end =
    next.wobbles === MAX_WOBBLES ? "wobbles" : isOver(way.x) ? "fence" : isDark ? "caught" : null;
  return { ...next, end };
}

function play(
  puzzle: KeepyPuzzle,
  answer: KeepyAnswer,
  log: readonly TimedMove<Touch>[],
): KeepyState {
  let run = runAtFirst;
  let elapsed = 0;
  let off: number | null = null;
  for (const { move, at } of log) {
    if (run.end) break;
    run = runAfter(puzzle, answer, run, move);
    elapsed = at;
    off = offOf(move);
  }
  const gusts = run.end ? [] : gustsAfter(answer, run.log.length);
  const ways = run.end ? [] : waysAt(puzzle, run, gusts[0] ?? 0);
  return {
    ...run,
    gusts,
    ways: ways.map((way) => ({ ...way, window: windowOf(way.odds), isOver: isOver(way.x) })),
    off,
    toWin: Math.max(0, MIN_WIN - run.log.length),
    isVoid: answer.isVoid ?? false,
    elapsed,
  };
}

/** A part that is still to come, or an end before the first touch. */
function refuse({ log, ways }: KeepyState, move: Touch): string | null {
  const can = /[bg]/.test(move) ? log !== "" : ways.some(({ part }) => part === move[0]);
  return can ? null : notNow;
}

/** The touches that count: all of them when it was caught, half when it dropped. */
export const bankedOf = ({ log: { length }, end }: Run): number =>
  end === "caught" ? length : Math.floor(length / 2);

function verdict(state: KeepyState): Verdict | null {
  const { end, log, isVoid, elapsed, toWin } = state;
  if (!end) return null;
  const score = isVoid ? 0 : bankedOf(state);
  return {
    isWin: isVoid || (end === "caught" && toWin === 0),
    score,
    outOf: isVoid ? 0 : log.length,
    elapsed,
    headline: headline(state, score),
  };
}

/** A square for each ten touches begun. */
function squares({ log, end, isVoid }: KeepyState): string {
  if (isVoid) return "";
  const tens = "🟩".repeat(Math.max(1, Math.ceil(log.length / STAGE)) - 1);
  return tens + (end === "caught" ? "🟩" : "🟥");
}

/** The rules of Keepy-Uppy. */
export const keepyUppy: Game<KeepyPuzzle, KeepyAnswer, Touch, KeepyState> = {
  slug: "keepy-uppy",
  version: 2,
  // The last touch is followed by nothing, and any other by a catch or the grass.
  maxMoves: MAX_TOUCHES,
  play,
  refuse,
  verdict,
  squares,
};
