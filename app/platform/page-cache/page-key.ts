import { paths } from "~/paths";
import { isOptedOut, parseConsent } from "~/platform/consent/consent";
import { isHost } from "~/platform/http/request-host";
import { isLite, parsePreferences } from "~/platform/preferences/preferences";

/** The parts of a request that decide which page it gets. */
export type PageRequest = {
  method?: string | undefined;
  /** Path and search as requested. */
  url?: string | undefined;
  headers: Record<string, string | string[] | undefined>;
};

const MAX_URL = 300;

/**
 * A session or a flash message makes a page personal. Matched anywhere in the header: cookie parsers are more lenient
 * than any pattern, and a personal page must never be shared.
 */
const PERSONAL_COOKIE = /__session|kb_flash/;

/** A visitor who has played, also as the cookies of former releases had it. */
const PLAYER_COOKIE = /kb_player|kb_days|kb_play_/;

/** Pages that show a player's own games, in any encoding of their path. No other page changes with them. */
const OWN_GAME_PAGES = /^\/(?:\?|$|play(?:[/?]|$)|stats|calendar|[^?]*%)/i;

/** These also affect a page, in ways that only the app knows. */
const UNCACHEABLE = [
  "x-test-hooks",
  "authorization",
  "range",
  "content-length",
  "transfer-encoding",
];

/** Pages that show times in the visitor's zone, or depend on the date there. */
const LOCAL_TIME_PAGES = /^\/(?:feed|play\/[\w-]+)(?:[/?]|$)/i;

/** Pages that show the visitor's date, in any encoding of their path; few zones at a time differ in it. */
const DATED_PAGES = /^\/(?:\?|$|play\/?(?:\?|$)|calendar(?:[/?]|$)|[^?]*%)/i;

/**
 * The cache key of a visitor's page (docs/rules.md#csp-and-caches): all that changes it, which is its URL, the
 * visitor's theme, motion and data preferences, on some pages their time zone or date, and their consent if it is asked
 * for. Other cookies are ignored.
 *
 * @param asksConsent whether consent changes pages
 * @param dateFor the date in the zone of a Cookie header
 * @returns null for uncacheable requests: other methods, personal pages, data requests, files
 */
export function pageKey(
  { method, url = "", headers }: PageRequest,
  asksConsent: boolean,
  dateFor: (cookie: string) => string,
): string | null {
  if (method !== "GET" && method !== "HEAD") return null;
  if (!isPageAddress(url) || !isHost(String(headers.host ?? ""))) return null;
  if (UNCACHEABLE.some((name) => headers[name] !== undefined)) return null;
  const cookie = typeof headers.cookie === "string" ? headers.cookie : "";
  if (PERSONAL_COOKIE.test(cookie)) return null;
  if (PLAYER_COOKIE.test(cookie) && OWN_GAME_PAGES.test(url)) return null;
  const preferences = parsePreferences(cookie);
  const { theme, motion } = preferences;
  const lite = isLite(preferences, String(headers["save-data"] ?? ""));
  const zone = LOCAL_TIME_PAGES.test(url) ? (/(?:^|;\s*)tz=([^;]*)/.exec(cookie)?.[1] ?? "") : "";
  const date = DATED_PAGES.test(url) ? dateFor(cookie) : "";
  const hasOptedOut = isOptedOut(String(headers["sec-gpc"] ?? ""));
  const consent = asksConsent ? [parseConsent(cookie), hasOptedOut] : [];
  return [url, theme, motion, preferences.data, lite, zone, date, ...consent].join(" ");
}

function isPageAddress(url: string): boolean {
  if (!url.startsWith("/") || url.startsWith("//") || url.length > MAX_URL) return false;
  const [path = ""] = url.split("?", 1);
  return !/\.[a-z]+$/.test(path) && path !== paths.session && path !== paths.logout;
}
