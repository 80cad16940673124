import { daysBefore, daysBetween } from "~/platform/clock/calendar-date.server";
import { isSigned, sign } from "~/platform/signing/signing.server";

/** A title's result on a shared day. */
export type DayResult = {
  slug: string;
  /** The number of its edition. */
  edition: number;
  isWin: boolean;
  score: number;
  outOf: number;
};

/** A day's three results, as a shared link carries them. */
export type SharedDay = { date: string; results: readonly DayResult[] };

const EPOCH = "2026-01-01";
const RADIX = 36;
const TITLES = 3;
/** No title's results are signed for this purpose: none is called so. */
const PURPOSE = "share treble ";

/** Version, days since the epoch, and for each title slug, edition, score, outOf, win or loss. */
const DAY = /^1-([\da-z]{1,4})((?:-[a-z_]{3,40}-[\da-z]{1,6}-[\da-z]{1,6}-[\da-z]{1,6}-[xw]){3})$/;
const RESULT = /-([a-z_]+)-([\da-z]+)-([\da-z]+)-([\da-z]+)-([xw])/g;

/**
 * A day's three results as a part of a URL, signed, so that they can't be forged. The same day always gives the same
 * token, which ends in a letter: chats cut a link's last hyphen off.
 *
 * @returns null for anything but three results that can be written
 */
export function dayToken({ date, results }: SharedDay): string | null {
  const days = daysBetween(EPOCH, date).toString(RADIX);
  const rows = results.map(({ slug, edition, score, outOf, isWin }) =>
    [
      slug.replaceAll("-", "_"),
      ...[edition, score, outOf].map((number) => number.toString(RADIX)),
      isWin ? "w" : "x",
    ].join("-"),
  );
  const text = ["1", days, ...rows].join("-");
  return results.length === TITLES && DAY.test(text) ? `${sign(PURPOSE, text)}-${text}` : null;
}

/** Reads what `dayToken` wrote; null for anything else. */
export function readDayToken(token: string): SharedDay | null {
  const [, signature = "", text = ""] = /^([\w-]{22})-([\w-]{1,250})$/.exec(token) ?? [];
  if (!isSigned(PURPOSE, text, signature)) return null;
  const [, days, rows = ""] = DAY.exec(text) ?? [];
  if (!days) return null;
  const results = Array.from(
    rows.matchAll(RESULT),
    ([, slug = "", edition, score, outOf, end]): DayResult => ({
      slug: slug.replaceAll("_", "-"),
      edition: number(edition),
      score: number(score),
      outOf: number(outOf),
      isWin: end === "w",
    }),
  );
  return { date: daysBefore(EPOCH, -number(days)), results };
}

const number = (text = "0") => Number.parseInt(text, RADIX);
