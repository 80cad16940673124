import { type Crowd, rightKey } from "~/play/rules/crowd";
import { rightText } from "~/play/rules/crowd-texts";
import { CALLS, isGraded, isRight, type LineState } from "./rules";

/** What everybody may know of a run: which calls were right, by the place of the number called, and where it ended. */
export function callsTally(state: LineState): string[] {
  const { calls, isBeaten } = state;
  const made = calls.flatMap((call, place) =>
    call === "on" || !isGraded(state, place) ? [] : [rightKey(place + 1, isRight(state, place))],
  );
  const isFall = isBeaten && isGraded(state, calls.length - 1);
  return isFall ? [...made, fallKey(calls.length)] : made;
}

const fallKey = (place: number) => `f${place}`;

/** What the crowd did at a number of the line: "64 % called it", or where most runs ended; null where too few came. */
export function callText(crowd: Crowd | null | undefined, place: number): string | null {
  const isHardest = place > 0 && place === mostFalls(crowd);
  return isHardest ? "Most fell here" : rightText(crowd, place, "called it");
}

/** The place where most runs ended; 0 without any. */
function mostFalls(crowd: Crowd | null | undefined): number {
  if (!crowd || "place" in crowd) return 0;
  const falls = Array.from({ length: CALLS + 1 }, (_, place) => crowd.keys[fallKey(place)] ?? 0);
  return falls.indexOf(Math.max(...falls));
}
