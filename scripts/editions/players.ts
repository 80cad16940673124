import { brokenProblems } from "./promises";
import type { Problem } from "./title-check";

/** How often a simulated player wins, and the shares that it may win. */
type PlayerResult = { name: string; share: number; low: number; high: number };

/** A share as text. */
export const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** The players who win too often or too seldom. */
export const playerProblems = (file: string, players: readonly PlayerResult[]): Problem[] =>
  players.flatMap(({ name, share, low, high }) =>
    brokenProblems(file, `${name} player`, [
      [
        share < low || share > high,
        `Wins ${percent(share)}; it has to be ${percent(low)} to ${percent(high)}.`,
      ],
    ]),
  );

/**
 * By how many whole milliseconds a simulated thumb misses the moment it means.
 *
 * @param spread its standard deviation
 * @param chance evenly from 0 up to 1
 */
export function thumbOff(spread: number, chance: () => number): number {
  const normal = Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
  return Math.round(spread * normal);
}
