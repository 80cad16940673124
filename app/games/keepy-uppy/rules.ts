import type { TimedMove } from "~/play/rules/attempt";
import type { Game, Verdict } from "~/play/rules/game";
import {
  isOver,
  type KeepyPuzzle,
  MAX_SLIPS,
  MAX_TOUCHES,
  MIN_WIN,
  type Moment,
  type Part,
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

/** How a run ended: in the hands, or with the third slip; under former rules over the fence or on the grass as well. */
export type End = "caught" | "slips" | "fence" | "grass" | null;

/**
 * What became of the last move: a clean touch or a mistimed one; a ball over the fence on the left or on the right, or on
 * the grass. The last three bring it back to the middle.
 */
type Fate = "clean" | "mistimed" | "left" | "right" | "grass" | null;

/** A run after some of its moves. */
export type Run = Moment & { slips: number; last: Fate; end: End };

/**
 * What the player may see after the moves so far. It has all that the board needs of the rules, so that the board's
 * script is independent of theirs.
 */
export type KeepyState = Run & {
  /** The gusts that are known, this touch's first: columns forward. None is before one may blow. */
  gusts: readonly number[];
  /** What the parts that can be played would do, with how long each is clean around the ideal moment. */
  ways: readonly (Way & { window: number; isOver: boolean })[];
  /** By how many milliseconds the last touch missed its moment; null without timing. */
  off: number | null;
  /** The touches that win when they are caught. */
  minWin: number;
  isVoid: boolean;
  /** The time of the last move, in milliseconds since the start. */
  elapsed: number;
};

/** The gusts that are shown. */
const FORESIGHT = 3;
const CALM = 3;
/** The wind gets up after so many touches. */
const CALM_TOUCHES = 2;

/** The gusts that are known after so many touches. */
export const gustsAfter = ({ gusts }: Pick<KeepyAnswer, "gusts">, count: number): number[] =>
  Array.from(gusts.slice(count, count + FORESIGHT), (digit, place) =>
    count + place < CALM_TOUCHES ? 0 : Number(digit) - CALM,
  );

export const runAtFirst: Run = { x: 0, log: "", slips: 0, last: null, end: null };

/** The first touch is a knee's, and sure. */
const FIRST_WAYS: readonly Way[] = [{ part: "k", odds: 10, x: 0 }];

/** What the parts that can be played would do. */
export const waysOf = (puzzle: KeepyPuzzle, run: Moment, gust = 0): readonly Way[] =>
  run.log ? waysAt(puzzle, run, gust) : FIRST_WAYS;

/** The milliseconds by which a move missed its moment; null for one without timing. */
export const offOf = (move: Touch): number | null =>
  move.length > 1 ? Number(move.slice(1)) : null;

/** The run after a touch that was timed well, or not. */
export function touched(run: Run, { part, x }: Way, isInTime: boolean): Run {
  const last = isOver(x) ? (x < 0 ? "left" : "right") : isInTime ? "clean" : "mistimed";
  const letter = last === "clean" ? part : part.toUpperCase();
  return after({ ...run, x: isOver(x) ? 0 : x, log: run.log + letter }, last);
}

/** The run with what became of its last move. */
function after(run: Run, last: Fate): Run {
  const slips = run.slips + Number(last !== "clean");
  const isDark = run.log.length === MAX_TOUCHES;
  return { ...run, slips, last, end: slips === MAX_SLIPS ? "slips" : isDark ? "caught" : null };
}

/** The run after a legal move. */
export function runAfter(puzzle: KeepyPuzzle, answer: KeepyAnswer, run: Run, move: Touch): Run {
  if (move === "b") return { ...run, end: "caught" };
  const { length } = run.log;
  const way = waysOf(puzzle, run, gustsAfter(answer, length)[0]).find(
    ({ part }) => part === move[0],
  );
  if (!way) return after({ ...run, x: 0 }, "grass");
  const off = offOf(move);
  const isInTime =
    off === null ? Number(answer.luck[length]) < way.odds : Math.abs(off) <= windowOf(way.odds);
  return touched(run, way, isInTime);
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
  const { length } = run.log;
  const gusts = run.end ? [] : gustsAfter(answer, length);
  const ways = run.end ? [] : waysOf(puzzle, run, gusts[0]);
  return {
    ...run,
    gusts: gusts.slice(0, length < CALM_TOUCHES ? 1 : FORESIGHT),
    ways: ways.map((way) => ({ ...way, window: windowOf(way.odds), isOver: isOver(way.x) })),
    off,
    minWin: MIN_WIN,
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
  const { end, log, isVoid, elapsed, minWin } = state;
  if (!end) return null;
  const score = isVoid ? 0 : bankedOf(state);
  return {
    isWin: isVoid || (end === "caught" && log.length >= minWin),
    score,
    outOf: isVoid ? 0 : log.length,
    elapsed,
    headline: headline(state, score),
  };
}

/** A square for each five touches begun, another one where they had a slip, and red for the end of a ball that dropped. */
function squares({ log, end, isVoid }: KeepyState): string {
  if (isVoid) return "";
  const fives = log.match(/.{1,5}/g) ?? [""];
  return fives
    .map((five, place) =>
      end !== "caught" && place === fives.length - 1 ? "🟥" : /[A-Z]/.test(five) ? "🟨" : "🟩",
    )
    .join("");
}

/** The rules of Keepy-Uppy. */
export const keepyUppy: Game<KeepyPuzzle, KeepyAnswer, Touch, KeepyState> = {
  slug: "keepy-uppy",
  version: 3,
  // A ball on the grass is a move without a touch, and the last touch is followed by nothing.
  maxMoves: MAX_TOUCHES + MAX_SLIPS,
  play,
  refuse,
  verdict,
  squares,
};
