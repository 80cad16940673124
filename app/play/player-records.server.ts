import type { DocumentStore, Transaction } from "~/platform/storage/document-store";
import { FORMER_RECORDS, FORMER_TITLE, readFormerRecord } from "./former-version.server";
import {
  datesDocument,
  type PlayedDates,
  readDates,
  readTitle,
  titleDocument,
  withDate,
} from "./records";
import { regraded } from "./regraded.server";
import { type Result, type TitleRecord, withResult } from "./results";
import type { StoredTitle } from "./title-rules.server";

/** One document per player: the titles finished on each date. */
const DATES = "dates";
/** One document per player and title: the results. */
const TITLES = "titles";

type Reader = Pick<DocumentStore, "get">;

/** A new result, and the player's calendar date at the start of the attempt. */
export type Finished = { slug: string; playedOn: string; result: Result };

/**
 * The dates on which a player finished any title, for the streak and the calendar.
 *
 * @throws DocumentStoreError
 */
export async function readPlayedDates(from: Reader, userId: string): Promise<PlayedDates> {
  const stored = await from.get(DATES, userId);
  if (stored) return readDates(stored);
  return readFormerRecord(await from.get(FORMER_RECORDS, userId))?.dates ?? new Map();
}

/**
 * A player's results of one title, without what was voided since.
 *
 * @throws DocumentStoreError
 */
export async function readTitleRecord<Move>(
  from: Reader,
  userId: string,
  title: StoredTitle<Move>,
): Promise<TitleRecord> {
  const stored = await from.get(TITLES, titleKey(userId, title.slug));
  if (stored || title.slug !== FORMER_TITLE) {
    return regraded(from, userId, title, readTitle(stored));
  }
  return readFormerRecord(await from.get(FORMER_RECORDS, userId))?.title ?? readTitle(null);
}

/**
 * Records results. An edition that already has one is not changed, and a past edition adds no date. The former
 * version's records are migrated. All its reads precede its writes, so in a transaction call it after all other reads.
 *
 * @returns the dates afterwards, and the results that were new
 */
export async function recordResults(
  transaction: Transaction,
  userId: string,
  finished: readonly Finished[],
): Promise<{ dates: PlayedDates; added: readonly Finished[] }> {
  const [storedDates, storedFormer] = await Promise.all([
    transaction.get(DATES, userId),
    transaction.get(FORMER_RECORDS, userId),
  ]);
  const former = readFormerRecord(storedFormer);
  const slugs = new Set(finished.map(({ slug }) => slug));
  if (former) slugs.add(FORMER_TITLE);
  const titles = new Map<string, TitleRecord>();
  await Promise.all(
    Array.from(slugs, async (slug) => {
      const stored = await transaction.get(TITLES, titleKey(userId, slug));
      const isFormer = stored === null && slug === FORMER_TITLE && former !== null;
      titles.set(slug, isFormer ? former.title : readTitle(stored));
    }),
  );
  const before = storedDates ? readDates(storedDates) : (former?.dates ?? new Map());
  const { dates, added } = count(before, titles, finished);
  if (added.length === 0 && !former) return { dates, added };
  for (const [slug, record] of titles) {
    transaction.set(TITLES, titleKey(userId, slug), {
      userId,
      game: slug,
      ...titleDocument(record),
    });
  }
  transaction.set(DATES, userId, { userId, ...datesDocument(dates) });
  if (former) transaction.delete(FORMER_RECORDS, userId);
  return { dates, added };
}

/** Adds results and dates to the records, in place. */
function count(
  before: PlayedDates,
  titles: Map<string, TitleRecord>,
  finished: readonly Finished[],
): { dates: PlayedDates; added: Finished[] } {
  let dates = before;
  const added = finished.filter(({ slug, playedOn, result }) => {
    const record = titles.get(slug) ?? readTitle(null);
    const counted = withResult(record, result);
    titles.set(slug, counted);
    if (counted === record) return false;
    if (!result.isArchived) dates = withDate(dates, playedOn, slug);
    return true;
  });
  return { dates, added };
}

const titleKey = (userId: string, slug: string) => `${userId}.${slug}`;
