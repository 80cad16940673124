import type { Outcome } from "./outcomes";

/** Whether a fan may write: until when they are muted, in milliseconds since the epoch, and whether they are banned. */
export type Conduct = { mutedUntil: number | null; isBanned: boolean };

/** What counts of a decision about a fan. */
type Counted = {
  outcome: Outcome;
  /** Milliseconds since the epoch. */
  at: number;
  /** False once it was undone, or overturned on appeal. */
  stands: boolean;
};

const DAY_MS = 24 * 60 * 60_000;

const muteDays: Partial<Record<Outcome, number>> = { "mute-1": 1, "mute-7": 7, "mute-30": 30 };

/** When the mute of a decision ends; null if it is no mute. */
export function muteEnd({ outcome, at }: Pick<Counted, "outcome" | "at">): number | null {
  const days = muteDays[outcome];
  return days === undefined ? null : at + days * DAY_MS;
}

/** What the decisions about a fan, in any order, come to: the latest end of a mute counts, a ban stays. */
export function conductAfter(decisions: readonly Counted[]): Conduct {
  const none: Conduct = { mutedUntil: null, isBanned: false };
  return decisions.filter(({ stands }) => stands).reduce(withDecision, none);
}

/** What a fan may write after one more decision. */
export function withDecision(
  { mutedUntil, isBanned }: Conduct,
  decision: Pick<Counted, "outcome" | "at">,
): Conduct {
  const end = muteEnd(decision);
  return {
    mutedUntil: end === null ? mutedUntil : Math.max(end, mutedUntil ?? end),
    isBanned: isBanned || decision.outcome === "ban",
  };
}

/** What is known of a fan who reports. */
type Reporter = Conduct & {
  /** When the account was made, in milliseconds since the epoch; null if that is not known. */
  joinedAt: number | null;
  isVerified: boolean;
  hasFinished: boolean;
};

/**
 * Whether a report counts towards hiding a post: of an account that has verified its address, is older than a day, has
 * finished a title, and may write (docs/rules.md#moderation).
 *
 * @param now milliseconds since the epoch
 */
export function isOfStanding(reporter: Reporter, now: number): boolean {
  const { joinedAt, isVerified, hasFinished, mutedUntil, isBanned } = reporter;
  const isOld = joinedAt !== null && now - joinedAt > DAY_MS;
  const mayWrite = !isBanned && (mutedUntil === null || mutedUntil <= now);
  return isOld && isVerified && hasFinished && mayWrite;
}
