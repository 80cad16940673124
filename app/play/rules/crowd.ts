import type { Result } from "./results";

/** What everybody's finishes of an edition come to: how many there were, and how often each key was counted. */
export type Counts = { finishes: number; keys: Readonly<Record<string, number>> };

type Ended = Pick<Result, "isWin" | "score">;

/** How one finish of an edition is told apart from the others of the crowd. */
export type Outcome = Ended & { count: number };

/** The keys of titles: "r0", "c12b". None is a key of `outcomeKey`. */
export const TALLY_KEY = /^[a-km-vxyz]\d{1,3}[a-z]?$/;

/** The most keys of a title that one finish counts. */
export const MAX_TALLY = 20;

/** The key under which a result is counted: "w5", "l2". */
export const outcomeKey = ({ isWin, score }: Ended): string => `${isWin ? "w" : "l"}${score}`;

const OUTCOME_KEY = /^([wl])(\d{1,9})$/;

/** The results that were counted, losses first, each by rising score. */
export function outcomesOf({ keys }: Counts): Outcome[] {
  const outcomes = Object.entries(keys).flatMap(([key, count]): Outcome[] => {
    const [, end, score] = OUTCOME_KEY.exec(key) ?? [];
    return end && score ? [{ isWin: end === "w", score: Number(score), count }] : [];
  });
  return outcomes.sort(
    (one, other) => Number(one.isWin) - Number(other.isWin) || one.score - other.score,
  );
}
