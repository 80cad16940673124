import { type CalendarDate, daysBefore, daysBetween } from "~/platform/clock/calendar-date.server";
import { tenths } from "./clock-text";

/** A visitor's result of an edition, on the date on which they started it. */
export type HistoryEntry = {
  date: CalendarDate;
  slug: string;
  isWin: boolean;
  /** Out of `outOf`, which the history has once for each title; both at most 2047. */
  score: number;
  outOf: number;
};

/** The latest attempt of a visitor at a title, so that other pages know what is running and how long it took. */
export type AttemptMark = {
  slug: string;
  /** The date on which it was started. */
  date: CalendarDate;
  /** The length of its log. */
  moves: number;
  /** The time of its last move, in milliseconds, to a tenth of a second. */
  elapsed: number;
  /** The squares of its result, if they are one short row of right and wrong: home shares them. */
  squares?: string;
};

/** Days in the history, up to the latest. */
export const HISTORY_DAYS = 62;

/** Keeps the whole cookie, with name and signature, under 1 KB. */
const MAX_LENGTH = 990;

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const VERSION = "1";
const EPOCH = "2026-01-01";
const SLUG = /^[a-z0-9-]{1,32}$/;
const BITS = 6;
/** If all scores of a title are at most this, each takes one digit, including whether it was a win; otherwise two. */
const SMALL = 31;
const MAX_SCORE = 2047;
const MAX_MOVES = 63;
const TENTH_MS = 100;
const MAX_TENTHS = 64 ** 3 - 1;
/**
 * A title's place, days back, moves, and tenths of a second. A second group for a title, which a former release skips, has
 * the number of squares in the place of the moves, and a bit for each in that of the time.
 */
const MARK_DIGITS = [1, 1, 1, 3] as const;
const SQUARES = /^[🟩🟥]{1,18}$/u;

type Title = { slug: string; outOf: number };

/** Adds an entry to the history, unless the title has one on that date. */
export function withEntry(
  history: readonly HistoryEntry[],
  entry: HistoryEntry,
): readonly HistoryEntry[] {
  const has = history.some(({ date, slug }) => date === entry.date && slug === entry.slug);
  return has ? history : [...history, entry];
}

/** Grades the title's entry on that date again, if there is one; the same history when nothing changes. */
export function withGrade(
  history: readonly HistoryEntry[],
  { date, slug, isWin, score }: HistoryEntry,
): readonly HistoryEntry[] {
  const old = history.find((entry) => entry.date === date && entry.slug === slug);
  if (!old || (old.isWin === isWin && old.score === score)) return history;
  return history.map((entry) => (entry === old ? { ...old, isWin, score } : entry));
}

/** Sets the mark of a title; returns the same list if nothing changed. */
export function withMark(marks: readonly AttemptMark[], mark: AttemptMark): readonly AttemptMark[] {
  const { slug, date, moves, squares } = mark;
  const has = marks.some(
    (one) =>
      one.slug === slug && one.date === date && one.moves === moves && one.squares === squares,
  );
  return has ? marks : [...marks.filter((one) => one.slug !== slug), mark];
}

/**
 * Encodes a history in as few cookie-safe characters as possible: the latest date, the titles, a few digits for each
 * date back from it, and the marks. Entries older than 62 days are dropped, and the oldest beyond the maximum length.
 */
export function encodeHistory(
  history: readonly HistoryEntry[],
  marks: readonly AttemptMark[] = [],
): string {
  const latest = [...history, ...marks]
    .map(({ date }) => date)
    .sort()
    .at(-1);
  if (latest === undefined) return "";
  const recent = history.filter(({ date }) => daysBetween(date, latest) < HISTORY_DAYS);
  const recentMarks = marks.filter(({ date }) => daysBetween(date, latest) < HISTORY_DAYS);
  const titles = titlesOf(recent, recentMarks);
  const head = `${VERSION}${digits(Math.max(0, daysBetween(EPOCH, latest)), 3)}${titles.map(writeTitle).join("")}!`;
  const tail = recentMarks.map((mark) => writeMark(titles, latest, mark)).join("");
  const end = tail && `!${tail}`;
  let text = head;
  for (let back = 0; back < HISTORY_DAYS; back++) {
    const date = daysBefore(latest, back);
    const day = writeDay(
      titles,
      recent.filter((entry) => entry.date === date),
    );
    if (text.length + day.length + end.length > MAX_LENGTH) break;
    text += day;
  }
  return text + end;
}

/** Decodes the entries that `encodeHistory` wrote, earliest date first; an empty history for anything else. */
export function decodeHistory(text: string): HistoryEntry[] {
  const { titles, latest, days } = partsOf(text);
  const reader = new DigitReader(days);
  const entries: HistoryEntry[] = [];
  for (let back = 0; back < HISTORY_DAYS && !reader.isDone; back++) {
    const date = daysBefore(latest, back);
    entries.unshift(...readDay(titles, reader).map((played) => ({ date, ...played })));
  }
  return entries;
}

/** Decodes the marks that `encodeHistory` wrote; none for anything else. */
export function decodeMarks(text: string): AttemptMark[] {
  const { titles, latest, marks } = partsOf(text);
  const reader = new DigitReader(marks);
  const read: AttemptMark[] = [];
  while (!reader.isDone) {
    const [place = 0, back = 0, count = 0, value = 0] = MARK_DIGITS.map((one) => reader.take(one));
    const slug = titles[place]?.slug;
    if (slug === undefined) continue;
    const known = read.find((mark) => mark.slug === slug);
    if (known) known.squares = readSquares(count, value);
    else {
      read.push({ slug, date: daysBefore(latest, back), moves: count, elapsed: value * TENTH_MS });
    }
  }
  return read;
}

const readSquares = (count: number, bits: number) =>
  Array.from({ length: count }, (_, place) =>
    Math.floor(bits / 2 ** place) % 2 === 1 ? "🟩" : "🟥",
  ).join("");

const TEXT = /^1([\w-]{3})((?:[a-z0-9-]{1,32}\.[\w-]{2})*)!([\w-]*)(?:!([\w-]*))?$/;

function partsOf(text: string) {
  const [, latest = "", names = "", days = "", marks = ""] = TEXT.exec(text) ?? [];
  const titles = Array.from(names.matchAll(/([a-z0-9-]{1,32})\.([\w-]{2})/g), readTitle);
  return { titles, latest: daysBefore(EPOCH, -number(latest)), days, marks };
}

function writeMark(titles: readonly Title[], latest: CalendarDate, mark: AttemptMark): string {
  const place = titles.findIndex(({ slug }) => slug === mark.slug);
  if (place < 0) return "";
  const group = (values: readonly number[]) =>
    values.map((value, index) => digits(value, MARK_DIGITS[index] ?? 1)).join("");
  const time = Math.min(MAX_TENTHS, tenths(mark.elapsed));
  const back = daysBetween(mark.date, latest);
  const written = group([place, back, Math.min(MAX_MOVES, mark.moves), time]);
  if (!SQUARES.test(mark.squares ?? "")) return written;
  const squares = Array.from(mark.squares ?? "");
  const bits = squares.reduce((sum, one, bit) => sum + (one === "🟩" ? 2 ** bit : 0), 0);
  return written + group([place, 0, squares.length, bits]);
}

function titlesOf(history: readonly HistoryEntry[], marks: readonly AttemptMark[]): Title[] {
  const most = new Map<string, number>();
  for (const { slug, outOf, score } of history) {
    if (!SLUG.test(slug)) continue;
    most.set(slug, Math.min(MAX_SCORE, Math.max(most.get(slug) ?? 0, outOf, score)));
  }
  for (const { slug } of marks) {
    if (SLUG.test(slug) && !most.has(slug)) most.set(slug, 0);
  }
  return Array.from(most, ([slug, outOf]) => ({ slug, outOf }));
}

const writeTitle = ({ slug, outOf }: Title) => `${slug}.${digits(outOf, 2)}`;

const readTitle = ([, slug = "", outOf = ""]: RegExpMatchArray): Title => ({
  slug,
  outOf: number(outOf),
});

const maskDigits = (titles: readonly Title[]) => Math.ceil(titles.length / BITS);
const scoreDigits = ({ outOf }: Title) => (outOf <= SMALL ? 1 : 2);

function writeDay(titles: readonly Title[], entries: readonly HistoryEntry[]): string {
  const played = titles.map(({ slug }) => entries.find((entry) => entry.slug === slug));
  const bits = played.reduce((sum, entry, place) => sum + (entry ? 2 ** place : 0), 0);
  const scores = titles.map((title, place) => {
    const entry = played[place];
    if (!entry) return "";
    const count = scoreDigits(title);
    const win = entry.isWin ? 2 ** (count * BITS - 1) : 0;
    const score = Math.min(MAX_SCORE, Math.max(0, Math.round(entry.score)));
    return digits(win + score, count);
  });
  return digits(bits, maskDigits(titles)) + scores.join("");
}

function readDay(titles: readonly Title[], reader: DigitReader) {
  const bits = reader.take(maskDigits(titles));
  return titles.flatMap((title, place) => {
    if (Math.floor(bits / 2 ** place) % 2 === 0) return [];
    const count = scoreDigits(title);
    const win = 2 ** (count * BITS - 1);
    const value = reader.take(count);
    const [isWin, score] = [value >= win, value % win];
    // Only a voided edition is a win of nothing.
    return [{ slug: title.slug, isWin, score, outOf: isWin && score === 0 ? 0 : title.outOf }];
  });
}

/** Reads digits one by one; zeros after the end. */
class DigitReader {
  #at = 0;

  constructor(private readonly text: string) {}

  get isDone(): boolean {
    return this.#at >= this.text.length;
  }

  take(count: number): number {
    const read = number(this.text.slice(this.#at, this.#at + count));
    this.#at += Math.max(1, count);
    return read;
  }
}

function digits(value: number, count: number): string {
  return Array.from({ length: count }, (_, place) => {
    const shifted = Math.floor(value / 2 ** (BITS * (count - 1 - place)));
    return DIGITS[shifted % 64];
  }).join("");
}

function number(text: string): number {
  return Array.from(text).reduce((sum, digit) => sum * 64 + DIGITS.indexOf(digit), 0);
}
