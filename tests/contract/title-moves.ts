import type { CareerAnswer } from "~/games/career-path/career";
import { moveOf, placeIn } from "~/games/career-path/move";
import type { DailyAnswer } from "~/games/daily-quiz/rules";
import type { QuizAnswer } from "~/games/full-time-quiz/rules";
import type { Call, LineAnswer } from "~/games/higher-line/rules";
import type { KeepyPuzzle } from "~/games/keepy-uppy/garden";
import { type KeepyAnswer, runAfter, runAtFirst, type Touch } from "~/games/keepy-uppy/rules";
import type { KitAnswer } from "~/games/kit-detective/case";
import { nameMove } from "~/games/kit-detective/moves";
import type { LinkUpAnswer, LinkUpPuzzle } from "~/games/link-up-play/boards";
import {
  diveAt,
  kickAt,
  type SpotAnswer,
  type SpotMove,
  type SpotPuzzle,
} from "~/games/spot-kick/rules";
import { type Shot, styles, zones } from "~/games/spot-kick/shot";
import { standingOf } from "~/games/spot-kick/standing";
import { PASSES, type Pass, type WallPuzzle } from "~/games/wall-pass/rules";
import type { Edition } from "~/play/rules/game";

/** An edition of any title. */
export type AnyEdition = Edition<unknown, unknown>;

export const answerOf = <Answer>(edition: AnyEdition) => edition.answer as Answer;

export const rightChoices = (edition: AnyEdition): number[] =>
  answerOf<QuizAnswer | DailyAnswer>(edition).solutions.map(({ correctIndex }) => correctIndex);

/** The solutions of the nine questions first asked and of the one on the bench, which comes on for the tenth. */
export const withBench = <Item>(all: readonly Item[]): Item[] => [
  ...all.slice(0, 9),
  ...all.slice(10),
];

export const rightCalls = (edition: AnyEdition): Call[] => {
  const { values } = answerOf<LineAnswer>(edition);
  return values.slice(1).map((value, place) => (value > (values[place] ?? 0) ? "higher" : "lower"));
};

/** Four right calls and a wrong one: one more would win. */
export const lostCalls = (edition: AnyEdition): Call[] => {
  const calls = rightCalls(edition);
  return [...calls.slice(0, 4), calls[4] === "higher" ? "lower" : "higher"];
};

export const linkedTiles = (edition: AnyEdition): number[][] => {
  const shown = (edition.puzzle as LinkUpPuzzle).words;
  const tilesOf = (words: string[]) => words.map((word) => shown.indexOf(word));
  return answerOf<LinkUpAnswer>(edition).groups.map(({ words }) =>
    tilesOf(words).sort((one, other) => one - other),
  );
};

/** Another letter, which is never the same again within 25 steps. */
const letterAfter = (letter: string, steps: number) =>
  String.fromCharCode(((letter.charCodeAt(0) - 97 + steps) % 26) + 97);

/** A check of wrong letters alone: at first in the squares of the first word that no other word has. */
export const wrongLetters = (letters: string, check: number) =>
  Array.from(letters, (letter, cell) =>
    check > 0 || cell === 1 || cell === 3 ? letterAfter(letter, check + 1) : ".",
  ).join("");

/** The same lost ball again and again, at the far end of the wall. */
export const lostBalls = ({ puzzle }: AnyEdition): Pass[] => {
  const { start } = puzzle as WallPuzzle;
  return Array(PASSES).fill({ brick: start < 4 ? 7 : 1, weight: "hard" });
};

/** The foot again and again, which wobbles until the ball drops. */
export function droppedTouches(edition: AnyEdition): Touch[] {
  const puzzle = edition.puzzle as KeepyPuzzle;
  const answer = answerOf<KeepyAnswer>(edition);
  const moves: Touch[] = [];
  for (let run = runAtFirst(puzzle, answer); !run.end; moves.push("f")) {
    run = runAfter(puzzle, answer, run, "f");
  }
  return moves;
}

/** All texts of a value, at any depth. */
export const textsOf = (value: unknown): string[] =>
  typeof value === "string" ? [value] : Object.values(value ?? {}).flatMap(textsOf);

/** For each career as many wrong names as it has stations, which say nothing of the week. */
export const wrongNames = (edition: AnyEdition): string[] => {
  const { careers, names } = answerOf<CareerAnswer>(edition);
  const secrets = textsOf(careers);
  const wrong = [...names].filter(([, name]) => !secrets.some((secret) => name.includes(secret)));
  return careers.flatMap(({ stations }, place) =>
    stations.map((_, stop) => moveOf(place + 1, wrong[stop]?.[0])),
  );
};

/** What is shown of careers after so many wrong names: their stations so far, and all of those that are over. */
export const shownCareers = (edition: AnyEdition, count: number): string[] => {
  const { careers } = answerOf<CareerAnswer>(edition);
  const moves = wrongNames(edition).slice(0, count);
  const shown = careers.flatMap((career, place) => {
    const stops = moves.filter((move) => placeIn(move) === place).length + 1;
    const isOver = stops > career.stations.length;
    return textsOf(isOver ? career : career.stations.slice(0, stops));
  });
  return textsOf(careers).filter((text) => shown.some((one) => one.includes(text)));
};

/** A shoot-out that ends like this, by trying for each move a goal and none; a lost one with few goals. */
export function shootOut(
  edition: AnyEdition,
  wanted: "won" | "lost",
  mine: readonly Shot[] = [],
  theirs: readonly Shot[] = [],
): SpotMove[] | null {
  const standing = standingOf(mine, theirs);
  if (standing) return standing === wanted ? [] : null;
  const puzzle = edition.puzzle as SpotPuzzle;
  const pair = answerOf<SpotAnswer>(edition).pairs[theirs.length];
  if (!pair) return null;
  const isDive = mine.length > theirs.length;
  const made = (move: SpotMove) =>
    "dive" in move ? diveAt(puzzle, theirs.length, move, pair) : kickAt(puzzle, mine, move, pair);
  const moves: SpotMove[] = isDive
    ? zones.map((dive) => ({ dive }))
    : zones.flatMap((zone) => styles.map((style) => ({ zone, style })));
  const isGoal = (move: SpotMove) => made(move).outcome === "goal";
  const isGoalFirst = wanted === "won" && !isDive;
  const tries = [isGoalFirst, !isGoalFirst].map((wish) =>
    moves.find((move) => isGoal(move) === wish),
  );
  for (const move of tries) {
    if (!move) continue;
    const next = isDive
      ? ([mine, [...theirs, made(move)]] as const)
      : ([[...mine, made(move)], theirs] as const);
    const rest = shootOut(edition, wanted, ...next);
    if (rest) return [move, ...rest];
  }
  return null;
}

/** The moves that name a shirt of a case rightly or wrongly. */
export function kitNames(edition: AnyEdition, shirt: number, isRight: boolean): number[] {
  const right = answerOf<KitAnswer>(edition).shirts[shirt]?.told.suspect;
  return [0, 1, 2, 3].flatMap((suspect) =>
    (suspect === right) === isRight ? [nameMove(shirt, suspect)] : [],
  );
}

export const kitShirts = (edition: AnyEdition) => [...answerOf<KitAnswer>(edition).shirts.keys()];
