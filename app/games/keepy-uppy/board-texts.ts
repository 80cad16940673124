import type { KeepyPuzzle, Part } from "./garden";
import type { KeepyState } from "./rules";

/** The names of the parts, by their letters, in the order in which they can be played. */
export const names: Readonly<Record<Part, string>> = {
  k: "Knee",
  f: "Foot",
  h: "Heel",
  c: "Chest",
  n: "Head",
};

/** The columns from the fence behind the player to the one in front. */
export const columns = [-3, -2, -1, 0, 1, 2, 3] as const;

/** A number of columns: "2 right". */
const aside = (count: number, calm: string): string =>
  count ? `${Math.abs(count)} ${count > 0 ? "right" : "left"}` : calm;

/** Where the ball is: "2 right of the middle". */
export const placeText = (x: number): string =>
  x ? `${aside(x, "")} of the middle` : "in the middle";

/** What a gust does: "2 right", or "calm". */
export const gustText = (push: number): string => aside(push, "calm");

/** The touches at which it gets harder next. */
export const nextStageAt = (count: number): number => 10 * Math.floor(count / 10) + 10;

/** What they bring. */
export function nextStage({ stages }: KeepyPuzzle, count: number): string {
  const part = count < 10 ? "chest, " : count < 20 ? "head, " : "";
  const letter = stages[Math.floor(count / 10)];
  return letter ? part + (letter === "h" ? "heavy ball" : "wind") : "lights out";
}

/** A touch that is hardly off. */
const SWEET_MS = 25;

/** How the last touch went, in a word. */
export function cryOf({ log, off, end }: Pick<KeepyState, "log" | "off" | "end">): string {
  if (end) return end === "caught" ? "Caught!" : "Down!";
  const isClean = /[a-z]$/.test(log);
  if (off === null) return isClean ? "Clean" : "Wobble!";
  if (isClean) return Math.abs(off) < SWEET_MS ? "Sweet!" : "Clean";
  return off < 0 ? "Too early!" : "Too late!";
}
