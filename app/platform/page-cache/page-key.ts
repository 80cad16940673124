import { paths } from "~/paths";
import { isOptedOut, parseConsent } from "~/platform/consent/consent";
import { isLite, parsePreferences } from "~/platform/preferences/preferences";

/** The parts of a request that decide which page it gets. */
export type PageRequest = {
  method?: string | undefined;
  /** Path and search as they were asked for. */
  url?: string | undefined;
  headers: Record<string, string | string[] | undefined>;
};

const MAX_URL = 300;

/**
 * Who brings one of these gets a page of their own: a session, a message. Wherever it stands: what reads the cookies is
 * more lenient than any pattern, and a page that it makes for one must not be everybody's.
 */
const PERSONAL_COOKIE = /__session|kb_flash/;

/** A visitor's attempt, under its name of now and of before. */
const ATTEMPT_COOKIE = /kb_play_|kb_quiz/;

/** Pages that show an attempt, in any way of writing their address that leads to them. Elsewhere an attempt changes nothing. */
const ATTEMPT_PAGES = /^\/(?:play\/|[^?]*%)/i;

/** What a page looks like depends on these too, in ways that only the app knows. */
const UNCACHEABLE = [
  "x-test-hooks",
  "authorization",
  "range",
  "content-length",
  "transfer-encoding",
];

const HOST = /^[\w.-]+(:\d+)?$/;

/** Pages that write times as the clocks of the reader's own zone show them, or that belong to the reader's own day. */
const LOCAL_TIME_PAGES = /^\/(?:feed|play\/[\w-]+)(?:[/?]|$)/;

/** The home page writes the reader's date, which few zones at a time tell apart. */
const DATED_PAGES = /^\/(?:\?|$)/;

/**
 * Under what a visitor's page is kept (design, section 4: CSP and caches): everything that changes it, which is its
 * address, the reader's theme, motion and data, on some pages their time zone or their date, and their consent where it is
 * asked for. Other cookies don't count.
 *
 * @param asksConsent whether consent changes a page here
 * @param dateFor the date in the zone that a Cookie header names
 * @returns null for what is not kept: other methods, somebody's own pages, data for scripts, files
 */
export function pageKey(
  { method, url = "", headers }: PageRequest,
  asksConsent: boolean,
  dateFor: (cookie: string) => string,
): string | null {
  if (method !== "GET" && method !== "HEAD") return null;
  if (!isPageAddress(url) || !HOST.test(String(headers.host ?? ""))) return null;
  if (UNCACHEABLE.some((name) => headers[name] !== undefined)) return null;
  const cookie = typeof headers.cookie === "string" ? headers.cookie : "";
  if (PERSONAL_COOKIE.test(cookie)) return null;
  if (ATTEMPT_COOKIE.test(cookie) && ATTEMPT_PAGES.test(url)) return null;
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
