import type { Crowd } from "~/play/rules/crowd";
import { countOf, percentText } from "~/play/rules/crowd-texts";
import { MAX_TOUCHES, MIN_WIN, STAGE } from "./garden";

/** The key of what everybody may know of a run: how many tens of touches it had. */
export const stageKey = (touches: number) => `s${Math.floor(touches / STAGE)}`;

/** How many fans kept the ball up long enough to win, caught or not; null where too few have played. */
export function reachedText(crowd: Crowd | null | undefined): string | null {
  const stages = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from) }, (_, index) => stageKey((from + index) * STAGE));
  const win = MIN_WIN / STAGE;
  const counted = countOf(crowd, stages(win, MAX_TOUCHES / STAGE + 1), stages(0, win));
  return counted && `${percentText(counted.count, counted.of)} of fans got to ${MIN_WIN} touches.`;
}
