import type { TimedMove } from "~/play/rules/attempt";
import type { Game, Verdict } from "~/play/rules/game";
import {
  type Ball,
  canCatch,
  type Gust,
  isLost,
  type KeepyPuzzle,
  MAX_TOUCHES,
  MIN_WIN,
  type Moment,
  optionAt,
  optionsAt,
  type Part,
  parts,
  STAGE,
} from "./garden";
import { headline, notNow } from "./texts";

/** The moves: a part of the body, or "b", which catches the ball and banks its touches. */
export const moves = [...parts, "b"] as const;

export type Touch = (typeof moves)[number];

export type KeepyAnswer = {
  gusts: readonly Gust[];
  /** Touches that lead to the most that can be caught here. */
  line: string;
  isVoid?: boolean;
};

/** A run after some of its moves. */
export type Run = Moment & { end: "caught" | "dropped" | null };

/** How a part would meet the ball: "lost" sends it where nothing reaches it. */
type Look = "clean" | "wobble" | "drop" | "lost";

/**
 * What the player may see after the moves so far. It has all that the board needs of the rules, so that the board's
 * script is independent of theirs.
 */
export type KeepyState = Run & {
  /** The parts that can be played, and where each would send the ball. */
  options: readonly { part: Part; look: Look; ball: Ball }[];
  canCatch: boolean;
  /** The touches that are still missing for a win. */
  toWin: number;
  /** The garden's best touches, at the end alone. */
  line: string | null;
  isVoid: boolean;
  /** The time of the last move, in milliseconds since the start. */
  elapsed: number;
};

/** The gusts that are shown. */
const FORESIGHT = 3;

type Weather = Pick<KeepyAnswer, "gusts">;

const gustsAfter = ({ gusts }: Weather, count: number) => gusts.slice(count, count + FORESIGHT);

/** The run after a legal move. */
export function runAfter(puzzle: KeepyPuzzle, weather: Weather, run: Run, move: Touch): Run {
  if (move === "b") return { ...run, end: "caught" };
  const { isDrop, next: moment } = optionAt(puzzle, run, move);
  if (isDrop) return { ...run, wobbles: Math.max(run.wobbles, moment.wobbles), end: "dropped" };
  const { length } = moment.log;
  const next = { ...moment, gusts: gustsAfter(weather, length) };
  const end = length === MAX_TOUCHES ? "caught" : isLost(puzzle, next) ? "dropped" : null;
  return { ...next, end };
}

/** The run before the first touch. */
export const runAtFirst = ({ ball }: KeepyPuzzle, weather: Weather): Run => ({
  ball,
  log: "",
  wobbles: 0,
  clean: 0,
  gusts: gustsAfter(weather, 0),
  end: null,
});

function play(
  puzzle: KeepyPuzzle,
  answer: KeepyAnswer,
  log: readonly TimedMove<Touch>[],
): KeepyState {
  let run = runAtFirst(puzzle, answer);
  let elapsed = 0;
  for (const { move, at } of log) {
    if (run.end) break;
    run = runAfter(puzzle, answer, run, move);
    elapsed = at;
  }
  const options = optionsAt(puzzle, run).map(({ part, isDrop, isWobble, next }) => ({
    part,
    look: isDrop ? "drop" : isLost(puzzle, next) ? "lost" : isWobble ? "wobble" : "clean",
    ball: next.ball,
  })) satisfies KeepyState["options"];
  return {
    ...run,
    options: run.end ? [] : options,
    canCatch: canCatch(run),
    toWin: Math.max(0, MIN_WIN - run.log.length),
    line: run.end && answer.line,
    isVoid: answer.isVoid ?? false,
    elapsed,
  };
}

/** A part that is still to come, or a catch out of reach. */
function refuse(state: KeepyState, move: Touch): string | null {
  const can = move === "b" ? state.canCatch : state.options.some(({ part }) => part === move);
  return can ? null : notNow;
}

/** The touches that count: all of them when it was caught, half when it dropped. */
export const bankedOf = ({ log: { length }, end }: Run): number =>
  end === "dropped" ? Math.floor(length / 2) : length;

function verdict(state: KeepyState): Verdict | null {
  const { end, line, isVoid, elapsed, toWin } = state;
  if (!end) return null;
  const score = isVoid ? 0 : bankedOf(state);
  return {
    isWin: isVoid || (end === "caught" && toWin === 0),
    score,
    outOf: isVoid ? 0 : (line ?? "").length,
    elapsed,
    headline: headline(state, score),
  };
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
  version: 1,
  maxMoves: MAX_TOUCHES,
  play,
  refuse,
  verdict,
  squares,
};
