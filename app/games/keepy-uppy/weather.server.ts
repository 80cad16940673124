import { mulberry32 } from "~/play/rules/mulberry32";
import type { Ball, Gust } from "./first-garden.server";
import { MAX_TOUCHES, STAGE } from "./garden";

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
/** The touches of a gentle garden without wind, in which the parts are learnt. */
const CALM_TOUCHES = 5;
const CALM = [0] as const;
/** Then it is one column at most, so that some part always keeps the ball inside the fence: the chest, which stops it, comes later. */
const BREEZES = [-1, 1] as const;
/** From then on a gentle garden's wind is as many strengths above that of the first days. */
const STRONGER = 4;
/** Up or down, after a first stage without. */
const LIFTS = [-1, 0, 0, 0, 1] as const;

type Weather = {
  /** Where the first rules throw the ball up. */
  ball: Ball;
  /** A letter for each stage after the first: "h" a heavier ball, "w" a stronger wind. */
  stages: string;
  /** Of which today's rules have the pushes alone. */
  gusts: Gust[];
  /** A digit for each touch, by which one without timing is clean. */
  luck: string;
};

/** Sets the luck of a garden apart from its weather. */
const LUCK = 0x5bd1e995;
const TEN = 10;

/**
 * The garden of a seed: integers alone, the same everywhere and for ever.
 *
 * @param isGentle whether it begins without wind; those of the first days have some from the start
 */
export function gardenOf(seed: number, isGentle = false): Weather {
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
    const pushes = isGentle ? gentlePushes(place, wind) : PUSHES[wind];
    return [oneOf(pushes ?? []), stage === 0 ? 0 : oneOf(LIFTS)];
  });
  return { ball, stages: stages.join(""), gusts, luck: luckOf(seed) };
}

function gentlePushes(place: number, wind: number): readonly number[] | undefined {
  if (place < CALM_TOUCHES) return CALM;
  return place < STAGE ? BREEZES : PUSHES[Math.min(wind + STRONGER, PUSHES.length - 1)];
}

/** Each ten touches have each digit once: nine times in ten is nine of these ten. */
function luckOf(seed: number): string {
  const below = generator(seed ^ LUCK);
  const tens = Array.from({ length: Math.ceil(MAX_TOUCHES / TEN) }, () => {
    const bag = Array.from("0123456789");
    return Array.from({ length: TEN }, () => bag.splice(below(bag.length), 1)[0]).join("");
  });
  return tens.join("").slice(0, MAX_TOUCHES);
}

/** Whole numbers from 0 up to an end. */
function generator(seed: number): (end: number) => number {
  const next = mulberry32(seed);
  return (end) => next() % end;
}
