import * as z from "zod";

/** As many as are kept. */
const MAX_NOTICES = 20;

const kinds = ["sign-in", "push-on", "push-off"] as const;

const recordedSchema = z.object({
  kind: z.enum(kinds),
  /** Milliseconds since the epoch. */
  at: z.number(),
  /** "Chrome on Android" */
  device: z.string(),
});

/** Something that happened to an account, at a device. */
export type RecordedNotice = z.infer<typeof recordedSchema>;

const logSchema = z.object({
  /** The newest first. */
  items: z.array(recordedSchema).catch([]),
  /** What happened up to this moment is read. */
  readAt: z.number().catch(0),
  /** The standing notices that were read. */
  readKeys: z.array(z.string()).catch([]),
});

/** What is kept of a person's notices. */
export type NoticeLog = z.infer<typeof logSchema>;

/** How things stand with somebody: what of it is a notice is nowhere recorded. */
export type AccountState = {
  emailVerified: boolean;
  isStreakPaused: boolean;
  /** Their own date, "2026-11-21". */
  today: string;
};

/** One line of the list. */
export type Notice = {
  key: string;
  kind: RecordedNotice["kind"] | "verify" | "paused";
  isUnread: boolean;
  /** Null for what stands as long as it is so. */
  at: number | null;
  device: string;
};

/** A log as it was stored; an empty one where nothing was. */
export const readLog = (stored: unknown): NoticeLog => logSchema.parse(stored ?? {});

/** The log with one more notice; the oldest makes room. */
export function withNotice(log: NoticeLog, notice: RecordedNotice): NoticeLog {
  return { ...log, items: [notice, ...log.items].slice(0, MAX_NOTICES) };
}

/** The log after somebody has read everything that there is now. */
export function withAllRead(log: NoticeLog, standing: AccountState, now: number): NoticeLog {
  return { ...log, readAt: now, readKeys: standingNotices(standing).map(({ key }) => key) };
}

/** Everything there is to read: what stands first, then what happened, the newest first. */
export function noticesOf(log: NoticeLog, standing: AccountState): Notice[] {
  const standingOnes = standingNotices(standing).map(
    (notice): Notice => ({
      ...notice,
      at: null,
      device: "",
      isUnread: !log.readKeys.includes(notice.key),
    }),
  );
  const happened = log.items.map(
    ({ kind, at, device }, index): Notice => ({
      key: `${at}-${log.items.length - index}`,
      kind,
      at,
      device,
      isUnread: at > log.readAt,
    }),
  );
  return [...standingOnes, ...happened];
}

/** How many of them nobody has read. */
export const unreadCount = (log: NoticeLog, standing: AccountState): number =>
  noticesOf(log, standing).filter(({ isUnread }) => isUnread).length;

/** A pause is news again each time. */
function standingNotices({ emailVerified, isStreakPaused, today }: AccountState) {
  return [
    ...(emailVerified ? [] : [{ key: "verify", kind: "verify" as const }]),
    ...(isStreakPaused ? [{ key: `paused:${today}`, kind: "paused" as const }] : []),
  ];
}
