import * as z from "zod";

const recentSchema = z.object({
  /** Milliseconds since the epoch. */
  at: z.number(),
  /** Tells the writers of a thread apart, and nothing else of them. */
  by: z.string(),
});

export const threadSchema = z.object({
  /** The title whose edition it is about; null for one that operators have opened. */
  slug: z.string().nullable(),
  /** The date of the edition, "2026-11-23". */
  date: z.string().nullable(),
  /** What it is about, such as "Golden Word, Monday 23 November". */
  subject: z.string(),
  /**
   * Until when only those who have finished the edition may read it, in milliseconds since the epoch: the end of its period
   * in the last time zone. Null for a thread about no edition.
   */
  lockedUntil: z.number().nullable(),
  openedAt: z.number(),
  /** When something was last written, also if that is gone: replies have no earlier time. */
  lastAt: z.number(),
  /** The order in the feed; missing as long as there is nothing to read. */
  activeAt: z.number().optional(),
  /** How many replies can be read, and how many people wrote them. */
  replies: z.number(),
  fans: z.number(),
  /** The id of the latest reply that can be read; null if there is none, or it has to be looked for. */
  last: z.string().nullable(),
  /** The latest turns to speak, the latest first: replies of one writer in a row are one. */
  recent: z.array(recentSchema).catch([]),
});

/** A thread as it is stored. */
type StoredThread = z.infer<typeof threadSchema>;
export type Thread = StoredThread & { id: string };

/** What has to be known of a thread to open it. */
export type NewThread = Pick<Thread, "id" | "slug" | "date" | "subject" | "lockedUntil">;

const EDITION_ID = /^([a-z][a-z-]{1,60})\.(\d{4}-\d\d-\d\d)$/;
const OWN_ID = /^t-[0-9a-f]{16}$/;

/** The id of the thread about an edition. */
export const editionThreadId = (slug: string, date: string) => `${slug}.${date}`;

/**
 * The edition in the id of a thread.
 *
 * @param id any user input
 * @returns null for a thread about no edition, and for anything else
 */
export function editionOf(id: string): { slug: string; date: string } | null {
  const [, slug, date] = EDITION_ID.exec(id) ?? [];
  return slug && date ? { slug, date } : null;
}

const EDITION_ADDRESS = /^([a-z][a-z-]{1,60})-(\d{4}-\d\d-\d\d)$/;

/** The part of the address of a thread: without a dot, which no cache keeps. */
export const threadAddress = (id: string): string => id.replace(".", "-");

/**
 * The id of the thread at an address.
 *
 * @param address any user input
 * @returns null for what can't be one
 */
export function threadIdAt(address: string): string | null {
  const [, slug, date] = EDITION_ADDRESS.exec(address) ?? [];
  if (slug && date) return editionThreadId(slug, date);
  return OWN_ID.test(address) ? address : null;
}

/** Whether a text can be the id of a thread. */
export const isThreadId = (id: string): boolean => EDITION_ID.test(id) || OWN_ID.test(id);

/** A thread before its first reply. */
export const emptyThread = (thread: NewThread, now: number): Thread => ({
  ...thread,
  ...{ openedAt: now, lastAt: 0, replies: 0, fans: 0, last: null, recent: [] },
});

/** A thread is trending after so many turns in this time, in milliseconds, by so many fans at least. */
const TRENDING_TURNS = 5;
const TRENDING_FANS = 3;
const TRENDING_MS = 3 * 60 * 60_000;

/** Whether fans talk in a thread right now. Replies of one fan in a row are one turn. */
export function isTrending({ recent }: Pick<Thread, "recent">, now: number): boolean {
  const oldest = recent[TRENDING_TURNS - 1];
  const isRecent = oldest !== undefined && now - oldest.at < TRENDING_MS;
  return isRecent && new Set(recent.map(({ by }) => by)).size >= TRENDING_FANS;
}

/** The latest turns after one more reply. */
export function withRecent(
  recent: Thread["recent"],
  next: { at: number; by: string },
): Thread["recent"] {
  if (recent[0]?.by === next.by) return [next, ...recent.slice(1)];
  return [next, ...recent].slice(0, TRENDING_TURNS);
}
