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

/** What the next ten touches bring. */
export function nextStage({ stages }: KeepyPuzzle, count: number): string {
  const stage = Math.floor(count / 10);
  const letter = stages[stage];
  return `At ${stage + 1}0: ${letter === "h" ? "heavier ball" : letter ? "more wind" : "lights out"}`;
}
