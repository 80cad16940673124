import { thumbOff } from "../../../../scripts/editions/players";
import { isOver, type KeepyPuzzle, MIN_WIN, type Part, type Way, windowOf } from "../garden";
import {
  gustsAfter,
  type KeepyAnswer,
  type Run,
  runAfter,
  runAtFirst,
  type Touch,
  touched,
  waysOf,
} from "../rules";

/** What a player sees before a touch. */
type View = { puzzle: KeepyPuzzle; run: Run; ways: readonly Way[]; gusts: readonly number[] };

/** What a player does with the ball, from what is shown; every player catches what wins. */
export type Player = (view: View, random: () => number) => Part;

/** Presses any part. */
export const random: Player = ({ ways }, chance) =>
  ways[Math.floor(chance() * ways.length)]?.part ?? "k";

const isIn = ({ x }: Way) => !isOver(x);

/** Presses any part that keeps the ball in the garden, if there is one. */
export const hasty: Player = ({ ways, ...view }, chance) => {
  const inside = ways.filter(isIn);
  return random({ ways: inside.length > 0 ? inside : ways, ...view }, chance);
};

/** Looks ahead as far as the gusts are shown, and weighs how sure each touch is. */
export const attentive: Player = ({ puzzle, run, ways, gusts }) => {
  const hopes = ways.map((way) => ({ part: way.part, hope: hopeOf(puzzle, run, way, gusts) }));
  return hopes.sort((one, other) => other.hope - one.hope)[0]?.part ?? "k";
};

/** How good a touch looks: less for each that may slip, and for a ball that is near the fence in the end. */
function hopeOf(puzzle: KeepyPuzzle, run: Run, way: Way, gusts: readonly number[]): number {
  const risk = isOver(way.x) ? -1 : (way.odds - 10) / 10;
  const [, ...later] = gusts;
  const next = touched(run, way, true);
  const [gust] = later;
  if (gust === undefined) return risk - Math.abs(next.x) / 4;
  const hopes = waysOf(puzzle, next, gust).map((one) => hopeOf(puzzle, next, one, later));
  return risk + Math.max(...hopes);
}

/** How a touch is made: by form, or by a thumb that is off by so many milliseconds (standard deviation). */
export type Hand = { name: string; spread: number | null };

/** Seeded, so that the figures are the same each time. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function touchOf(part: Part, { spread }: Hand, chance: () => number): Touch {
  if (spread === null) return part;
  return `${part}${Math.max(-300, Math.min(300, thumbOff(spread, chance)))}`;
}

/** How a player's run ends. */
export function runOf(
  player: Player,
  hand: Hand,
  { puzzle, answer }: { puzzle: KeepyPuzzle; answer: KeepyAnswer },
  chance: () => number,
): Run {
  let run = runAtFirst;
  while (!run.end) {
    const { length } = run.log;
    if (length >= MIN_WIN) return runAfter(puzzle, answer, run, "b");
    const gusts = gustsAfter(answer, length);
    const ways = waysOf(puzzle, run, gusts[0]);
    const part = player({ puzzle, run, ways, gusts }, chance);
    run = runAfter(puzzle, answer, run, touchOf(part, hand, chance));
  }
  return run;
}

/** The share of touches that such a hand makes clean within a window. */
export const sureness = (odds: number, hand: Hand, chance: () => number): number => {
  const tries = Array.from({ length: 2000 }, () =>
    Math.abs(Number(touchOf("k", hand, chance).slice(1))),
  );
  return tries.filter((off) => off <= windowOf(odds)).length / tries.length;
};
