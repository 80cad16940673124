import type { CareerAnswer, CareerState } from "~/games/career-path/career";
import { moveOf } from "~/games/career-path/move";
import type { CrossbarAnswer } from "~/games/crossbar/rules";
import { records as words } from "~/games/golden-word/editions.server";
import type { GoldenAnswer } from "~/games/golden-word/rules";
import type { LineAnswer } from "~/games/higher-line/rules";
import type { KeepyPuzzle } from "~/games/keepy-uppy/garden";
import type { KeepyAnswer } from "~/games/keepy-uppy/rules";
import { bestLine } from "~/games/keepy-uppy/solver.server";
import { type KitAnswer, type KitState, SUSPECTS } from "~/games/kit-detective/case";
import { nameMove } from "~/games/kit-detective/moves";
import type { LinkUpAnswer, LinkUpPuzzle } from "~/games/link-up-play/boards";
import type { SpotState } from "~/games/spot-kick/rules";
import { styles, zones } from "~/games/spot-kick/shot";
import { streets } from "~/games/wall-pass/editions.server";
import { passesOf } from "~/games/wall-pass/line";
import { COLUMNS, weights } from "~/games/wall-pass/rules";
import { onceFor } from "~/platform/once-for";
import type { Edition } from "~/play/rules/game";
import type { PlayableSlug } from "~/playable";
import type { Chance } from "./chance";

/** Where a sample fan is in an edition, with its answer and the fan's skill. */
export type Situation = {
  edition: Edition<unknown, unknown>;
  state: unknown;
  /** The moves so far. */
  made: readonly unknown[];
  /** Of a hundred, how often they do the right thing. */
  skill: number;
  chance: Chance;
};

/** A move that is likely to be legal: one that is refused is thought over again. */
type NextMove = (situation: Situation) => unknown;

const answerOf = <Answer>({ edition }: Situation) => edition.answer as Answer;

/** A question of four choices. */
const choice: NextMove = (situation) => {
  const { solutions } = answerOf<{ solutions: { correctIndex: number }[] }>(situation);
  const right = solutions[situation.made.length]?.correctIndex ?? 0;
  const { chance, skill } = situation;
  return chance.percent(skill) ? right : (right + chance.whole(1, 3)) % 4;
};

/** The groups of a board as tiles. */
const groupsOf = ({ edition }: Situation): number[][] => {
  const shown = (edition.puzzle as LinkUpPuzzle).words;
  return (edition.answer as LinkUpAnswer).groups.map((group) =>
    group.words.map((word) => shown.indexOf(word)),
  );
};

const sorted = (tiles: readonly number[]) => [...tiles].sort((one, other) => one - other);

const longestLine = onceFor(({ puzzle, answer }: Edition<unknown, unknown>) => [
  ...bestLine(puzzle as KeepyPuzzle, answer as KeepyAnswer),
]);

/** The next move of a title that sample fans play. */
export const nextMoves = {
  "full-time-quiz": choice,
  "daily-quiz": choice,
  "golden-word": (situation) => {
    const { word } = answerOf<GoldenAnswer>(situation);
    const { chance, made, skill } = situation;
    if (chance.percent((skill / 4) * (made.length + 1))) return word;
    return chance.pick(words.filter((one) => one.word.length === word.length)).word;
  },
  "link-up-play": (situation) => {
    const { chance, made, skill } = situation;
    const found = made.map(String);
    const open = groupsOf(situation).filter((tiles) => !found.includes(String(sorted(tiles))));
    const group = chance.pick(open);
    const others = open.filter((one) => one !== group);
    if (others.length === 0 || chance.percent(skill)) return sorted(group);
    const stray = chance.pick(chance.pick(others));
    return sorted([...group.slice(1), stray]);
  },
  crossbar: (situation) => {
    const { letters } = answerOf<CrossbarAnswer>(situation);
    const { chance, skill } = situation;
    if (chance.percent(skill)) return letters;
    const at = chance.whole(0, letters.length - 1);
    const wrong = String.fromCharCode(97 + chance.whole(0, 25));
    return letters.slice(0, at) + wrong + letters.slice(at + 1);
  },
  "higher-line": (situation) => {
    const { values } = answerOf<LineAnswer>(situation);
    const { chance, made, skill } = situation;
    const isHigher = (values[made.length + 1] ?? 0) > (values[made.length] ?? 0);
    return isHigher === chance.percent(skill) ? "higher" : "lower";
  },
  "spot-kick": ({ state, chance }) =>
    (state as SpotState).turn === "dive"
      ? { dive: chance.pick(zones) }
      : { zone: chance.pick(zones), style: chance.pick(styles) },
  "keepy-uppy": ({ edition, made, skill, chance }) => {
    if (made.length > 8 && chance.percent(4)) return "b";
    const known = longestLine(edition)[made.length] ?? "b";
    return chance.percent(90 + skill / 10) ? known : chance.pick([..."kfhcn"]);
  },
  "wall-pass": ({ edition, made, skill, chance }) => {
    const best = passesOf(streets[edition.number - 1]?.line ?? "")[made.length];
    if (best && chance.percent(skill)) return best;
    return { brick: chance.whole(1, COLUMNS), weight: chance.pick(weights) };
  },
  "career-path": (situation) => {
    const { careers } = answerOf<CareerAnswer>(situation);
    const { state, chance, skill } = situation;
    const place = (state as CareerState).lines.findIndex(({ told }) => !told);
    return moveOf(place + 1, chance.percent(skill / 2) ? careers[place]?.code : "");
  },
  "kit-detective": (situation) => {
    const { shirts } = answerOf<KitAnswer>(situation);
    const { state, chance, skill } = situation;
    const place = (state as KitState).shirts.findIndex(({ told }) => !told);
    const right = shirts[place]?.told.suspect ?? 0;
    const suspect = chance.percent(skill) ? right : chance.whole(0, SUSPECTS - 1);
    return nameMove(place, suspect);
  },
} satisfies Partial<Record<PlayableSlug, NextMove>>;

/** The titles that sample fans play. */
export type SampleSlug = keyof typeof nextMoves;
export const sampleSlugs = Object.keys(nextMoves) as SampleSlug[];
