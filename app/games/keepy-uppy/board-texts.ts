import type { Ball, Gust, KeepyPuzzle } from "./garden";

/** The names of the parts, by their letters, in the order in which they can be played. */
export const names = { f: "Foot", k: "Knee", c: "Chest", h: "Heel", r: "Rainbow" } as const;

/** The rows of the garden from the grass up. */
const heights = ["grass", "shin", "knee", "hip", "chest", "head"];

/** Where a ball is: "knee, 2 in front". */
export function ballText({ height, drift }: Ball): string {
  const side = drift ? `${Math.abs(drift)} ${drift > 0 ? "in front" : "behind"}` : "over you";
  return `${heights[height]}, ${side}`;
}

/** What a gust does: "2 forward, up", or "calm". */
export function gustText([push, lift]: Gust): string {
  const along = push && `${Math.abs(push)} ${push > 0 ? "forward" : "back"}`;
  return [along, lift && (lift > 0 ? "up" : "down")].filter(Boolean).join(", ") || "calm";
}

/** The touches at which it gets harder next. */
export const nextStageAt = (count: number): number => 10 * Math.floor(count / 10) + 10;

/** What they bring. */
export function nextStage({ stages }: KeepyPuzzle, count: number): string {
  const letter = stages[Math.floor(count / 10)];
  return letter === "h" ? "heavier ball" : letter ? "more wind" : "lights out";
}
