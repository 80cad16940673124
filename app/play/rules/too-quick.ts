import { lastMoveAt, type TimedMove } from "./attempt";
import { tenths } from "./clock-text";

/**
 * Whether moves came faster than a person can make them.
 *
 * A move's time is the player's own claim where that is before its arrival (`applyMove`), so to look slower than they
 * were, moves have to arrive later: a claim only ever makes an attempt look quicker. How long moves then were on their
 * way excuses nothing, since the time that a ranking would count is the claimed one.
 *
 * @param minMoveMs the least time of one move
 */
export function isTooQuick(moves: readonly TimedMove[], minMoveMs: number): boolean {
  return lastMoveAt({ moves }) < moves.length * minMoveMs;
}

/** Tells the player: "Too quick to be ranked: 5 moves in 1.4 s." */
export function tooQuickText(moves: readonly TimedMove[]): string {
  const { length } = moves;
  const seconds = (tenths(lastMoveAt({ moves })) / 10).toFixed(1);
  return `Too quick to be ranked: ${length} ${length === 1 ? "move" : "moves"} in ${seconds} s.`;
}
