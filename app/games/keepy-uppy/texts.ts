import {
  type Ball,
  type Gust,
  type KeepyPuzzle,
  MAX_TOUCHES,
  MAX_WOBBLES,
  MIN_WIN,
  type Moment,
  STAGE,
} from "./garden";

export const lead =
  "Pick a part for each touch and watch the wind. Catch it and all of it counts; drop it and half is gone.";

/** Why a form without a touch is refused. It costs nothing. */
export const noTouch = "The ball is coming down: pick a part, or catch it.";

/** Why the ball can't be caught now. */
export const tooFar = "Your hands don't reach it there. One more touch.";

/** Why a part can't be played yet. */
export const notYet = (from: number): string =>
  `That one is for showing off, from ${from} touches.`;

/** The names of the parts, by their letters. */
export const names = { f: "Foot", k: "Knee", c: "Chest", h: "Heel", r: "Rainbow" } as const;

type Ended = { end: "caught" | "dropped" | null; log: string; isVoid: boolean };

/** A sentence on the result. */
export function headline({ end, log, isVoid }: Ended, score: number): string {
  if (isVoid) return "We took this garden back. The day counts, and nobody dropped it.";
  if (log.length === MAX_TOUCHES) return "Ninety-nine. They had to switch the lights off.";
  if (end === "caught") return `${touchesText(score)}, safe in your hands.`;
  return `Down after ${touchesText(log.length)}. Half of it stays: ${score}.`;
}

/** "1 touch", "27 touches". */
export const touchesText = (count: number): string =>
  `${count} ${count === 1 ? "touch" : "touches"}`;

/** A sentence on a friend's result. */
export function sharedSentence(score: number, outOf: number, squares: string): string {
  if (outOf === 0) return "This garden was taken back, so nobody dropped it.";
  if (squares.endsWith("🟥")) return `A fan dropped it and kept ${score}. Your turn.`;
  return `A fan caught it after ${touchesText(score)}. Your turn.`;
}

/** The squares in words. */
export function runInWords(score: number, outOf: number, squares: string): string {
  if (outOf === 0) return "Taken back";
  return squares.endsWith("🟥") ? `Dropped, ${score} kept` : `Caught after ${touchesText(score)}`;
}

/** The rows of the garden from the grass up. */
export const heights = ["grass", "shin", "knee", "hip", "chest", "head"] as const;

/** Where a ball is: "knee height, 2 in front". */
export function ballText({ height, drift }: Ball): string {
  const side = drift === 0 ? "over you" : `${Math.abs(drift)} ${drift > 0 ? "in front" : "behind"}`;
  return `${heights[height]} height, ${side}`;
}

/** What a gust does: "2 forward, up", or "Calm". */
export function gustText({ push, lift }: Gust): string {
  const along = push ? `${Math.abs(push)} ${push > 0 ? "forward" : "back"}` : "";
  return [along, lift ? (lift > 0 ? "up" : "down") : ""].filter(Boolean).join(", ") || "calm";
}

export const wobblesText = (count: number): string =>
  `${count === 1 ? "1 wobble" : `${count} wobbles`} of ${MAX_WOBBLES}`;

const STAGE_PARTS = ["chest", "heel", "rainbow"];

/** What the next ten touches bring. */
export function nextStage({ stages }: KeepyPuzzle, count: number): string {
  const stage = Math.floor(count / STAGE);
  const harder = stages[stage] === "h" ? "a heavier ball" : "more wind";
  const part = STAGE_PARTS[stage];
  return stages[stage]
    ? `At ${(stage + 1) * STAGE}: ${part ? `${part}, ` : ""}${harder}`
    : "Nearly dark";
}

/** What there is to say after a touch. */
export function momentText({
  log,
  wobbles,
  ball,
  gusts: [gust],
  end,
}: Moment & { end: Ended["end"] }) {
  if (end) return "";
  const wind = gust ? ` Wind: ${gustText(gust)}.` : "";
  return `${touchesText(log.length)}, ${wobblesText(wobbles)}. The ball: ${ballText(ball)}.${wind}`;
}

/** What a result is measured by; null when the garden was taken back. */
export function markLine({
  isWin,
  score,
  outOf,
}: {
  isWin: boolean;
  score: number;
  outOf: number;
}) {
  if (outOf === 0) return null;
  const mark = `The garden mark today: ${outOf}.`;
  if (isWin) return score === outOf ? `${mark} And that is you.` : mark;
  return `${MIN_WIN} caught are a win. ${mark}`;
}
