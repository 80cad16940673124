import type { Game } from "~/play/rules/game";
import type { Ruling } from "~/play/rules/server-game.server";
import {
  isOver,
  type KeepyPuzzle,
  MAX_TOUCHES,
  type Moment,
  type Way,
  waysAt,
  windowOf,
} from "./garden";
import { type End, type KeepyAnswer, type KeepyState, keepyUppy, offOf, type Touch } from "./rules";

/** A run of the second rules: the first fall ended it, and five clean touches in a row took a wobble off. */
type SecondRun = Moment & { wobbles: number; clean: number; end: End };

const MAX_WOBBLES = 3;
const STEADY = 5;
const MIN_WIN = 20;
const FORESIGHT = 3;
const CALM = 3;
const TENS = 10;

const gustsAfter = ({ gusts }: KeepyAnswer, count: number): number[] =>
  Array.from(gusts.slice(count, count + FORESIGHT), (digit) => Number(digit) - CALM);

function runAfter(
  puzzle: KeepyPuzzle,
  answer: KeepyAnswer,
  run: SecondRun,
  move: Touch,
): SecondRun {
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
    next.wobbles === MAX_WOBBLES ? "slips" : isOver(way.x) ? "fence" : isDark ? "caught" : null;
  return { ...next, end };
}

function touched(run: SecondRun, { part, x }: Way, isClean: boolean): SecondRun {
  const { log, wobbles, clean } = run;
  if (!isClean) return { ...run, x, log: log + part.toUpperCase(), wobbles: wobbles + 1, clean: 0 };
  const row = wobbles ? clean + 1 : 0;
  const isSteadied = row === STEADY;
  return {
    ...run,
    x,
    log: log + part,
    wobbles: wobbles - Number(isSteadied),
    clean: isSteadied ? 0 : row,
  };
}

/** A square for each ten touches begun, as results of before were shared. */
export function tensOf({ log, end, isVoid }: KeepyState): string {
  if (isVoid) return "";
  const tens = "🟩".repeat(Math.max(1, Math.ceil(log.length / TENS)) - 1);
  return tens + (end === "caught" ? "🟩" : "🟥");
}

/** The rules of before in the state of today's, so that today's board and report show their runs. */
const secondRules: Game<KeepyPuzzle, KeepyAnswer, Touch, KeepyState> = {
  ...keepyUppy,
  version: 2,
  maxMoves: MAX_TOUCHES,
  play(puzzle, answer, log) {
    let run: SecondRun = { x: 0, log: "", wobbles: 0, clean: 0, end: null };
    let elapsed = 0;
    let off: number | null = null;
    for (const { move, at } of log) {
      if (run.end) break;
      run = runAfter(puzzle, answer, run, move);
      elapsed = at;
      off = offOf(move);
    }
    const { wobbles, clean: _, ...shown } = run;
    const gusts = run.end ? [] : gustsAfter(answer, run.log.length);
    const ways = run.end ? [] : waysAt(puzzle, run, gusts[0] ?? 0);
    return {
      ...shown,
      slips: wobbles,
      last: run.log ? (/[a-z]$/.test(run.log) ? "clean" : "mistimed") : null,
      gusts,
      ways: ways.map((way) => ({ ...way, window: windowOf(way.odds), isOver: isOver(way.x) })),
      off,
      minWin: MIN_WIN,
      isVoid: answer.isVoid ?? false,
      elapsed,
    };
  },
  squares: tensOf,
};

/**
 * The ruling of before, which reads the gardens as today's does.
 *
 * @param edition of a number, as today's rules read it
 */
export const secondRuling = (edition: Ruling["edition"]): Ruling => ({
  rules: secondRules as Ruling["rules"],
  edition,
});
