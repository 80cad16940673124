import { daysBefore, daysBetween } from "~/platform/clock/calendar-date.server";
import { isSigned, sign } from "~/platform/signing/signing.server";
import { tenths } from "~/play/rules/clock-text";
import type { SharedLink, SharedResult } from "~/play/rules/shared-result";
import { shownSignature } from "~/play/rules/signature";

const EPOCH = "2026-01-01";
const RADIX = 36;
const SQUARES = ["🟩", "🟥", "🟨", "🟧", "🟦", "🟪", "🟫", "⬜", "⬛", "\n", "🔁"];
const LETTERS = "gryobpnwk-s";

/**
 * Version, edition, days since the epoch, score, outOf, tenths of a second; of version 2 the id of the attempt, as
 * the page has it, and the name in hexadecimal; win or loss, squares. Version 1 has neither, and is that of results which
 * take no answers.
 */
const NUMBERS = "([\\da-z]{1,6})-([\\da-z]{1,4})-([\\da-z]{1,6})-([\\da-z]{1,6})-([\\da-z]{1,7})";
const UUID = "[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}";
const SENDER = `(${UUID})-([\\da-f]{0,320})`;
const RESULT = new RegExp(`^(?:1-${NUMBERS}|2-${NUMBERS}-${SENDER})-([xw])([gryobpnwks-]{1,120})$`);

/**
 * A result as a part of a URL, signed, so that results can't be forged (docs/decisions/0033). The same result always
 * gives the same token, which ends in a letter: chats cut a link's last hyphen off.
 *
 * @param slug the title, which is signed too
 * @param sender the attempt whose finish it is, a UUID, and whose it is; null where it takes no answers
 * @returns null if its squares can't be written
 */
export function shareToken(
  slug: string,
  result: SharedResult,
  sender: SharedLink["sender"] = null,
): string | null {
  const { edition, date, isWin, score, outOf, elapsed, squares } = result;
  const letters = Array.from(squares, (square) => LETTERS[SQUARES.indexOf(square)]);
  const numbers = [edition, daysBetween(EPOCH, date), score, outOf, tenths(elapsed)];
  const signed = sender && new RegExp(`^${UUID}$`).test(sender.attempt) ? sender : null;
  const text = [
    signed ? "2" : "1",
    ...numbers.map((number) => Math.max(0, Math.round(number)).toString(RADIX)),
    ...(signed ? [signed.attempt, toHex(signed.name)] : []),
    `${isWin ? "w" : "x"}${letters.join("")}`,
  ].join("-");
  return RESULT.test(text) && !letters.includes(undefined)
    ? `${sign(purposeOf(slug), text)}-${text}`
    : null;
}

/** Reads what `shareToken` wrote for the same title; null for anything else. */
export function readShareToken(slug: string, token: string): SharedLink | null {
  const [, signature = "", text = ""] = /^([\w-]{22})-([\w-]{1,520})$/.exec(token) ?? [];
  if (!isSigned(purposeOf(slug), text, signature)) return null;
  const found = RESULT.exec(text);
  if (!found) return null;
  const [attempt, name = "", end, letters = ""] = found.slice(11);
  const [edition, day, score, outOf, time] = found[1] ? found.slice(1, 6) : found.slice(6, 11);
  return {
    edition: number(edition),
    date: daysBefore(EPOCH, -number(day)),
    isWin: end === "w",
    score: number(score),
    outOf: number(outOf),
    elapsed: number(time) * 100,
    squares: Array.from(letters, (letter) => SQUARES[LETTERS.indexOf(letter)]).join(""),
    // A name that is refused by now is not shown, whenever it was signed.
    sender: attempt ? { attempt, name: shownSignature(fromHex(name)) } : null,
  };
}

const toHex = (text: string) => Buffer.from(text).toString("hex");
const fromHex = (hex: string) => Buffer.from(hex, "hex").toString();

const number = (text = "0") => Number.parseInt(text, RADIX);

const purposeOf = (slug: string) => `share ${slug} ` as const;
