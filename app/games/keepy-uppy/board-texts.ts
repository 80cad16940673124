import type { Part, Way } from "./garden";
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

/** What went wrong, by what became of the ball. */
const slips = {
  mistimed: "Slip!",
  left: "Over the fence!",
  right: "Over the fence!",
  grass: "Down!",
  clean: "Clean",
} as const;

const offText = (off: number): string => (off < 0 ? "Too early!" : "Too late!");

/**
 * How the last touch went, in a word.
 *
 * @param tried by how much a first touch that doesn't count missed its moment
 */
export function cryOf({ log, off, last, end }: Shown, tried: number | null = null): string {
  if (end) return end === "caught" ? "Caught!" : "Down!";
  if (!log) return tried === null ? "" : offText(tried);
  if (last === "clean" && off !== null && isSweet(off)) return "Sweet!";
  return last === "mistimed" && off !== null ? offText(off) : slips[last ?? "clean"];
}

type Shown = Pick<KeepyState, "log" | "off" | "last" | "end">;

/** What stands beside the count of touches: they win once the ball is caught. */
export function standingText({ log, end }: Pick<Shown, "log" | "end">, minWin: number): string {
  if (end && end !== "caught") return "dropped: half count";
  if (log.length < minWin) return `of ${minWin} to win`;
  return end ? "is a win" : "and a catch wins";
}

/** What a catch would do now; nothing before the first touch. */
export function catchText(count: number, minWin: number): string {
  if (!count) return "";
  return `${count < minWin ? "end" : "win"} with ${count}`;
}

/** What a run brings for the first time, by its touches: one thing each. */
const lessons: Readonly<Record<number, string>> = {
  1: "Each dot is where that part sends it. Stay off the edge.",
  2: "Thick arc: easier. Thin: harder.",
  3: "Next and Then: the wind to come.",
  4: "The same part twice is harder.",
  5: "Catch it any time: 15 or more win.",
  10: "The chest stops the wind.",
  20: "The head aims at the middle.",
};

const isAllOver = (ways: Hinted["ways"]) => ways.every(({ isOver }) => isOver);

/** Whether a first wind has come into view: none blows before the last gust that is known; a lull later on is no news. */
const isWindNew = ({ length }: string, gusts: Hinted["gusts"]) =>
  length < 4 && gusts.findIndex(Boolean) === gusts.length - 1;

/** Whether there is something new to look at, so that the ball waits for it: the dots, the wind, or no part that keeps the ball. */
export const isNews = ({ log, ways, gusts }: Hinted): boolean =>
  log.length === 1 || isAllOver(ways) || (log.length < 4 && gusts.some(Boolean));

/** What to do next, or what is new, in a sentence; none where it is plain. */
export function hintOf(
  { log, last, slips, ways, gusts }: Hinted,
  isTimed: boolean,
  isUp: boolean,
): string | undefined {
  const { length } = log;
  if (!length) {
    if (!isTimed) return "Start with the knee. It is sure.";
    return isUp ? "Tap as the circle meets the ring." : undefined;
  }
  if (isAllOver(ways)) return "All go over: catch it, or slip.";
  if (last !== "clean" && slips > 1) return "A third slip: no win, half your touches.";
  if (isWindNew(log, gusts)) return "Wind: the dots already count it.";
  // Without timing no arc is shown.
  if (last === "clean") return lessons[isTimed || length > 2 ? length : 1];
  if (last === "mistimed" || last === "grass") return "One slip. The third ends it.";
  return `One slip. Stay in the middle${gusts.some(Boolean) ? ": look at Next." : "."}`;
}

type Hinted = Pick<KeepyState, "log" | "last" | "slips" | "gusts"> & {
  ways: readonly { isOver: boolean }[];
};
