import type { TimedMove } from "~/play/rules/attempt";
import type { Game, Verdict } from "~/play/rules/game";
import {
  CAREERS,
  type CareerAnswer,
  type CareerPuzzle,
  type CareerState,
  type HiddenCareer,
  type Line,
  MAX_STATIONS,
  type WrongGuess,
} from "./career";
import { type CareerMove, codeIn, placeIn } from "./move";
import { packStations, packWrong, readWrong, withoutCode } from "./packed";
import { MAX_POINTS, rankOf } from "./ranks";
import { headline, refusals } from "./texts";

/** The points of a week without voids from which on it is a win. */
export const MIN_WIN = 12;

/** A career while its moves are folded. */
type Run = { shown: number; wrong: WrongGuess[]; isOver: boolean; namedAt: number | null };

function play(
  _puzzle: CareerPuzzle,
  { careers, names }: CareerAnswer,
  moves: readonly TimedMove<CareerMove>[],
): CareerState {
  const runs = careers.map((): Run => ({ shown: 1, wrong: [], isOver: false, namedAt: null }));
  let elapsed = 0;
  for (const { move, at } of moves) {
    const career = careers[placeIn(move)];
    const run = runs[placeIn(move)];
    if (!career || !run || run.isOver) continue;
    const code = codeIn(move);
    if (code === career.code) run.namedAt = run.shown;
    else if (code) {
      const hint = career.hints[run.wrong.length];
      run.wrong.push(packWrong(run.shown, code, names.get(code) ?? "", hint));
    }
    run.isOver = code === career.code || run.shown === career.stations.length;
    if (!run.isOver) run.shown++;
    elapsed = at;
  }
  return { lines: careers.map((career, place) => lineOf(career, runs[place] as Run)), elapsed };
}

function lineOf(career: HiddenCareer, { shown, wrong, isOver, namedAt }: Run): Line {
  const { stations, isVoid, code: _, hints: _hints, ...told } = career;
  const count = isOver ? stations.length : shown;
  return {
    stops: stations.length,
    shown: count,
    stations: packStations(stations.slice(0, count)),
    wrong: isOver ? wrong.map(withoutCode) : wrong,
    told: isOver ? { ...told, stop: namedAt } : null,
    ...(isVoid && { isVoid }),
  };
}

function refuse({ lines }: CareerState, move: CareerMove): string | null {
  const line = lines[placeIn(move)];
  if (!line || line.told) return refusals.over;
  const code = codeIn(move);
  if (!code) return null;
  const tried = line.wrong.map(readWrong).find((one) => one.code === code);
  return tried ? refusals.tried(tried.name) : null;
}

/** A voided career is not waited for. */
function verdict({ lines, elapsed }: CareerState): Verdict | null {
  if (!lines.every(({ told, isVoid }) => told || isVoid)) return null;
  const { score, outOf, minWin } = scoreOf(lines);
  const isWin = score >= minWin;
  return { isWin, score, outOf, elapsed, headline: headline(score, outOf) };
}

/** The points of the careers that are over, how many there are in all, and from how many on the week is a win. */
export function scoreOf(lines: readonly Line[]) {
  const graded = lines.filter(({ isVoid }) => !isVoid);
  const score = graded.reduce(
    (sum, line) => sum + (line.told ? rankOf(line, line.told).points : 0),
    0,
  );
  const outOf = graded.length * MAX_POINTS;
  return { score, outOf, minWin: Math.ceil((outOf * MIN_WIN) / (CAREERS * MAX_POINTS)) };
}

/** A square for each career that counts, in the colour of its rank. */
function squares({ lines }: CareerState): string {
  return lines
    .map((line) => (line.told && !line.isVoid ? rankOf(line, line.told).square : ""))
    .join("");
}

/** The rules of Career Path. Careers are played in any order; a wrong guess shows a club more, as 'Next stop'
 * does, and the first two bring a hint each. */
export const careerPath: Game<CareerPuzzle, CareerAnswer, CareerMove, CareerState> = {
  slug: "career-path",
  version: 1,
  maxMoves: CAREERS * MAX_STATIONS,
  play,
  refuse,
  verdict,
  squares,
};
