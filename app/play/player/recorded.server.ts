import type { DocumentStore } from "~/platform/storage/document-store";
import { editionNumberOn } from "~/play/editions/schedule.server";
import { type TitleRecord, type Totals, totalsOf } from "~/play/rules/results";
import type { StoredTitle } from "~/play/rules/title-rules.server";
import {
  type Finished,
  type PlayedDates,
  type PlayedDays,
  readDays,
  readMonth,
  readTitle,
} from "./records";
import { regraded } from "./regraded.server";

/** One document per player: the titles finished on each date, and of each the latest play and what all results come to. */
export const DATES = "dates";
/** One document per player and month: the results of its days. */
export const DAYS = "days";
/** One document per player and title: the results. */
export const TITLES = "titles";

/** A store, or a transaction. */
export type Reader = Pick<DocumentStore, "get">;

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
  const { results } = await readAsRecorded(from, playerId, title.slug);
  return { results: await regraded(from, playerId, title, results) };
}

/**
 * What a player finished on some dates, without what was voided since: one document for each month of the dates.
 *
 * @throws DocumentStoreError
 */
export async function readFinished(
  from: Reader,
  playerId: string,
  titles: readonly StoredTitle[],
  dates: readonly string[],
): Promise<Finished[]> {
  const months = [...monthsOf(dates)].map((month) => readDaysOf(from, playerId, month));
  const asked = (await Promise.all(months))
    .flat()
    .filter(({ playedOn }) => dates.includes(playedOn));
  const graded = titles.map(async (title) => {
    const own = asked.filter(({ slug }) => slug === title.slug);
    const given = own.map(({ result }) => result);
    const results = await regraded(from, playerId, title, given);
    return own.map((finished, index) => ({
      ...finished,
      result: results[index] ?? finished.result,
    }));
  });
  return (await Promise.all(graded)).flat();
}

/**
 * What all of a player's results come to, by title, without what was voided since. It reads nothing more, but the record of
 * a title of which the player finished an edition with a void.
 *
 * @param days the player's, as stored
 * @throws DocumentStoreError
 */
export async function readTotals(
  from: Reader,
  playerId: string,
  titles: readonly StoredTitle[],
  { dates, totals }: Pick<PlayedDays, "dates" | "totals">,
): Promise<Map<string, Totals>> {
  const found = titles.map(async (title) => {
    const { slug, schedule } = title;
    const recorded = totals.get(slug);
    if (!recorded) return [];
    const hasVoid = datesOf(dates, slug).some((date) =>
      title.hasVoid(editionNumberOn(schedule, date)),
    );
    if (!hasVoid) return [[slug, recorded] as const];
    return [[slug, totalsOf(await readTitleRecord(from, playerId, title))] as const];
  });
  return new Map((await Promise.all(found)).flat());
}

/** A player's results of one title, as recorded. */
export const readAsRecorded = async (from: Reader, playerId: string, slug: string) =>
  readTitle(await from.get(TITLES, titleKey(playerId, slug)));

/** The dates on which a title was finished. */
export const datesOf = (dates: PlayedDates, slug: string): string[] =>
  Array.from(dates).flatMap(([date, slugs]) => (slugs.includes(slug) ? [date] : []));

/** What a player finished in a month. */
export const readDaysOf = async (from: Reader, playerId: string, month: string) =>
  readMonth(await from.get(DAYS, monthKey(playerId, month)));

/** "2026-11" of "2026-11-21". */
export const monthOf = (date: string) => date.slice(0, 7);
/** The months of dates. */
export const monthsOf = (dates: readonly string[]): Set<string> => new Set(dates.map(monthOf));

/** The key of a player's results of a title. */
export const titleKey = (playerId: string, slug: string) => `${playerId}.${slug}`;
/** The key of a player's month. */
export const monthKey = (playerId: string, month: string) => `${playerId}.${month}`;
