import { type Attempt, unranked } from "./attempt";

/**
 * A player's attempts at one edition. The first finished attempt is the result for ever; any further attempt is a
 * Friendly, of which only the latest is stored.
 */
export type Slots<Move = unknown> = {
  result: Attempt<Move> | null;
  friendly: Attempt<Move> | null;
};

type SlotName = keyof Slots;

export const NO_ATTEMPTS = { result: null, friendly: null } as const satisfies Slots;

/** A request to start: whether a Friendly is wanted, and the attempt to use if a new one is needed. */
export type Start<Move> = {
  wantsFriendly: boolean;
  /** Whether a Friendly is under way that can be gone on with. */
  isRunning?: boolean;
  fresh: Omit<Attempt<Move>, "isFriendly">;
  /** Options of a Friendly that follows a result. */
  replayOptions?: readonly string[] | undefined;
};

/**
 * Starts an attempt, or goes on with the one that is running. A Friendly is only begun when the edition has a result:
 * before that the first attempt goes on. Each press of 'Play again' begins a new Friendly; 'Kick off', in a page that knew
 * of none, goes on with one that is under way.
 *
 * @param hasResult whether the edition has a result, which may be known without the slots
 * @returns the same object when nothing changes
 */
export function startIn<Move>(
  slots: Slots<Move>,
  { wantsFriendly, isRunning = false, fresh, replayOptions = [] }: Start<Move>,
  hasResult: boolean,
): Slots<Move> {
  if (!hasResult) {
    return slots.result ? slots : { ...slots, result: { ...fresh, isFriendly: false } };
  }
  if (!wantsFriendly && (slots.result !== null || isRunning)) return slots;
  // Without a result of one's own it may be held against a friend's, which needs the edition as it is.
  const options = slots.result ? [...fresh.options, ...replayOptions] : fresh.options;
  return { ...slots, friendly: { ...unranked(fresh), options, isFriendly: true } };
}

/**
 * The best score of all tries at an edition, for a Friendly to take along: the next one takes its place.
 *
 * @returns undefined before the first is over
 */
export function bestOfTries(
  { result, friendly }: Slots,
  resultOf: (attempt: Attempt) => { score: number } | null,
): number | undefined {
  const scores = [result, friendly].flatMap((one) => (one && resultOf(one)?.score) ?? []);
  if (friendly?.best !== undefined) scores.push(friendly.best);
  return scores.length > 0 ? Math.max(...scores) : undefined;
}

/** Takes a running attempt out of the tables; returns the same object when nothing changes. */
export function withoutRank<Move>(slots: Slots<Move>): Slots<Move> {
  return slots.result?.isRanked ? { ...slots, result: unranked(slots.result) } : slots;
}

/** The slot of an attempt; null if it is in neither. */
export function slotOf({ result, friendly }: Slots, attemptId: string): SlotName | null {
  if (result?.id === attemptId) return "result";
  return friendly?.id === attemptId ? "friendly" : null;
}
