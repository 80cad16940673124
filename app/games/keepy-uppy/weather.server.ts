import { type Gust, type KeepyPuzzle, MAX_TOUCHES, STAGE } from "./garden";

/** The stages after the first: in each half of them one brings a heavier ball, the others a stronger wind. */
const STAGES = 9;
const HALF = 4;

/** How far a gust pushes by the strength of the wind: one of these. */
const PUSHES = [
  [-2, -1, -1, 0, 1, 1, 2],
  [-2, -1, -1, 0, 0, 1, 1, 2],
  [-2, -1, -1, 1, 1, 2],
  [-2, -2, -1, 1, 2, 2],
  [-3, -2, -1, 1, 2, 3],
  [-3, -2, -2, 2, 2, 3],
  [-3, -3, -2, 2, 3, 3],
  [-3, -3, 3, 3],
] as const;
/** Up or down, after a first stage without. */
const LIFTS = [-1, 0, 0, 0, 1] as const;

/** The garden of a seed: integers alone, the same everywhere and for ever. */
export function gardenOf(seed: number): { puzzle: KeepyPuzzle; gusts: Gust[] } {
  const below = generator(seed);
  const oneOf = (list: readonly number[]) => list[below(list.length)] ?? 0;
  const ball = { height: 1 + below(2), drift: below(3) - 1 };
  const heavier = [below(HALF), HALF + below(HALF)];
  const stages = Array.from({ length: STAGES }, (_, stage) =>
    heavier.includes(stage) ? "h" : "w",
  );
  const gusts = Array.from({ length: MAX_TOUCHES }, (_, place): Gust => {
    const stage = Math.floor(place / STAGE);
    const wind = stages.slice(0, stage).filter((letter) => letter === "w").length;
    return [oneOf(PUSHES[wind] ?? []), stage === 0 ? 0 : oneOf(LIFTS)];
  });
  return { puzzle: { ball, stages: stages.join("") }, gusts };
}

/** Whole numbers from 0 up to an end, by mulberry32. */
function generator(seed: number): (end: number) => number {
  let state = seed >>> 0;
  return (end) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % end;
  };
}
