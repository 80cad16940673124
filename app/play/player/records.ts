import * as z from "zod";
import type { Result, TitleRecord, Totals } from "~/play/rules/results";

/** The titles finished on each calendar date. */
export type PlayedDates = ReadonlyMap<string, readonly string[]>;

/** What lists need of a running attempt to tell what waits in it: of its moves not their times, which say nothing of that. */
export type RunningLog = {
  rules: number;
  options: string[];
  moves: (string | number)[];
};

/** The edition of a title that a player kicked off last, and how it ended. */
export type LatestPlay = {
  /** The date of the edition, and its number. */
  date: string;
  edition: number;
  /** The length of its log, and the time of its last move in milliseconds; null if only the score is known. */
  moves: number;
  elapsed: number | null;
  /** The squares of the result; "" while it is running, or if they are not known. */
  squares: string;
  /** Null while it is running. */
  result: Pick<Result, "isWin" | "score" | "outOf"> | null;
  /** Of a running one whose title tells what waits in it: its log, but for moves since that change nothing of that. */
  log?: RunningLog;
};

/**
 * What every page needs that shows own marks: the dates of a player's finishes, and of each title the latest play and what
 * all results come to.
 */
export type PlayedDays = {
  dates: PlayedDates;
  latest: ReadonlyMap<string, LatestPlay>;
  totals: ReadonlyMap<string, Totals>;
  /** Of a visitor: what friends have answered, the latest first. An account has its bell. */
  answered: readonly AnsweredAt[];
  forFun: ForFun;
};

/** The editions without a result of which a player has kicked off a Friendly, by their dates. */
export type ForFun = {
  /** All of editions from this date on are known, "" for all; null as long as none were noted. */
  since: string | null;
  dates: PlayedDates;
};

/** The id of a finish, and when it was answered last, in milliseconds since the epoch. */
export type AnsweredAt = { finish: string; at: number };

/** A result, and the player's calendar date at the start of the attempt. */
export type Finished = { slug: string; playedOn: string; result: Result };

/** The days of a stranger. */
export const NO_DAYS: PlayedDays = {
  dates: new Map(),
  latest: new Map(),
  totals: new Map(),
  answered: [],
  forFun: { since: null, dates: new Map() },
};

/** So many finishes of a visitor are told to be answered: two days of trebles. */
const MAX_ANSWERED = 6;

/** JSON that every document store accepts. */
type DatesDocument = {
  titles: string[];
  days: string[];
  latest: Record<string, LatestPlay>;
  totals: Record<string, Totals>;
  answered?: AnsweredAt[];
  forFun?: { since: string; days: string[] };
};
type TitleDocument = { results: string[] };

const texts = z.array(z.string()).catch([]);
const count = z.number().int().min(0);
const outcome = z.object({ isWin: z.boolean(), score: count, outOf: count });
const logSchema = z.object({
  rules: z.number().int().min(1),
  options: z.array(z.string()),
  moves: z.array(z.union([z.string(), z.number()])),
});
const latestSchema = z.object({
  date: z.iso.date(),
  edition: count,
  moves: count,
  elapsed: z.number().min(0).nullable(),
  squares: z.string(),
  result: outcome.nullable(),
  log: logSchema.exactOptional(),
});
const totalsSchema = z.object({
  plays: count,
  winRun: count,
  best: outcome.extend({ elapsed: count.nullable().default(null) }).nullable(),
  points: count,
});
const datesSchema = z.object({
  titles: texts,
  days: texts,
  latest: z.record(z.string(), latestSchema).catch({}),
  totals: z.record(z.string(), totalsSchema).catch({}),
  answered: z.array(z.object({ finish: z.string(), at: z.number() })).catch([]),
  forFun: z.object({ since: z.string(), days: texts }).nullable().catch(null),
});
const titleSchema = z.object({ results: texts });

/** "2026-11-21:5": a date, and a bit set of indexes into the document's list of titles, in base 36. */
const DAY = /^(\d{4}-\d\d-\d\d):([0-9a-z]{1,6})$/;

/** Date, edition, flags, score/outOf=points, and the time in ms if known: "2026-11-21 3 w- 5/5=986 12345". */
const RESULT =
  /^(\d{4}-\d\d-\d\d) (\d{1,6}) ([wlq]*)- (\d{1,9})\/(\d{1,9})(?:=(\d{1,4}))?(?: (\d{1,12}))?$/;

/** What precedes a result in the row of a day: the date on which it was finished, and its title. */
const FINISHED = /^(\d{4}-\d\d-\d\d) ([a-z0-9-]+) (.+)$/;

/** Parses stored days; invalid entries are dropped. */
export function readDays(stored: unknown): PlayedDays {
  if (!stored) return NO_DAYS;
  const { titles, days, latest, totals, answered, forFun } = datesSchema.parse(stored);
  return {
    dates: readDates(titles, days),
    latest: new Map(Object.entries(latest)),
    totals: new Map(Object.entries(totals)),
    answered,
    forFun: { since: forFun?.since ?? null, dates: readDates(titles, forFun?.days ?? []) },
  };
}

function readDates(titles: readonly string[], days: readonly string[]): PlayedDates {
  const rows = days.flatMap((row): [string, string[]][] => {
    const [, date, mask] = DAY.exec(row) ?? [];
    if (!date || !mask) return [];
    const bits = Number.parseInt(mask, 36);
    const found = titles.filter((_, place) => Math.floor(bits / 2 ** place) % 2 === 1);
    return found.length === 0 ? [] : [[date, found]];
  });
  return new Map(rows);
}

/**
 * Encodes days compactly: some 15 bytes a date, whatever the number of titles, so that a lifetime of play fits in one
 * document.
 */
export function daysDocument(played: PlayedDays): DatesDocument {
  const { dates, latest, totals, answered, forFun } = played;
  const named = [...dates.values(), ...forFun.dates.values()];
  const titles = [...new Set(named.flat())].sort();
  const { since } = forFun;
  return {
    titles,
    days: dayRows(titles, dates),
    latest: Object.fromEntries(latest),
    totals: Object.fromEntries(totals),
    ...(answered.length > 0 && { answered: [...answered] }),
    ...(since !== null && { forFun: { since, days: dayRows(titles, forFun.dates) } }),
  };
}

function dayRows(titles: readonly string[], dates: PlayedDates): string[] {
  const days = [...dates].sort(([one], [other]) => (one < other ? -1 : 1));
  return days.map(([date, played]) => {
    const places = [...new Set(played)].map((title) => titles.indexOf(title));
    const bits = places.reduce((sum, place) => sum + 2 ** place, 0);
    return `${date}:${bits.toString(36)}`;
  });
}

/** Whether a player has kicked off a Friendly of an edition without a result, or may have before it was noted. */
export const mayBeForFun = ({ since, dates }: ForFun, slug: string, date: string): boolean =>
  since === null || date < since || (dates.get(date)?.includes(slug) ?? false);

/** Adds an answer: of the answers to one finish the latest is told, and so is what came last. */
export const withAnswer = (
  answered: readonly AnsweredAt[],
  next: AnsweredAt,
): readonly AnsweredAt[] =>
  [next, ...answered.filter(({ finish }) => finish !== next.finish)].slice(0, MAX_ANSWERED);

/** Adds a finished title to a date; returns the same object if it is there already. */
export function withDate(dates: PlayedDates, date: string, slug: string): PlayedDates {
  const finished = dates.get(date) ?? [];
  if (finished.includes(slug)) return dates;
  return new Map([...dates, [date, [...finished, slug]]]);
}

/** Takes finished titles out of their dates; a date without any is gone. */
export function withoutDates(
  dates: PlayedDates,
  removed: readonly { slug: string; playedOn: string }[],
): PlayedDates {
  const isLeft = (date: string) => (title: string) =>
    !removed.some(({ slug, playedOn }) => slug === title && playedOn === date);
  const rest = Array.from(dates, ([date, titles]) => [date, titles.filter(isLeft(date))] as const);
  return new Map(rest.filter(([, titles]) => titles.length > 0));
}

/** Parses a title's stored record; an empty one if there is none. */
export function readTitle(stored: unknown): TitleRecord {
  return { results: titleSchema.parse(stored ?? {}).results.flatMap(readResult) };
}

/** Encodes a title's record as rows of some 30 bytes. */
export function titleDocument({ results }: TitleRecord): TitleDocument {
  return { results: results.map(resultRow) };
}

/** Parses the stored results of a month's days; invalid entries are dropped. */
export function readMonth(stored: unknown): Finished[] {
  return titleSchema.parse(stored ?? {}).results.flatMap((row) => {
    const [, playedOn = "", slug = "", rest = ""] = FINISHED.exec(row) ?? [];
    return readResult(rest).map((result) => ({ slug, playedOn, result }));
  });
}

/** Encodes the results of a month's days as rows of some 60 bytes, in the order of their days. */
export function monthDocument(finished: readonly Finished[]): TitleDocument {
  const rows = finished.map(
    ({ slug, playedOn, result }) => `${playedOn} ${slug} ${resultRow(result)}`,
  );
  return { results: rows.sort() };
}

function resultRow(result: Result): string {
  const { date, edition, isWin, isLate, isTooQuick, score, outOf, points, elapsed } = result;
  const flags = `${isWin ? "w" : ""}${isLate ? "l" : ""}${isTooQuick ? "q" : ""}-`;
  const row = `${date} ${edition} ${flags} ${score}/${outOf}=${points}`;
  return elapsed === null ? row : `${row} ${elapsed}`;
}

function readResult(row: string): Result[] {
  const [, date, edition, flags = "", score, outOf, points = 0, elapsed] = RESULT.exec(row) ?? [];
  if (!date) return [];
  return [
    {
      date,
      edition: Number(edition),
      isWin: flags.includes("w"),
      score: Number(score),
      outOf: Number(outOf),
      points: Number(points),
      elapsed: elapsed === undefined ? null : Number(elapsed),
      isLate: flags.includes("l"),
      ...(flags.includes("q") && { isTooQuick: true }),
    },
  ];
}
