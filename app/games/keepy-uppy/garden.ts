import { windowOf as thumbWindow } from "~/play/rules/thumb";

/** The parts of the body that play the ball, as they are stored in a log. */
const parts = ["k", "f", "h", "c", "n"] as const;

export type Part = (typeof parts)[number];

/** A garden as it is public from the start: what each ten touches bring, "h" a heavier ball, "w" a stronger wind. */
export type KeepyPuzzle = { stages: string };

/** What decides how the next touch goes. */
export type Moment = {
  /** Columns in front of the garden's middle, negative behind. */
  x: number;
  /** The touches so far, as the letters of their parts, in capitals where they slipped. */
  log: string;
};

/** What a part would do with the ball now: clean so many times in ten, and where the ball then comes down. */
export type Way = { part: Part; odds: number; x: number };

/** Every so many touches it gets harder. */
export const STAGE = 10;
/** Then they have to switch the lights off. */
export const MAX_TOUCHES = 99;
/** The touches that win, when they are caught. */
export const MIN_WIN = 15;
/** The slip that ends a run. */
export const MAX_SLIPS = 3;
/** The last column before the fence, on both sides. */
export const EDGE = 2;
/** What a part that plays twice running is worse. */
const AGAIN = 3;

type Skill = {
  /** The touches after which it can be played. */
  from: number;
  /** Clean so many times in ten. */
  odds: number;
  /** Where it sends the ball from a column. */
  to: (x: number, gust: number) => number;
};

const skills: Readonly<Record<Part, Skill>> = {
  k: { from: 0, odds: 9, to: (x, gust) => x + gust },
  f: { from: 0, odds: 9, to: (x, gust) => x + 1 + gust },
  h: { from: 0, odds: 7, to: (x, gust) => x - 1 + gust },
  c: { from: 10, odds: 7, to: (x) => x },
  n: { from: 20, odds: 6, to: (_, gust) => gust },
};

/** The window of a touch, in milliseconds before and after the ideal moment. */
export const windowOf = (odds: number): number => thumbWindow(10 * odds);

/** Whether the ball is over the fence. */
export const isOver = (x: number): boolean => Math.abs(x) > EDGE;

/** A column, or the first one over the fence. */
export const inWorld = (x: number): number => Math.max(-EDGE - 1, Math.min(EDGE + 1, x));

/** What the parts that can be played would do in a gust. */
export function waysAt({ stages }: KeepyPuzzle, { x, log }: Moment, gust: number): Way[] {
  const { length } = log;
  const weight = stages.slice(0, length / STAGE).split("h").length - 1;
  return parts
    .filter((part) => length >= skills[part].from)
    .map((part) => {
      const { odds, to } = skills[part];
      const again = log.toLowerCase().endsWith(part) ? AGAIN : 0;
      return { part, odds: Math.max(1, odds - weight - again), x: inWorld(to(x, gust)) };
    });
}
