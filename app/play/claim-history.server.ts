import * as z from "zod";
import type { DocumentData, DocumentStore, Field } from "~/platform/storage/document-store";
import { readGuestAttempts, storeGuestAttempts } from "./attempt-cookie.server";
import { ATTEMPTS, attemptKey } from "./attempt-documents";
import { FORMER_TITLE } from "./former-version.server";
import { endHistory, readHistory, readMarks } from "./history-cookie.server";
import { entryResult } from "./history-result.server";
import { type Finished, recordResults, removeResults } from "./player-records.server";
import type { ServerGame } from "./server-game.server";
import { storedTitle } from "./title-rules.server";

/** One document per player: what their latest claim added, for as long as it can be undone. */
const CLAIMS = "claims";
const UNDO_MS = 7 * 24 * 60 * 60_000;

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

/** The results that a browser's cookies have, and the Set-Cookie values that delete them once they are claimed. */
export type GuestHistory = { finished: readonly Finished[]; setCookies: readonly string[] };

/**
 * Reads a visitor's results from the cookies that every page gets: the history, and the former version's attempt. That
 * attempt's cookie is replaced by its title's own.
 */
export async function readGuestHistory(request: Request, gameAt: GameAt): Promise<GuestHistory> {
  const history = readHistory(request);
  const marks = readMarks(request);
  const finished = history.flatMap((entry): Finished[] => {
    const { date, slug } = entry;
    const schedule = gameAt(slug)?.schedule;
    if (!schedule) return [];
    const mark = marks.find((one) => one.slug === slug && one.date === date);
    return [{ slug, playedOn: date, result: entryResult(schedule, entry, mark?.elapsed) }];
  });
  const former = await readFormerGuest(request, gameAt(FORMER_TITLE));
  const ended = history.length > 0 ? [endHistory()] : [];
  return {
    finished: [...finished, ...former.finished],
    setCookies: [...ended, ...former.setCookies],
  };
}

async function readFormerGuest(request: Request, game: ServerGame | null): Promise<GuestHistory> {
  const nothing = { finished: [], setCookies: [] };
  if (!game) return nothing;
  const title = storedTitle(game);
  const guest = await readGuestAttempts(request, title);
  if (!guest.isFormer || guest.isUnreadable) return nothing;
  const attempt = guest.slots.result;
  const result = attempt && title.resultOf(attempt);
  const { slug } = title;
  return {
    finished: result ? [{ slug, playedOn: attempt.startedOn, result }] : [],
    setCookies: await storeGuestAttempts(title, guest.slots, true),
  };
}

/**
 * Adds a visitor's results to an account, in one transaction, and notes what was added. Results that the account
 * already has stay. An attempt that the account has not finished goes on as a Friendly.
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
    const { added } = await recordResults(transaction, userId, finished);
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
 * attempts. An unfinished attempt of the account is a result's again.
 *
 * @returns the slugs of the results that were taken out, one for each
 * @throws DocumentStoreError, with nothing undone
 */
export async function undoClaim(
  store: DocumentStore,
  userId: string,
  now: number,
  gameAt: GameAt,
): Promise<readonly string[]> {
  return store.transaction(async (transaction) => {
    const { results } = readClaim(await transaction.get(CLAIMS, userId), now);
    if (results.length === 0) return [];
    const keys = results.map(({ slug, date }) => attemptKey(userId, slug, date));
    const stored = await Promise.all(keys.map((key) => transaction.get(ATTEMPTS, key)));
    await removeResults(transaction, userId, results);
    results.forEach((claimed, index) => {
      const [key = "", document] = [keys[index], stored[index]];
      if (!document) return;
      const own = ownAttempts(document, claimed, gameAt(claimed.slug));
      if (own) transaction.set(ATTEMPTS, key, { ...document, ...own });
      else transaction.delete(ATTEMPTS, key);
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

/** The attempts that an account had at an edition before a claim; null if it had none. */
function ownAttempts(document: DocumentData, claimed: ClaimedResult, game: ServerGame | null) {
  const friendly = asDocument(document.friendly);
  const id = idOf(friendly);
  if (!friendly || id === null) return null;
  if (id === claimed.running) {
    return isOver(game, friendly)
      ? null
      : { result: { ...friendly, isFriendly: false }, friendly: null };
  }
  return id === claimed.friendly ? { result: null, friendly } : null;
}

const idOf = (attempt: DocumentData | null) => (attempt ? String(attempt.id) : null);

function isOver(game: ServerGame | null, stored: DocumentData): boolean {
  const title = game && storedTitle(game);
  const attempt = title?.attemptSchema.safeParse(stored).data;
  return !title || !attempt || title.resultOf(attempt) !== null;
}

function asDocument(field: Field | undefined): DocumentData | null {
  return typeof field === "object" && !Array.isArray(field) ? field : null;
}
