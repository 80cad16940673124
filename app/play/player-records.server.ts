import type { DocumentStore, Transaction } from "~/platform/storage/document-store";
import {
  datesDocument,
  type PlayedDates,
  readDates,
  readTitle,
  titleDocument,
  withDate,
  withoutDates,
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
  return readDates(await from.get(DATES, userId));
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
  return regraded(from, userId, title, await readAsRecorded(from, userId, title.slug));
}

async function readAsRecorded(from: Reader, userId: string, slug: string): Promise<TitleRecord> {
  return readTitle(await from.get(TITLES, titleKey(userId, slug)));
}

/**
 * Records results. An edition that already has one is not changed. All its reads precede its writes, so in a
 * transaction call it after all other reads.
 *
 * @returns the dates afterwards, and the results that were new
 */
export async function recordResults(
  transaction: Transaction,
  userId: string,
  finished: readonly Finished[],
): Promise<{ dates: PlayedDates; added: readonly Finished[] }> {
  const before = await readPlayedDates(transaction, userId);
  const slugs = new Set(finished.map(({ slug }) => slug));
  const titles = new Map<string, TitleRecord>();
  await Promise.all(
    Array.from(slugs, async (slug) => {
      titles.set(slug, await readAsRecorded(transaction, userId, slug));
    }),
  );
  const { dates, added } = count(before, titles, finished);
  if (added.length === 0) return { dates, added };
  for (const [slug, record] of titles) setTitle(transaction, userId, slug, record);
  transaction.set(DATES, userId, { userId, ...datesDocument(dates) });
  return { dates, added };
}

/** A result to take out: the date of its edition, and the date on which it was played. */
export type Removed = { slug: string; date: string; playedOn: string };

/**
 * Takes results and their dates out of the records, which don't remain when they are empty. All its reads precede its
 * writes.
 */
export async function removeResults(
  transaction: Transaction,
  userId: string,
  removed: readonly Removed[],
): Promise<void> {
  const slugs = [...new Set(removed.map(({ slug }) => slug))];
  const [played, ...records] = await Promise.all([
    readPlayedDates(transaction, userId),
    ...slugs.map((slug) => readAsRecorded(transaction, userId, slug)),
  ]);
  records.forEach((record, index) => {
    const slug = slugs[index] ?? "";
    const isRemoved = ({ date }: Result) =>
      removed.some((one) => one.slug === slug && one.date === date);
    const results = record.results.filter((result) => !isRemoved(result));
    if (results.length === 0) transaction.delete(TITLES, titleKey(userId, slug));
    else setTitle(transaction, userId, slug, { results });
  });
  const dates = withoutDates(played, removed);
  if (dates.size === 0) transaction.delete(DATES, userId);
  else transaction.set(DATES, userId, { userId, ...datesDocument(dates) });
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
    dates = withDate(dates, playedOn, slug);
    return true;
  });
  return { dates, added };
}

function setTitle(
  transaction: Transaction,
  userId: string,
  slug: string,
  record: TitleRecord,
): void {
  const document = { userId, game: slug, ...titleDocument(record) };
  transaction.set(TITLES, titleKey(userId, slug), document);
}

const titleKey = (userId: string, slug: string) => `${userId}.${slug}`;
