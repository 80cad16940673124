import { type Attempt, finishedAt } from "./attempt";
import type { Result } from "./results";

/** What of a move's time on its way to the server is no time of the player's. */
const LINE_CREDIT_MS = 1500;

/** The greatest score and time that a rank tells apart. */
const MOST = 999_999_999;
/** Sorts behind every digit. */
const NONE = "~";

/**
 * The time of an attempt in a table: the player's own, but no move counts as made more than 1.5 s before it arrived, so
 * that a slow line costs little and a made-up time gains little.
 *
 * @returns milliseconds since the start; null for an attempt that came late, which has no time
 */
export function tableTime({ moves, isLate }: Pick<Attempt, "moves" | "isLate">): number | null {
  const last = moves.at(-1);
  if (isLate || !last) return null;
  return Math.max(last.at, (last.seen ?? last.at) - LINE_CREDIT_MS);
}

/**
 * The place of a finish in its table, as a text that sorts like the table: wins, then the higher score, then the shorter
 * time and none behind all others, then who was first. No two attempts have the same.
 */
export function rankOf(
  attempt: Attempt,
  { isWin, score }: Pick<Result, "isWin" | "score">,
): string {
  const time = tableTime(attempt);
  const place = [isWin ? 0 : 1, digits(MOST - score), time === null ? NONE : digits(time)];
  return `${place.join(" ")}|${String(finishedAt(attempt)).padStart(15, "0")} ${attempt.id}`;
}

/** The same for a sum of points: the higher one first. */
export const pointsRank = (points: number, userId: string): string =>
  `${digits(MOST - points)}|${userId}`;

/** What ranks that share a place have in common, and only they: they begin with it, and all before them sort before it. */
export const placeIn = (rank: string): string => rank.slice(0, rank.indexOf("|") + 1);

const TIME = /^[01] \d{9} (\d{9})[|]/;

/** The time in a finish's rank (`tableTime`). */
export function timeIn(rank: string): number | null {
  const time = TIME.exec(rank)?.[1] ?? NONE;
  return time === NONE ? null : Number(time);
}

const digits = (number: number) =>
  String(Math.min(MOST, Math.max(0, Math.round(number)))).padStart(9, "0");
