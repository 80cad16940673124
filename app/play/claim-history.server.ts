import * as z from "zod";
import { dateAt, daysBefore } from "~/platform/clock/calendar-date.server";
import type { DocumentData, DocumentStore, Field } from "~/platform/storage/document-store";
import { ATTEMPTS, attemptKey } from "./attempt-documents";
import { endHistory, readHistory, readMarks } from "./history-cookie.server";
import { entryResult } from "./history-result.server";
import { type Finished, recordResults, removeResults } from "./player-records.server";
import type { ServerGame } from "./server-game.server";

/** One document per player: what their latest claim added, for as long as it can be undone. */
const CLAIMS = "claims";
const UNDO_MS = 7 * 24 * 60 * 60_000;
/** A week's edition is current for so long, and a day more in another time zone; older ones are Friendlies anyway. */
const MAX_CURRENT_DAYS = 8;

/** The game at a slug; null if it no longer exists. */
type GameAt = (slug: string) => ServerGame | null;

const claimSchema = z.object({
  expiresAt: z.number(),
  results: z.array(
    z.object({
      slug: z.string(),
      /** The date of the edition, and the date on which it was played. */
      date: z.string(),
      playedOn: z.string(),
      /** The id of the account's own unfinished attempt, which the result turned into a Friendly. */
      running: z.string().nullable(),
      /** The id of the account's own Friendly of an edition without a result, a past one. */
      friendly: z.string().nullable().default(null),
    }),
  ),
});

type Claim = z.infer<typeof claimSchema>;
type ClaimedResult = Claim["results"][number];

/** The results that a browser's cookie has, and the Set-Cookie values that delete them once they are claimed. */
export type GuestHistory = { finished: readonly Finished[]; setCookies: readonly string[] };

/** Reads a visitor's results from the cookie that every page gets. */
export function readGuestHistory(request: Request, gameAt: GameAt): GuestHistory {
  const history = readHistory(request);
  const marks = readMarks(request);
  const finished = history.flatMap((entry): Finished[] => {
    const { date, slug } = entry;
    const schedule = gameAt(slug)?.schedule;
    if (!schedule) return [];
    const mark = marks.find((one) => one.slug === slug && one.date === date);
    return [{ slug, playedOn: date, result: entryResult(schedule, entry, mark?.elapsed) }];
  });
  return { finished, setCookies: history.length > 0 ? [endHistory()] : [] };
}

/**
 * Adds a visitor's results to an account, in one transaction, and notes what was added. Results that the account
 * already has stay, and an edition of which it has undone a result gets no other. An attempt that the account has not
 * finished goes on as a Friendly.
 *
 * @param now in ms since the epoch
 * @returns the number of results that were new to the account
 * @throws DocumentStoreError, with nothing claimed
 */
export async function claimResults(
  store: DocumentStore,
  userId: string,
  finished: readonly Finished[],
  now: number,
): Promise<number> {
  if (finished.length === 0) return 0;
  return store.transaction(async (transaction) => {
    const keys = finished.map(({ slug, result }) => attemptKey(userId, slug, result.date));
    const stored = await Promise.all(keys.map((key) => transaction.get(ATTEMPTS, key)));
    const open = finished.filter((_, index) => stored[index]?.isSpent !== true);
    const { added } = await recordResults(transaction, userId, open);
    if (added.length === 0) return 0;
    const results = finished.flatMap((one, index): ClaimedResult[] => {
      if (!added.includes(one)) return [];
      const running = asDocument(stored[index]?.result);
      const own = asDocument(stored[index]?.friendly);
      if (running) {
        const friendly = { ...running, isFriendly: true };
        transaction.set(ATTEMPTS, keys[index] ?? "", { ...stored[index], result: null, friendly });
      }
      const { slug, playedOn, result } = one;
      const ids = { running: idOf(running), friendly: idOf(own) };
      return [{ slug, date: result.date, playedOn, ...ids }];
    });
    transaction.set(CLAIMS, userId, { userId, expiresAt: now + UNDO_MS, results });
    return results.length;
  });
}

/**
 * The number of results that can still be taken out of an account again.
 *
 * @throws DocumentStoreError
 */
export async function undoableResults(
  store: DocumentStore,
  userId: string,
  now: number,
): Promise<number> {
  return readClaim(await store.get(CLAIMS, userId), now).results.length;
}

/**
 * Takes out of an account exactly what its latest claim added, in one transaction: the dates, the results, and their
 * attempts. Their editions are spent: the account may know their answers, so all that it plays of them is a Friendly, its
 * own unfinished attempt too.
 *
 * @returns the slugs of the results that were taken out, one for each
 * @throws DocumentStoreError, with nothing undone
 */
export async function undoClaim(
  store: DocumentStore,
  userId: string,
  now: number,
): Promise<readonly string[]> {
  return store.transaction(async (transaction) => {
    const { results } = readClaim(await transaction.get(CLAIMS, userId), now);
    if (results.length === 0) return [];
    const keys = results.map(({ slug, date }) => attemptKey(userId, slug, date));
    const stored = await Promise.all(keys.map((key) => transaction.get(ATTEMPTS, key)));
    await removeResults(transaction, userId, results);
    const oldest = daysBefore(dateAt(now, "UTC"), MAX_CURRENT_DAYS);
    results.forEach((claimed, index) => {
      const { slug: game, date, running, friendly: own } = claimed;
      const [key = "", document] = [keys[index], stored[index]];
      const later = asDocument(document?.friendly);
      const id = idOf(later);
      const friendly = id !== null && (id === running || id === own) ? later : null;
      const spent = { userId, game, date, result: null, friendly, isSpent: true };
      if (friendly || date > oldest) transaction.set(ATTEMPTS, key, spent);
      else if (document) transaction.delete(ATTEMPTS, key);
    });
    transaction.delete(CLAIMS, userId);
    return results.map(({ slug }) => slug);
  });
}

/**
 * Lets an account have for good what its latest claim added.
 *
 * @throws DocumentStoreError
 */
export async function keepClaim(store: DocumentStore, userId: string): Promise<void> {
  await store.delete(CLAIMS, userId);
}

function readClaim(stored: unknown, now: number): Claim {
  const claim = claimSchema.safeParse(stored).data;
  return claim && claim.expiresAt > now ? claim : { expiresAt: 0, results: [] };
}

const idOf = (attempt: DocumentData | null) => (attempt ? String(attempt.id) : null);

function asDocument(field: Field | undefined): DocumentData | null {
  return typeof field === "object" && !Array.isArray(field) ? field : null;
}
