import type { KeepyPuzzle, Part, Way } from "./garden";
import type { KeepyState } from "./rules";

/** The names of the parts, by their letters, from left to right as they stand below the garden. */
export const names: Readonly<Record<Part, string>> = {
  h: "Heel",
  c: "Chest",
  k: "Knee",
  n: "Head",
  f: "Foot",
};

/** A number of columns: "2 right", or what none is called. */
export const asideText = (count: number, none: string): string =>
  count ? `${Math.abs(count)} ${count > 0 ? "right" : "left"}` : none;

/** What stands under a part: how sure it is, or that it sends the ball over the fence. */
export const chanceText = ({ odds, isOver }: Chance): string =>
  isOver ? "Over fence" : `${odds}/10 sure`;

type Chance = Pick<Way, "odds"> & { isOver: boolean };

/** Whether a timed touch was hardly off. */
export const isSweet = (off: number): boolean => Math.abs(off) < 25;

/** What became of a ball that is not over the fence. */
const outcomes: Readonly<Record<string, string>> = {
  mistimed: "Slip!",
  grass: "Missed it!",
  clean: "Clean",
};

const offText = (off: number): string => (off < 0 ? "Too early!" : "Too late!");

/**
 * How the last touch went, in a word.
 *
 * @param tried by how much a first touch that doesn't count missed its moment; 0 for none
 */
export function cryOf(state: Shown, tried = 0): string {
  if (state.end) return state.end === "caught" ? "Caught!" : "Down!";
  if (!state.log) return tried ? `${offText(tried)} No slip.` : "";
  return touchText(state);
}

/** What became of the last touch: "Sweet!", "Too late!". */
function touchText({ off, last }: Pick<Shown, "off" | "last">): string {
  if (off !== null) {
    if (last === "clean" && isSweet(off)) return "Sweet!";
    if (last === "mistimed") return offText(off);
  }
  return outcomes[last ?? ""] ?? "Over the fence!";
}

type Shown = Pick<KeepyState, "log" | "off" | "last" | "end">;

/** What stands beside the count of touches: they win once the ball is caught. */
export function standingText({ log, end }: Pick<Shown, "log" | "end">, minWin: number): string {
  if (end && end !== "caught") return "dropped: half count";
  if (log.length < minWin) return `of ${minWin} to win`;
  return end ? "is a win" : "catch to win";
}

/** What a catch would do now; nothing before the first touch. */
export function catchText(count: number, minWin: number): string {
  if (!count) return "";
  return `${count < minWin ? "end" : "win"} with ${count}`;
}

/** What a run brings for the first time, by its touches, and what a stage brings, by its letter: one thing each. */
const lessons: Readonly<Record<number | string, string>> = {
  1: "Thick is easy. Each dot is where it lands.",
  4: "The same part twice is harder.",
  5: "Catch it from 15 on to win.",
  6: "Quicker now.",
  h: "A heavier ball.",
  w: "Stronger wind.",
  11: "The chest stops the wind.",
  21: "The head aims at the middle.",
};

/** The same without timing: odds instead of a ring, and nothing is quick. */
const untimed: typeof lessons = {
  ...lessons,
  1: "Higher is safer. Each dot is where it lands.",
  6: "",
};

/** The touches of a stage. */
const STAGE = 10;

const isAllOver = (ways: Hinted["ways"]) => ways.every(({ isOver }) => isOver);

/** Whether a first wind has come into view, which is there for the third touch or comes soon after the fourth. */
const isWindNew = ({ log, gusts }: Hinted) =>
  log.length < (gusts[0] ? 3 : 4) && gusts.some(Boolean);

/** Whether there is something new to look at, so that the ball waits for it: the dots, the wind, or no part that keeps the ball. */
export const isNews = (state: Hinted): boolean =>
  state.log.length === 1 || isAllOver(state.ways) || isWindNew(state);

/** What to do next, or what is new, in a sentence; none where it is plain. */
export function hintOf(
  state: Hinted,
  { stages }: KeepyPuzzle,
  isTimed: boolean,
  isUp: boolean,
): string | undefined {
  const {
    log: { length },
    last,
    slips,
    ways,
    end,
    minWin,
  } = state;
  if (end) return end === "caught" || last === "clean" ? undefined : touchText(state);
  if (!length) {
    if (!isTimed) return "Start with the knee.";
    return isUp ? "Tap when the circle meets the ring." : undefined;
  }
  if (isAllOver(ways)) {
    // With a slip to spare a run that can't be won yet goes on: the ball comes back to the middle.
    const isSpare = slips < 2 && length < minWin;
    return `All go over: ${isSpare ? "any costs a slip" : "catch it"}.`;
  }
  if (isWindNew(state)) return "The wind is in the dots.";
  if (last === "clean") {
    return (isTimed ? lessons : untimed)[stages[length / STAGE - 1] ?? length];
  }
  return `${slips > 1 ? "One more" : "The third"} ends it: half count.`;
}

type Hinted = Pick<KeepyState, "log" | "off" | "last" | "end" | "slips" | "gusts" | "minWin"> & {
  ways: readonly { isOver: boolean }[];
};
