import { lastMoveAt, type TimedMove } from "~/play/rules/attempt";
import type { Game, Verdict } from "~/play/rules/game";
import { winningScore } from "./par";
import { headline, outText, overText } from "./texts";

/** The columns of the street, counted from 1. */
export const COLUMNS = 7;
export const PASSES = 10;
/** So many hits in a row are a one-two: from the next pass on hits count double, until one finds no number. */
export const ONE_TWO = 5;
/** The highest par of a street. */
export const MAX_PAR = 99;

/** How hard a pass can be. */
export const weights = ["soft", "firm", "hard"] as const;

export type Weight = (typeof weights)[number];

/** How far each comes back, in halves of the way to the brick. */
const HALVES: Record<Weight, number> = { soft: 1, firm: 2, hard: 3 };

/** A move: the brick it is aimed at, by its column, and how hard. */
export type Pass = { brick: number; weight: Weight };

export type WallPuzzle = {
  /** The column in which the first pass is made. */
  start: number;
  /** The numbers on the bricks of each column, the one in front first. */
  wall: readonly (readonly number[])[];
  /** The most that ten passes can score. */
  par: number;
};

/** Whether the board was voided: nothing else is hidden. */
export type WallAnswer = { isVoid?: true };

/** A pass as it was played. */
export type Played = Pass & {
  from: number;
  /** Where it came back to; off the street it is a lost ball. */
  to: number;
  /** The number that it hit; 0 for none. */
  number: number;
  points: number;
};

/** What the player may see after the passes so far. */
export type WallState = {
  passes: readonly Played[];
  /** Where the player stands. */
  at: number;
  /** The numbers that are left. */
  wall: readonly (readonly number[])[];
  /** Hits in a row, counted up to a one-two. */
  run: number;
  score: number;
  par: number;
  /** The time of the last pass, in milliseconds since the start. */
  elapsed: number;
  isVoid: boolean;
};

/** Where a pass comes back to; a half falls to the brick's side. Off the street it is a lost ball. */
export const landing = (from: number, { brick, weight }: Pass): number =>
  brick + Math.trunc(((brick - from) * HALVES[weight]) / 2);

export const isLost = (column: number): boolean => column < 1 || column > COLUMNS;

/** How hard a pass at a brick can be at most, to come back to the street; undefined if each is lost. */
export const hardestAt = (from: number, brick: number): Weight | undefined =>
  weights.findLast((weight) => !isLost(landing(from, { brick, weight })));

/** What a board looks like between two passes. */
export type Position = Pick<WallState, "at" | "wall" | "run">;

/**
 * Plays a pass. A lost ball rubs nothing off, and leaves the player where they were; only logs have one that were made
 * before such passes were refused.
 */
export function pass({ at, wall, run }: Position, made: Pass): { played: Played } & Position {
  const to = landing(at, made);
  const place = made.brick - 1;
  const number = isLost(to) ? 0 : (wall[place]?.[0] ?? 0);
  const isDouble = run >= ONE_TWO;
  return {
    played: { ...made, from: at, to, number, points: isDouble ? 2 * number : number },
    at: isLost(to) ? at : to,
    wall: number > 0 ? wall.map((column, index) => column.slice(index === place ? 1 : 0)) : wall,
    run: number > 0 ? Math.min(run + 1, ONE_TWO) : 0,
  };
}

/** Plays passes, one after the other. */
function playedFrom(before: Position, passes: readonly Pass[]) {
  let position = before;
  const played = passes.map((made) => {
    const step = pass(position, made);
    position = { at: step.at, wall: step.wall, run: step.run };
    return step.played;
  });
  return { passes: played, position };
}

/** Passes as they are played on a street. */
export const playedOn = (
  { start, wall }: Omit<WallPuzzle, "par">,
  passes: readonly Pass[],
): Played[] => playedFrom({ at: start, wall, run: 0 }, passes).passes;

function play(
  { start, wall, par }: WallPuzzle,
  { isVoid }: WallAnswer,
  moves: readonly TimedMove<Pass>[],
): WallState {
  const counted = moves.slice(0, PASSES);
  const { passes, position } = playedFrom(
    { at: start, wall, run: 0 },
    counted.map(({ move }) => move),
  );
  return {
    ...position,
    passes,
    score: passes.reduce((sum, { points }) => sum + points, 0),
    par,
    elapsed: lastMoveAt({ moves: counted }),
    isVoid: isVoid === true,
  };
}

/** Whether all passes are played. */
const isOver = ({ passes }: WallState): boolean => passes.length === PASSES;

/** A ball that would be lost is not played: it could only cost a pass. */
function refuse(state: WallState, made: Pass): string | null {
  if (isOver(state)) return overText;
  const isBack = !isLost(landing(state.at, made));
  return isBack ? null : outText(made.weight, hardestAt(state.at, made.brick));
}

function verdict(state: WallState): Verdict | null {
  if (!isOver(state)) return null;
  const { isVoid, elapsed } = state;
  const [score, outOf] = isVoid ? [0, 0] : [state.score, state.par];
  const isWin = score >= winningScore(outOf);
  return { isWin, score, outOf, elapsed, headline: headline({ isWin, score, outOf }) };
}

function square({ to, number, points }: Played): string {
  if (isLost(to)) return "⬛";
  return number === 0 ? "⬜" : points > number ? "🟨" : "🟩";
}

/** The rules of Wall Pass. A move is a pass off the wall; the next one begins where it comes back to. */
export const wallPass: Game<WallPuzzle, WallAnswer, Pass, WallState> = {
  slug: "wall-pass",
  version: 1,
  maxMoves: PASSES,
  play,
  refuse,
  verdict,
  squares: ({ passes, isVoid }) => (isVoid ? "" : passes.map(square).join("")),
};
