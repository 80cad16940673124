import * as z from "zod";
import { dateAt, daysBefore } from "~/platform/clock/calendar-date.server";
import { allDocuments } from "~/platform/storage/all-documents.server";
import type {
  DocumentData,
  DocumentStore,
  Field,
  Transaction,
} from "~/platform/storage/document-store";
import { periodOf } from "~/play/editions/schedule.server";
import type { Slots } from "~/play/rules/slots";
import type { StoredTitle } from "~/play/rules/title-rules.server";
import { claimAnswers } from "./answers.server";
import { ATTEMPTS, attemptKey } from "./attempt-documents";
import { claimChallenges } from "./challenges.server";
import { FINISHES, finishKey } from "./finishes.server";
import { joinEdition } from "./join-edition";
import { PlayerRecords } from "./player-records.server";
import { datesOf, readPlayedDates, readPlayedDays } from "./recorded.server";
import { readSlots, type StoredSlots, writeSlots } from "./stored-slots.server";

/** One document per player: what their latest claim added, for as long as it can be undone. */
const CLAIMS = "claims";
const UNDO_MS = 7 * 24 * 60 * 60_000;
/** A week's edition is current for so long, and a day more in another time zone; older ones are Friendlies anyway. */
const MAX_CURRENT_DAYS = 8;

const claimSchema = z.object({
  expiresAt: z.number(),
  /** The visitor whose results they were; claims from before there were such have none. */
  from: z.string().nullable().default(null),
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

/** The visitor whose games move, and the account to which they move. */
export type Move = { visitorId: string; userId: string };

/**
 * Moves a visitor's games to an account, one transaction a title, and notes which results were added. Results that the
 * account already has stay, and an edition of which it has undone a result gets no other. What fails half-way is gone on
 * with by the next call.
 *
 * @param titles those that may move
 * @param now in ms since the epoch
 * @returns the number of results that were new to the account
 * @throws DocumentStoreError
 */
export async function claimGames(
  store: DocumentStore,
  titles: readonly StoredTitle[],
  move: Move,
  now: number,
): Promise<number> {
  const editions = await editionsOf(store, move.visitorId);
  const { dates } = await readPlayedDays(store, move.visitorId);
  const played = new Set([...editions.keys(), ...[...dates.values()].flat()]);
  let added = 0;
  for (const title of titles) {
    if (!played.has(title.slug)) continue;
    added += await claimTitle(store, title, move, editions.get(title.slug) ?? [], now);
  }
  await claimChallenges(store, move);
  await claimAnswers(store, move);
  return added;
}

/** The dates of the editions that a player has attempts at, by title. */
async function editionsOf(store: DocumentStore, userId: string): Promise<Map<string, string[]>> {
  const editions = new Map<string, string[]>();
  for await (const { data } of allDocuments(store, ATTEMPTS, { userId })) {
    const slug = String(data.game);
    editions.set(slug, [...(editions.get(slug) ?? []), String(data.date)]);
  }
  return editions;
}

/** What an account and a visitor have of a title, inside the transaction of its claim. */
type Claiming = { title: StoredTitle; move: Move; own: PlayerRecords; brought: PlayerRecords };

/** Their attempts at one of its editions. */
type ClaimedEdition = {
  date: string;
  own: StoredSlots<unknown>;
  brought: Slots;
  /** The id of the finish that the visitor's result is, if it is one. */
  finish: string | null;
};

function claimTitle(
  store: DocumentStore,
  title: StoredTitle,
  move: Move,
  attempted: readonly string[],
  now: number,
): Promise<number> {
  const { slug } = title;
  const { visitorId, userId } = move;
  return store.transaction(async (transaction) => {
    const playedOn = datesOf(await readPlayedDates(transaction, visitorId), slug);
    const [brought, own, stored] = await Promise.all([
      PlayerRecords.read(transaction, visitorId, [slug], playedOn),
      PlayerRecords.read(transaction, userId, [slug], playedOn),
      transaction.get(CLAIMS, userId),
    ]);
    const dates = new Set([...attempted, ...brought.resultsOf(slug).map(({ date }) => date)]);
    const editions = await Promise.all(
      Array.from(dates, async (date) => {
        const brought = (await readSlots(transaction, visitorId, title, date)).slots;
        return {
          date,
          own: await readSlots(transaction, userId, title, date),
          brought,
          finish: await finishIn(transaction, visitorId, slug, date, brought),
        };
      }),
    );
    own.noteForFunSince(dateAt(now, "UTC"));
    const claiming = { title, move, own, brought };
    const claimed = editions.flatMap((one) => claimEdition(transaction, claiming, one) ?? []);
    own.write(transaction);
    brought.forget(slug);
    brought.write(transaction);
    noteClaim(transaction, move, stored, claimed, now);
    return claimed.length;
  });
}

/** @returns the result that is new to the account; null if none is */
function claimEdition(
  transaction: Transaction,
  { title, move: { visitorId, userId }, own, brought }: Claiming,
  { date, own: before, brought: broughtSlots, finish }: ClaimedEdition,
): ClaimedResult | null {
  const { slug } = title;
  const result = resultOn(brought, slug, date);
  const { slots, isNew } = joinEdition(
    {
      own: before.slots,
      ownResult: resultOn(own, slug, date),
      isSpent: before.isSpent,
      brought: broughtSlots,
      broughtResult: result,
    },
    (attempt) => title.resultOf(attempt) !== null,
  );
  if (slots !== before.slots) writeSlots(transaction, userId, title, date, { ...before, slots });
  transaction.delete(ATTEMPTS, attemptKey(visitorId, slug, date));
  const hasMoved = slots.result !== null && slots.result === broughtSlots.result;
  const latest = brought.latestOf(slug);
  if (slots.friendly && !slots.result) own.noteForFun(slug, date);
  if ((isNew || hasMoved) && latest?.date === date) own.setLatest(slug, latest);
  if (finish && isNew && result) transaction.set(FINISHES, finish, { userId }, { merge: true });
  else if (finish) transaction.delete(FINISHES, finish);
  if (!isNew || !result) return null;
  const playedOn = playedOnOf(title, brought, date);
  own.add({ slug, playedOn, result });
  const { result: running, friendly } = before.slots;
  return { slug, date, playedOn, running: running?.id ?? null, friendly: friendly?.id ?? null };
}

/** The id of the finish that a player's result of an edition is; null where there is none of theirs. */
async function finishIn(
  transaction: Transaction,
  userId: string,
  slug: string,
  date: string,
  { result }: Slots,
): Promise<string | null> {
  if (!result) return null;
  const id = finishKey(slug, date, result.id);
  return (await transaction.get(FINISHES, id))?.userId === userId ? id : null;
}

const resultOn = (records: PlayerRecords, slug: string, date: string) =>
  records.resultsOf(slug).find((one) => one.date === date) ?? null;

/** The date on which a result was played: that of its edition, or a later one of its week. */
export function playedOnOf(
  { slug, schedule }: Pick<StoredTitle, "slug" | "schedule">,
  records: PlayerRecords,
  date: string,
): string {
  const isIt = ([day, slugs]: readonly [string, readonly string[]]) =>
    slugs.includes(slug) && periodOf(schedule, day) === date;
  return Array.from(records.dates).find(isIt)?.[0] ?? date;
}

/** Adds results to the claim of this visitor's games; it takes the place of one of another visitor's. */
function noteClaim(
  transaction: Transaction,
  { visitorId, userId }: Move,
  stored: unknown,
  results: readonly ClaimedResult[],
  now: number,
): void {
  if (results.length === 0) return;
  const before = readClaim(stored, now);
  const earlier = before.from === visitorId ? before.results : [];
  transaction.set(CLAIMS, userId, {
    userId,
    from: visitorId,
    expiresAt: now + UNDO_MS,
    results: [...earlier, ...results],
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
    const slugs = results.map(({ slug }) => slug);
    const playedOn = results.map((claimed) => claimed.playedOn);
    const keys = results.map(({ slug, date }) => attemptKey(userId, slug, date));
    const [records, ...stored] = await Promise.all([
      PlayerRecords.read(transaction, userId, [...new Set(slugs)], playedOn),
      ...keys.map((key) => transaction.get(ATTEMPTS, key)),
    ]);
    records.remove(results);
    const oldest = daysBefore(dateAt(now, "UTC"), MAX_CURRENT_DAYS);
    results.forEach((claimed, index) => {
      const { slug: game, date, running, friendly: own } = claimed;
      const [key = "", document] = [keys[index], stored[index]];
      const later = asDocument(document?.friendly);
      const id = idOf(later);
      const finished = idOf(asDocument(document?.result));
      if (finished !== null) transaction.delete(FINISHES, finishKey(game, date, finished));
      const friendly = id !== null && (id === running || id === own) ? later : null;
      if (friendly) records.noteForFun(game, date);
      const spent = { userId, game, date, result: null, friendly, isSpent: true };
      if (friendly || date > oldest) transaction.set(ATTEMPTS, key, spent);
      else if (document) transaction.delete(ATTEMPTS, key);
    });
    records.write(transaction);
    transaction.delete(CLAIMS, userId);
    return slugs;
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
  return claim && claim.expiresAt > now ? claim : { expiresAt: 0, from: null, results: [] };
}

const idOf = (attempt: DocumentData | null) => (attempt ? String(attempt.id) : null);

function asDocument(field: Field | undefined): DocumentData | null {
  return typeof field === "object" && !Array.isArray(field) ? field : null;
}
