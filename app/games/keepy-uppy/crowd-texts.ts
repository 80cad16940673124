import type { Crowd } from "~/play/rules/crowd";
import { countOf, percentText } from "~/play/rules/crowd-texts";
import { MAX_TOUCHES, MIN_WIN } from "./garden";

const FIVE = 5;

/** The key of what everybody may know of a run: how many fives of touches it had. */
export const fivesKey = (touches: number) => `t${Math.floor(touches / FIVE)}`;

/** How many fans kept the ball up long enough to win, caught or not; null where too few have played. */
export function reachedText(crowd: Crowd | null | undefined): string | null {
  const fives = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => fivesKey((from + index) * FIVE));
  const win = MIN_WIN / FIVE;
  const counted = countOf(crowd, fives(win, Math.ceil(MAX_TOUCHES / FIVE)), fives(0, win));
  return counted && `${percentText(counted.count, counted.of)} of fans got to ${MIN_WIN} touches.`;
}
