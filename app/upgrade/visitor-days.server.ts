import { type CalendarDate, daysBefore } from "~/platform/clock/calendar-date.server";

/** A visitor's result of an edition, on the date on which they started it. */
export type DayEntry = {
  date: CalendarDate;
  slug: string;
  isWin: boolean;
  score: number;
  outOf: number;
};

/** A visitor's latest attempt at a title. */
export type DayMark = {
  slug: string;
  /** The date on which it was started. */
  date: CalendarDate;
  /** The length of its log. */
  moves: number;
  /** The time of its last move, in milliseconds, to a tenth of a second. */
  elapsed: number;
  /** The squares of its result, if they were one short row of right and wrong. */
  squares?: string;
};

const DAYS = 62;
const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const EPOCH = "2026-01-01";
const BITS = 6;
/** If all scores of a title are at most this, each takes one digit, including whether it was a win; otherwise two. */
const SMALL = 31;
const TENTH_MS = 100;
/**
 * A title's place, days back, moves, and tenths of a second. A second group for a title has the number of squares in the
 * place of the moves, and a bit for each in that of the time.
 */
const MARK_DIGITS = [1, 1, 1, 3] as const;

type Title = { slug: string; outOf: number };

/** Reads the results in the text of a `kb_days` cookie, earliest date first; none in anything else. */
export function daysIn(text: string): DayEntry[] {
  const { titles, latest, days } = partsOf(text);
  const reader = new DigitReader(days);
  const entries: DayEntry[] = [];
  for (let back = 0; back < DAYS && !reader.isDone; back++) {
    const date = daysBefore(latest, back);
    entries.unshift(...readDay(titles, reader).map((played) => ({ date, ...played })));
  }
  return entries;
}

/** Reads the latest attempts in the same text. */
export function marksIn(text: string): DayMark[] {
  const { titles, latest, marks } = partsOf(text);
  const reader = new DigitReader(marks);
  const read: DayMark[] = [];
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

const readTitle = ([, slug = "", outOf = ""]: RegExpMatchArray): Title => ({
  slug,
  outOf: number(outOf),
});

const maskDigits = (titles: readonly Title[]) => Math.ceil(titles.length / BITS);
const scoreDigits = ({ outOf }: Title) => (outOf <= SMALL ? 1 : 2);

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

function number(text: string): number {
  return Array.from(text).reduce((sum, digit) => sum * 64 + DIGITS.indexOf(digit), 0);
}
