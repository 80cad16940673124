import type { DocumentStore, Transaction } from "~/platform/storage/document-store";
import { type Result, type TitleRecord, withResult } from "~/play/rules/results";
import type { StoredTitle } from "~/play/rules/title-rules.server";
import {
  daysDocument,
  type LatestPlay,
  type PlayedDates,
  type PlayedDays,
  readDays,
  readTitle,
  titleDocument,
  withDate,
  withoutDates,
} from "./records";
import { regraded } from "./regraded.server";

/** One document per player: the titles finished on each date, and the latest play of each. */
export const DATES = "dates";
/** One document per player and title: the results. */
export const TITLES = "titles";

/** More titles than there will be. */
const MAX_TITLES = 200;

type Reader = Pick<DocumentStore, "get">;

/** A new result, and the player's calendar date at the start of the attempt. */
export type Finished = { slug: string; playedOn: string; result: Result };

/** A result to take out: the date of its edition, and the date on which it was played. */
export type Removed = { slug: string; date: string; playedOn: string };

/**
 * The days of a player: when they finished which titles, and their latest play of each.
 *
 * @throws DocumentStoreError
 */
export async function readPlayedDays(from: Reader, playerId: string): Promise<PlayedDays> {
  return readDays(await from.get(DATES, playerId));
}

/**
 * The dates on which a player finished any title, for the streak and the calendar.
 *
 * @throws DocumentStoreError
 */
export async function readPlayedDates(from: Reader, playerId: string): Promise<PlayedDates> {
  return (await readPlayedDays(from, playerId)).dates;
}

/**
 * A player's results of one title, without what was voided since.
 *
 * @throws DocumentStoreError
 */
export async function readTitleRecord<Move>(
  from: Reader,
  playerId: string,
  title: StoredTitle<Move>,
): Promise<TitleRecord> {
  return regraded(from, playerId, title, await readAsRecorded(from, playerId, title.slug));
}

/**
 * A player's results of several titles, asked for at once; as `readTitleRecord`.
 *
 * @returns the records in the order of the titles
 * @throws DocumentStoreError
 */
export async function readTitleRecords(
  store: Pick<DocumentStore, "get" | "query">,
  playerId: string,
  titles: readonly StoredTitle[],
): Promise<TitleRecord[]> {
  const where = { userId: playerId };
  const { documents } = await store.query(TITLES, { where, limit: MAX_TITLES });
  const stored = new Map(documents.map(({ data }) => [data.game, data]));
  return Promise.all(
    titles.map((title) =>
      regraded(store, playerId, title, readTitle(stored.get(title.slug) ?? null)),
    ),
  );
}

const readAsRecorded = async (from: Reader, playerId: string, slug: string) =>
  readTitle(await from.get(TITLES, titleKey(playerId, slug)));

/**
 * A player's records of some titles inside a transaction: read before anything is written, changed here, and written back
 * where they changed. This is the one place that counts results.
 */
export class PlayerRecords {
  #changed = new Set<string>();

  private constructor(
    private readonly playerId: string,
    private days: PlayedDays,
    private readonly titles: Map<string, TitleRecord>,
  ) {}

  /** @throws DocumentStoreError */
  static async read(
    from: Reader,
    playerId: string,
    slugs: readonly string[],
  ): Promise<PlayerRecords> {
    const [days, ...records] = await Promise.all([
      readPlayedDays(from, playerId),
      ...slugs.map(async (slug) => [slug, await readAsRecorded(from, playerId, slug)] as const),
    ]);
    return new PlayerRecords(playerId, days, new Map(records));
  }

  /** The results of a title, as recorded. */
  resultsOf(slug: string): readonly Result[] {
    return this.titles.get(slug)?.results ?? [];
  }

  /** The dates on which any title was finished. */
  get dates(): PlayedDates {
    return this.days.dates;
  }

  /** The latest play of a title; undefined before the first. */
  latestOf(slug: string): LatestPlay | undefined {
    return this.days.latest.get(slug);
  }

  /** Notes a kick-off, or how it ended; one of an earlier edition than the latest changes nothing. */
  setLatest(slug: string, play: LatestPlay): void {
    const known = this.days.latest.get(slug);
    if (known && known.date > play.date) return;
    this.days = { ...this.days, latest: new Map([...this.days.latest, [slug, play]]) };
    this.#changed.add(DATES);
  }

  /**
   * Counts a result.
   *
   * @returns false if its edition already has one, which stays
   */
  add({ slug, playedOn, result }: Finished): boolean {
    const record = this.titles.get(slug) ?? readTitle(null);
    const counted = withResult(record, result);
    if (counted === record) return false;
    this.titles.set(slug, counted);
    this.days = { ...this.days, dates: withDate(this.days.dates, playedOn, slug) };
    this.#changed.add(slug).add(DATES);
    return true;
  }

  /** Takes results, their dates and what the latest plays say of them out. */
  remove(removed: readonly Removed[]): void {
    if (removed.length === 0) return;
    const isRemoved = (slug: string, { date }: { date: string }) =>
      removed.some((one) => one.slug === slug && one.date === date);
    for (const slug of new Set(removed.map((one) => one.slug))) {
      const record = this.titles.get(slug) ?? readTitle(null);
      const results = record.results.filter((result) => !isRemoved(slug, result));
      this.titles.set(slug, { results });
      this.#changed.add(slug);
    }
    const latest = [...this.days.latest].filter(([slug, play]) => !isRemoved(slug, play));
    this.days = { dates: withoutDates(this.days.dates, removed), latest: new Map(latest) };
    this.#changed.add(DATES);
  }

  /** Takes out all that there is of a title. */
  forget(slug: string): void {
    const removed = Array.from(this.days.dates.keys(), (playedOn) => ({ slug, playedOn }));
    const latest = [...this.days.latest].filter(([other]) => other !== slug);
    this.days = { dates: withoutDates(this.days.dates, removed), latest: new Map(latest) };
    this.titles.set(slug, readTitle(null));
    this.#changed.add(slug).add(DATES);
  }

  /** Writes what has changed; a record without anything in it is deleted. */
  write(transaction: Transaction): void {
    const { playerId: userId, days, titles } = this;
    for (const [slug, record] of titles) {
      if (!this.#changed.has(slug)) continue;
      const key = titleKey(userId, slug);
      if (record.results.length === 0) {
        transaction.delete(TITLES, key);
      } else transaction.set(TITLES, key, { userId, game: slug, ...titleDocument(record) });
    }
    if (!this.#changed.has(DATES)) return;
    if (days.dates.size === 0 && days.latest.size === 0) transaction.delete(DATES, userId);
    else transaction.set(DATES, userId, { userId, ...daysDocument(days) });
  }
}

/**
 * Counts results that have no attempt. All its reads precede its writes.
 *
 * @returns how many were new
 */
export async function recordResults(
  transaction: Transaction,
  playerId: string,
  finished: readonly Finished[],
): Promise<number> {
  const slugs = [...new Set(finished.map(({ slug }) => slug))];
  const records = await PlayerRecords.read(transaction, playerId, slugs);
  const added = finished.filter((one) => records.add(one));
  records.write(transaction);
  return added.length;
}

const titleKey = (playerId: string, slug: string) => `${playerId}.${slug}`;
