import { MAX_TOUCHES, MIN_WIN } from "./garden";

export const lead = `Tap when the circle meets the ring. Choose heel, knee or foot. Catch it at ${MIN_WIN} or later to win. Three slips drop it: half your touches.`;

/** Why a form without a touch is refused. It costs nothing. */
export const noTouch = "Pick a part, or catch it.";

/** Why a part that is still to come, or a catch before the first touch, is refused. */
export const notNow = "Not now: pick a part that is shown.";

type Ended = {
  end: "caught" | "slips" | "fence" | "grass" | null;
  log: string;
  isVoid: boolean;
};

/** A sentence on the result. */
export function headline({ end, log, isVoid }: Ended, score: number): string {
  if (isVoid) return "We took this garden back. Nobody dropped it.";
  if (end && end !== "caught") return "Down it came. Only a catch wins.";
  if (log.length === MAX_TOUCHES) return "They had to switch the lights off.";
  return `${touchesText(score)}, safe in your hands.`;
}

/** "1 touch", "27 touches". */
const touchesText = (count: number): string => `${count} ${count === 1 ? "touch" : "touches"}`;

type Scored = { score: number; outOf: number };

/** How a run ended, by its score; a result under the first rules was out of the garden's best, and doesn't say it. */
function endOf({ score, outOf }: Scored): "caught" | "dropped" | null {
  if (score === outOf) return "caught";
  return score === Math.floor(outOf / 2) ? "dropped" : null;
}

/** A result as it is shared: "34 touches, caught", "7 (dropped at 14)". */
export function resultText(result: Scored): string {
  const end = endOf(result);
  if (end === "dropped") return `${result.score} (dropped at ${result.outOf})`;
  return touchesText(result.score) + (end ? ", caught" : "");
}

/** A result where there is little room, as on a calendar's stub: "34 touches", "7, dropped". */
export const shortText = (result: Scored): string =>
  endOf(result) === "dropped" ? `${result.score}, dropped` : touchesText(result.score);

/** A result in a picture: the touches that count, and how it ended. */
export function pictureTexts(result: Scored): { score: string; caption: string } {
  const end = endOf(result);
  const caption = end === "dropped" ? `dropped at ${result.outOf}` : (end ?? "touches");
  return { score: String(result.score), caption };
}

/** A sentence on a friend's result, with what a square is worth where there are several; former rules had one for ten touches. */
export function sharedSentence(result: Scored, squares = ""): string {
  const { score, outOf } = result;
  if (outOf === 0) return "This garden was taken back, so nobody dropped it.";
  const end = endOf(result);
  const isInFives = outOf > 5 && Array.from(squares).length === Math.ceil(outOf / 5);
  const told = isInFives ? " Each square is five touches." : "";
  if (end === "dropped") return `A fan has ${resultText(result)}.${told} Your turn.`;
  return `A fan ${end ? "caught it after" : "kept"} ${touchesText(score)}.${told} Your turn.`;
}

/** The squares in words, below a result that says how it ended. */
export function runInWords(outOf: number, squares: string): string {
  if (outOf === 0) return "Taken back";
  if (squares.endsWith("🟥")) return "Half of them count";
  return squares.includes("🟨") ? "With a slip or two on the way" : "Without a slip";
}
