import type { Transaction } from "~/platform/storage/document-store";
import { type Result, type TitleRecord, totalsOf, withResult } from "~/play/rules/results";
import {
  DATES,
  DAYS,
  datesOf,
  monthKey,
  monthOf,
  monthsOf,
  type Reader,
  readAsRecorded,
  readDaysOf,
  readPlayedDays,
  TITLES,
  titleKey,
} from "./recorded.server";
import {
  daysDocument,
  type Finished,
  type LatestPlay,
  monthDocument,
  type PlayedDates,
  type PlayedDays,
  readTitle,
  titleDocument,
  withDate,
  withoutDates,
} from "./records";

/** A result to take out: the date of its edition, and the date on which it was played. */
export type Removed = { slug: string; date: string; playedOn: string };

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
    private readonly months: Map<string, readonly Finished[]>,
  ) {}

  /**
   * @param playedOn the dates of the results that will be added or removed
   * @throws DocumentStoreError
   */
  static async read(
    from: Reader,
    playerId: string,
    slugs: readonly string[],
    playedOn: readonly string[],
  ): Promise<PlayerRecords> {
    const [days, records, months] = await Promise.all([
      readPlayedDays(from, playerId),
      Promise.all(
        slugs.map(async (slug) => [slug, await readAsRecorded(from, playerId, slug)] as const),
      ),
      Promise.all(
        Array.from(
          monthsOf(playedOn),
          async (month) => [month, await readDaysOf(from, playerId, month)] as const,
        ),
      ),
    ]);
    return new PlayerRecords(playerId, days, new Map(records), new Map(months));
  }

  /** The results of a title, as recorded. */
  resultsOf(slug: string): readonly Result[] {
    return this.titles.get(slug)?.results ?? [];
  }

  /** The results of a title on the days that were read. */
  finishedOf(slug: string): readonly Finished[] {
    return [...this.months.values()].flat().filter((finished) => finished.slug === slug);
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

  /** Says that from today on all Friendlies of editions without a result are noted: of who had no days before, all. */
  noteForFunSince(today: string): void {
    const { forFun } = this.days;
    const since = forFun.since ?? (this.#isEmpty ? "" : today);
    this.days = { ...this.days, forFun: { ...forFun, since } };
  }

  /** Notes that a Friendly of an edition without a result was kicked off. */
  noteForFun(slug: string, date: string): void {
    const { forFun } = this.days;
    const dates = withDate(forFun.dates, date, slug);
    if (dates === forFun.dates) return;
    this.days = { ...this.days, forFun: { ...forFun, dates } };
    this.#changed.add(DATES);
  }

  /**
   * Counts a result.
   *
   * @returns false if its edition already has one, which stays
   */
  add(finished: Finished): boolean {
    const { slug, playedOn, result } = finished;
    const record = this.titles.get(slug) ?? readTitle(null);
    const counted = withResult(record, result);
    if (counted === record) return false;
    this.#setTitle(slug, counted);
    this.days = { ...this.days, dates: withDate(this.days.dates, playedOn, slug) };
    const month = monthOf(playedOn);
    this.#setMonth(month, [...this.#resultsIn(month), finished]);
    return true;
  }

  /** Takes results, their dates and what the latest plays say of them out. */
  remove(removed: readonly Removed[]): void {
    if (removed.length === 0) return;
    const isRemoved = (slug: string, { date }: { date: string }) =>
      removed.some((one) => one.slug === slug && one.date === date);
    for (const slug of new Set(removed.map((one) => one.slug))) {
      const results = this.resultsOf(slug).filter((result) => !isRemoved(slug, result));
      this.#setTitle(slug, { results });
    }
    for (const month of monthsOf(removed.map(({ playedOn }) => playedOn))) {
      const left = this.#resultsIn(month).filter(({ slug, result }) => !isRemoved(slug, result));
      this.#setMonth(month, left);
    }
    const latest = [...this.days.latest].filter(([slug, play]) => !isRemoved(slug, play));
    const dates = withoutDates(this.days.dates, removed);
    this.days = { ...this.days, dates, latest: new Map(latest) };
  }

  /** Takes out all that there is of a title. */
  forget(slug: string): void {
    const playedOn = datesOf(this.days.dates, slug);
    for (const month of monthsOf(playedOn)) {
      const left = this.#resultsIn(month).filter((finished) => finished.slug !== slug);
      this.#setMonth(month, left);
    }
    const latest = [...this.days.latest].filter(([other]) => other !== slug);
    const forFun = { ...this.days.forFun, dates: withoutTitle(this.days.forFun.dates, slug) };
    const dates = withoutTitle(this.days.dates, slug);
    this.days = { ...this.days, dates, latest: new Map(latest), forFun };
    this.#setTitle(slug, readTitle(null));
  }

  #setTitle(slug: string, record: TitleRecord): void {
    this.titles.set(slug, record);
    const others = [...this.days.totals].filter(([other]) => other !== slug);
    const own = record.results.length > 0 ? [[slug, totalsOf(record)] as const] : [];
    this.days = { ...this.days, totals: new Map([...others, ...own]) };
    this.#changed.add(slug).add(DATES);
  }

  get #isEmpty(): boolean {
    const { dates, latest, forFun } = this.days;
    return [dates, latest, forFun.dates].every(({ size }) => size === 0);
  }

  #resultsIn(month: string): readonly Finished[] {
    const finished = this.months.get(month);
    if (!finished) throw new RangeError(`The days of ${month} were not read.`);
    return finished;
  }

  #setMonth(month: string, finished: readonly Finished[]): void {
    this.months.set(month, finished);
    this.#changed.add(month);
  }

  /** Writes what has changed; a record without anything in it is deleted. */
  write(transaction: Transaction): void {
    const { playerId: userId, days, titles, months } = this;
    for (const [slug, record] of titles) {
      if (!this.#changed.has(slug)) continue;
      const key = titleKey(userId, slug);
      if (record.results.length === 0) {
        transaction.delete(TITLES, key);
      } else transaction.set(TITLES, key, { userId, game: slug, ...titleDocument(record) });
    }
    for (const [month, finished] of months) {
      if (!this.#changed.has(month)) continue;
      const key = monthKey(userId, month);
      if (finished.length === 0) {
        transaction.delete(DAYS, key);
      } else transaction.set(DAYS, key, { userId, month, ...monthDocument(finished) });
    }
    if (!this.#changed.has(DATES)) return;
    if (this.#isEmpty) transaction.delete(DATES, userId);
    else transaction.set(DATES, userId, { userId, ...daysDocument(days) });
  }
}

function withoutTitle(dates: PlayedDates, slug: string): PlayedDates {
  return withoutDates(
    dates,
    datesOf(dates, slug).map((playedOn) => ({ slug, playedOn })),
  );
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
  const playedOn = finished.map((one) => one.playedOn);
  const records = await PlayerRecords.read(transaction, playerId, slugs, playedOn);
  const added = finished.filter((one) => records.add(one));
  records.write(transaction);
  return added.length;
}
