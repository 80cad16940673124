import type { Game } from "~/play/rules/game";
import type { Ruling } from "~/play/rules/server-game.server";
import {
  canCatch,
  type FirstMoment,
  type FirstPuzzle,
  type Gust,
  isLost,
  MAX_TOUCHES,
  MAX_WOBBLES,
  optionsAt,
} from "./first-garden.server";
import { inWorld } from "./garden";
import { type KeepyState, keepyUppy, type Touch } from "./rules";
import { tensOf } from "./second-rules.server";
import { notNow } from "./texts";
import { gardenOf } from "./weather.server";

type FirstAnswer = { gusts: readonly Gust[]; best: number; isVoid?: boolean };

/** A state of today's, with what the first rules measured a result by. */
type FirstState = KeepyState & { best: number; inReach: boolean };

/** The most that could be caught in the gardens whose days came under the first rules, by their numbers. */
const bests: Readonly<Record<number, number>> = { 1: 53, 2: 55, 3: 68 };
const FIRST_MIN_WIN = 15;
const FORESIGHT = 3;

/** The log, with capitals for wobbles, is beside the moment, whose rules compare its letters. */
type FirstRun = { moment: FirstMoment; log: string; end: KeepyState["end"] };

function runAfter(puzzle: FirstPuzzle, answer: FirstAnswer, run: FirstRun, move: Touch): FirstRun {
  if (move === "b") return { ...run, end: "caught" };
  const option = optionsAt(puzzle, run.moment).find(({ part }) => part === move[0]);
  if (!option) return { ...run, end: "grass" };
  const { part, isDrop, isWobble, next } = option;
  const fall = next.wobbles === MAX_WOBBLES ? "slips" : "grass";
  const wobbles = Math.max(run.moment.wobbles, next.wobbles);
  if (isDrop) return { ...run, moment: { ...run.moment, wobbles }, end: fall };
  const { length } = next.log;
  const moment = { ...next, gusts: answer.gusts.slice(length, length + FORESIGHT) };
  const end = length === MAX_TOUCHES ? "caught" : isLost(puzzle, moment) ? fall : null;
  return { moment, log: run.log + (isWobble ? part.toUpperCase() : part), end };
}

/** The rules of the title's first days, in the state of today's, so that today's board and report show their runs. */
const firstRules: Game<FirstPuzzle, FirstAnswer, Touch, FirstState> = {
  slug: keepyUppy.slug,
  version: 1,
  maxMoves: MAX_TOUCHES,
  play(puzzle, answer, log) {
    const gusts = answer.gusts.slice(0, FORESIGHT);
    const moment = { ball: puzzle.ball, log: "", wobbles: 0, clean: 0, gusts };
    let run: FirstRun = { moment, log: "", end: null };
    for (const { move } of log) {
      if (!run.end) run = runAfter(puzzle, answer, run, move);
    }
    const { ball, wobbles } = run.moment;
    return {
      x: inWorld(ball.drift),
      log: run.log,
      slips: wobbles,
      last: run.log ? (/[a-z]$/.test(run.log) ? "clean" : "mistimed") : null,
      end: run.end,
      gusts: run.end ? [] : run.moment.gusts.map(([push]) => push),
      ways: run.end ? [] : waysOf(puzzle, run.moment),
      off: null,
      minWin: FIRST_MIN_WIN,
      isVoid: answer.isVoid ?? false,
      elapsed: log.at(-1)?.at ?? 0,
      best: answer.best,
      inReach: canCatch(run.moment),
    };
  },
  refuse: (state, move) =>
    move === "b" && !state.inReach ? notNow : keepyUppy.refuse(state, move),
  verdict(state) {
    const verdict = keepyUppy.verdict(state);
    return verdict && { ...verdict, outOf: state.isVoid ? 0 : state.best };
  },
  squares: tensOf,
};

/** The parts that today's rules have as well, with a chance of all or nothing. */
function waysOf(puzzle: FirstPuzzle, moment: FirstMoment): KeepyState["ways"] {
  return optionsAt(puzzle, moment).flatMap(({ part, isDrop, isWobble, next }) => {
    if (part === "r") return [];
    const isOver = isDrop || isLost(puzzle, next);
    return [
      { part, odds: isWobble || isOver ? 0 : 10, x: inWorld(next.ball.drift), window: 0, isOver },
    ];
  });
}

/**
 * The ruling of the first days.
 *
 * @param gardenAt the seed of a garden and whether it was voided; null for an unknown number
 */
export const firstRuling = (
  gardenAt: (
    number: number,
    voided?: readonly string[],
  ) => { seed: number; isVoid: boolean } | null,
): Ruling => ({
  rules: firstRules as Ruling["rules"],
  edition(number, voided) {
    const garden = gardenAt(number, voided);
    const best = bests[number];
    if (!garden || best === undefined) return null;
    const { ball, stages, gusts } = gardenOf(garden.seed);
    const answer: FirstAnswer = { gusts, best, ...(garden.isVoid && { isVoid: true }) };
    return { number, puzzle: { ball, stages }, answer, ...(garden.isVoid && { hasVoid: true }) };
  },
});
