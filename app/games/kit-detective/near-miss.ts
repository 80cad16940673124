import { type KitState, MAX_STARS } from "./case";
import { rankMarks } from "./ranks";
import { totalStars } from "./score";

/** What a case lacked by three stars at most: "One star short of 14."; empty for any other. */
export function nearMiss(state: KitState): string {
  const [win = 0] = rankMarks(state);
  const short = win - totalStars(state);
  if (short < 1 || short > MAX_STARS) return "";
  return `${["One star", "Two stars", "Three stars"][short - 1]} short of ${win}.`;
}
