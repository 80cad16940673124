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

/**
 * What stands under a part: how sure it is, or that it sends the ball over the fence.
 *
 * @param count of the parts beside it, itself included
 */
export function chanceText({ odds, isOver }: Chance, count: number): string {
  if (!isOver) return `${odds}/10`;
  return count > 3 ? "Fence!" : "Over the fence";
}

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
  if (log.length < minWin) return `of ${minWin} to win`;
  if (!end) return "and a catch wins";
  return end === "caught" ? "is a win" : "and dropped";
}

/** What a catch would be worth now; nothing before the first touch. */
export function catchText(count: number, minWin: number): string {
  if (!count) return "";
  return count < minWin ? `keep ${count}` : `win with ${count}`;
}

/** What a run brings for the first time, by its touches. */
const lessons: Readonly<Record<number, string>> = {
  1: "The dot shows where it lands.",
  2: "The arrow is the wind: it pushes too.",
  3: "The same part twice is hard.",
  10: "New: the chest. It stops the wind.",
  15: "That wins: catch it, or dare.",
  20: "New: the head. It aims at the middle.",
};

/** What to do next, in a sentence; none where it is plain. Before a first throw it goes on from "Tap". */
export function hintOf({ log, last }: Shown, isTimed: boolean, isUp: boolean): string | undefined {
  if (last === "grass") return "Pick it up and go on.";
  if (last === "left" || last === "right") return "Next door throws it back.";
  if (log) return lessons[log.length];
  if (!isTimed) return "Start with the knee. It is sure.";
  return `${isUp ? "Tap" : "to throw it up, then"} as the circle meets the ring.`;
}
