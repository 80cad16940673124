/** The outcomes that a moderator can choose. */
const outcomes = [
  "hide",
  "warn",
  "mute-1",
  "mute-7",
  "mute-30",
  "ban",
  "restore",
  "rename",
  "dismiss",
] as const;

export type Outcome = (typeof outcomes)[number];

/** Whether somebody may write: until when they are muted, in milliseconds since the epoch, and whether they are banned. */
export type Standing = { mutedUntil: number | null; isBanned: boolean };

/** What counts of a decision about somebody. */
type Counted = {
  outcome: Outcome;
  /** Milliseconds since the epoch. */
  at: number;
  isTakenBack: boolean;
};

const DAY_MS = 24 * 60 * 60_000;

const muteDays: Partial<Record<Outcome, number>> = { "mute-1": 1, "mute-7": 7, "mute-30": 30 };

/** When the mute of a decision ends; null if it is no mute. */
export function muteEnd({ outcome, at }: Pick<Counted, "outcome" | "at">): number | null {
  const days = muteDays[outcome];
  return days === undefined ? null : at + days * DAY_MS;
}

/** What the decisions about somebody, in any order, come to: the latest end of a mute counts, a ban stays. */
export function standingOf(decisions: readonly Counted[]): Standing {
  const standing = decisions.filter(({ isTakenBack }) => !isTakenBack);
  const ends = standing.map(muteEnd).filter((end) => end !== null);
  return {
    mutedUntil: ends.length > 0 ? Math.max(...ends) : null,
    isBanned: standing.some(({ outcome }) => outcome === "ban"),
  };
}
