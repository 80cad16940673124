import { daysBetween } from "~/platform/clock/calendar-date.server";
import { personalCookie } from "~/platform/session/personal-cookies.server";
import type { SharedLink } from "~/play/rules/shared-result";
import { readShareToken } from "./share-token.server";

const NAME = "kb_rivals";
const COOKIE = new RegExp(`(?:^|;\\s*)${NAME}=([\\w.~-]{1,4000})`);
const MAX_RIVALS = 6;
/** Of one edition. */
const MAX_AT_ONCE = 2;
/** A browser refuses a longer cookie. */
const MAX_LENGTH = 3500;
/** A week's edition, and a day more in another time zone; past editions for as long. */
const DAYS = 8;

/** A friend's shared result that this browser plays against. */
export type KeptRival = { slug: string; token: string; link: SharedLink };

/** The rivals of a browser, the latest first. Their tokens are signed, so the cookie needn't be. */
function rivalsIn(request: Request): KeptRival[] {
  const [, value = ""] = COOKIE.exec(request.headers.get("Cookie") ?? "") ?? [];
  return value.split(".").flatMap((entry) => {
    const [slug = "", token = ""] = entry.split("~");
    const link = readShareToken(slug, token);
    return link ? [{ slug, token, link }] : [];
  });
}

/** The rivals of a browser in one edition, the latest first. */
export const rivalsOn = (request: Request, slug: string, date: string): KeptRival[] =>
  rivalsIn(request).filter((rival) => rival.slug === slug && rival.link.date === date);

/**
 * The Set-Cookie value by which a browser plays against one more result, until its edition is over.
 *
 * @param today the player's date
 */
export function withRival(request: Request, rival: KeptRival, today: string): string {
  const { slug, token, link } = rival;
  const others = rivalsIn(request).filter((other) => other.token !== token);
  const same = others.filter((other) => other.slug === slug && other.link.date === link.date);
  const crowded = same.slice(MAX_AT_ONCE - 1);
  const current = others.filter(
    (other) => !crowded.includes(other) && daysBetween(other.link.date, today) <= DAYS,
  );
  const entries = [rival, ...current].slice(0, MAX_RIVALS).map((one) => `${one.slug}~${one.token}`);
  while (entries.join(".").length > MAX_LENGTH) entries.pop();
  return personalCookie(NAME, entries.join("."), DAYS * 24 * 60 * 60);
}
