import { MAX_TOUCHES, MAX_WOBBLES } from "./garden";

export const lead =
  "Watch the wind, and pick a part of you for each touch. A stretch, or the same part twice running, is a wobble; the third drops the ball. Catch it and every touch counts, drop it and half are gone.";

/** Why a form without a touch is refused. It costs nothing. */
export const noTouch = "The ball is coming down: pick a part, or catch it.";

/** Why a catch out of reach, or a part that is still to come, is refused. */
export const notNow = "Not now: pick a lit button.";

type Ended = {
  end: "caught" | "dropped" | null;
  log: string;
  wobbles: number;
  isVoid: boolean;
};

/** A sentence on the result. */
export function headline({ end, log, wobbles, isVoid }: Ended, score: number): string {
  const { length } = log;
  if (isVoid) return "We took this garden back. Nobody dropped it.";
  if (end === "dropped") {
    const why = wobbles === MAX_WOBBLES ? "Third wobble! " : "";
    return `${why}Down after ${touchesText(length)}. Half of it stays: ${score}.`;
  }
  if (length === MAX_TOUCHES) return "They had to switch the lights off.";
  return `${touchesText(score)}, safe in your hands.`;
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
