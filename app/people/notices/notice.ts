import * as z from "zod";

const MAX_NOTICES = 20;

const kinds = [
  "sign-in",
  "push-on",
  "push-off",
  "league-week",
  "answered",
  "reply",
  "reactions",
  "outcome",
] as const;

/** Of these there is one for each thing that they are about: the latest takes the place of those before it. */
const grouped: readonly (typeof kinds)[number][] = ["league-week", "answered", "reactions"];

const recordedSchema = z.object({
  kind: z.enum(kinds),
  /** Milliseconds since the epoch. */
  at: z.number(),
  /** "Chrome on Android"; of another event what it is about, for lists of notices. */
  device: z.string(),
});

/** An event on an account, with its device, in one of its leagues, or on one of its results. */
export type RecordedNotice = z.infer<typeof recordedSchema>;

const logSchema = z.object({
  /** Newest first. */
  items: z.array(recordedSchema).catch([]),
  /** Events up to this time are read. */
  readAt: z.number().catch(0),
  /** The standing notices that were read. */
  readKeys: z.array(z.string()).catch([]),
});

/** The stored notices of a user. */
export type NoticeLog = z.infer<typeof logSchema>;

/** The state of an account, from which standing notices are derived; they are not stored. */
export type AccountState = {
  emailVerified: boolean;
  /** False also for a user who wants no streak tips. */
  isStreakPaused: boolean;
  /** The records that were voided after the user had played them; `detail` names the edition. */
  voided: readonly { key: string; detail: string }[];
  /** The user's own date, "2026-11-21". */
  today: string;
};

/** A notice as the list shows it. */
export type Notice = {
  key: string;
  kind: RecordedNotice["kind"] | "verify" | "paused" | "voided";
  isUnread: boolean;
  /** Null for a standing notice. */
  at: number | null;
  /** Such as a device; "" if there is none. */
  detail: string;
};

/** Parses a stored log; an empty one if there is none. */
export const readLog = (stored: unknown): NoticeLog => logSchema.parse(stored ?? {});

/**
 * Adds a notice to the log and drops the oldest beyond the limit. Of the answers to one result, of the
 * reactions to one reply, and of one league's week, the latest is told.
 */
export function withNotice(log: NoticeLog, notice: RecordedNotice): NoticeLog {
  const { kind, device } = notice;
  const others = grouped.includes(kind)
    ? log.items.filter((one) => one.kind !== kind || one.device !== device)
    : log.items;
  return { ...log, items: [notice, ...others].slice(0, MAX_NOTICES) };
}

/** Marks all current notices as read. */
export function withAllRead(log: NoticeLog, standing: AccountState, now: number): NoticeLog {
  return { ...log, readAt: now, readKeys: standingNotices(standing).map(({ key }) => key) };
}

/** All notices: the standing ones, then the events, newest first. A void is listed until it was read. */
export function noticesOf(log: NoticeLog, standing: AccountState): Notice[] {
  const standingOnes = standingNotices(standing).map(
    (notice): Notice => ({
      detail: "",
      ...notice,
      at: null,
      isUnread: !log.readKeys.includes(notice.key),
    }),
  );
  const happened = log.items.map(
    ({ kind, at, device }, index): Notice => ({
      key: `${at}-${log.items.length - index}`,
      kind,
      at,
      detail: device,
      isUnread: at > log.readAt,
    }),
  );
  return [...standingOnes.filter((one) => one.kind !== "voided" || one.isUnread), ...happened];
}

/** The number of unread notices. */
export const unreadCount = (log: NoticeLog, standing: AccountState): number =>
  noticesOf(log, standing).filter(({ isUnread }) => isUnread).length;

/** The key has the date, so that each new pause of a streak is unread again. */
function standingNotices({ emailVerified, isStreakPaused, voided, today }: AccountState) {
  return [
    ...(emailVerified ? [] : [{ key: "verify", kind: "verify" as const }]),
    ...(isStreakPaused ? [{ key: `paused:${today}`, kind: "paused" as const }] : []),
    ...voided.map(({ key, detail }) => ({ key: `voided:${key}`, kind: "voided" as const, detail })),
  ];
}
