import { daysBefore, daysBetween } from "~/platform/clock/calendar-date.server";
import { isSigned, sign } from "~/platform/signing/signing.server";
import { tenths } from "~/play/rules/clock-text";
import type { SharedResult } from "~/play/rules/shared-result";

const VERSION = "1";
const EPOCH = "2026-01-01";
const RADIX = 36;
const SQUARES = ["🟩", "🟥", "🟨", "🟧", "🟦", "🟪", "🟫", "⬜", "⬛", "\n", "🔁"];
const LETTERS = "gryobpnwk-s";

/** Version, edition, days since the epoch, score, outOf, tenths of a second, win or loss, squares. */
const RESULT =
  /^1-([\da-z]{1,6})-([\da-z]{1,4})-([\da-z]{1,6})-([\da-z]{1,6})-([\da-z]{1,7})-([xw])([gryobpnwks-]{1,120})$/;

/**
 * A result as a part of a URL, signed, so that results can't be forged (docs/decisions/0033). The same result always
 * gives the same token, which ends in a letter: chats cut a link's last hyphen off.
 *
 * @param slug the title, which is signed too
 * @returns null if its squares can't be written
 */
export function shareToken(slug: string, result: SharedResult): string | null {
  const { edition, date, isWin, score, outOf, elapsed, squares } = result;
  const letters = Array.from(squares, (square) => LETTERS[SQUARES.indexOf(square)]);
  const numbers = [edition, daysBetween(EPOCH, date), score, outOf, tenths(elapsed)];
  const text = [
    VERSION,
    ...numbers.map((number) => Math.max(0, Math.round(number)).toString(RADIX)),
    `${isWin ? "w" : "x"}${letters.join("")}`,
  ].join("-");
  return RESULT.test(text) && !letters.includes(undefined)
    ? `${sign(purposeOf(slug), text)}-${text}`
    : null;
}

/** Reads what `shareToken` wrote for the same title; null for anything else. */
export function readShareToken(slug: string, token: string): SharedResult | null {
  const [, signature = "", text = ""] = /^([\w-]{22})-([\w-]{1,200})$/.exec(token) ?? [];
  if (!isSigned(purposeOf(slug), text, signature)) return null;
  const [, edition, day, score, outOf, time, end, letters = ""] = RESULT.exec(text) ?? [];
  if (!edition) return null;
  return {
    edition: number(edition),
    date: daysBefore(EPOCH, -number(day)),
    isWin: end === "w",
    score: number(score),
    outOf: number(outOf),
    elapsed: number(time) * 100,
    squares: Array.from(letters, (letter) => SQUARES[LETTERS.indexOf(letter)]).join(""),
  };
}

const number = (text = "0") => Number.parseInt(text, RADIX);

const purposeOf = (slug: string) => `share ${slug} ` as const;
