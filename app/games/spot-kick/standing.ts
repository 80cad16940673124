import type { Shot } from "./shot";

/** Kicks a side before sudden death. */
export const KICKS = 5;
/** Kicks a side at most, sudden death included. */
export const MAX_KICKS = 10;

/** The goals of kicks. */
export const goalsOf = (shots: readonly Pick<Shot, "outcome">[]): number =>
  shots.filter(({ outcome }) => outcome === "goal").length;

/**
 * How a shoot-out stands for the side that kicks first: decided as soon as the other side can't catch up, in sudden death
 * after each pair; "level" after ten kicks each, null while it goes on.
 */
export function standingOf(
  mine: readonly Pick<Shot, "outcome">[],
  theirs: readonly Pick<Shot, "outcome">[],
): "won" | "lost" | "level" | null {
  const lead = goalsOf(mine) - goalsOf(theirs);
  const pairs = Math.max(KICKS, mine.length);
  if (lead > pairs - theirs.length) return "won";
  if (-lead > pairs - mine.length) return "lost";
  return theirs.length === MAX_KICKS ? "level" : null;
}
