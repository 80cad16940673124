import { isOptedOut, parseConsent } from "~/platform/consent/consent";
import { isHost } from "~/platform/http/request-host";
import { isLite, parsePreferences } from "~/platform/preferences/preferences";
import type { Variance } from "./page-variance";

/** The parts of a request that decide which page it gets. */
export type PageRequest = {
  method?: string | undefined;
  /** Path and search as requested. */
  url?: string | undefined;
  headers: Record<string, string | string[] | undefined>;
};

const MAX_URL = 300;

/**
 * Names of cookies that make a page personal: a session, a flash message. Looked for anywhere in the header: cookie
 * parsers are more lenient than any pattern, and a personal page must never be shared.
 */
export const PERSONAL_COOKIES = ["__session", "kb_flash"];

/** Names of the cookies of a visitor who has played, also as former releases had them. */
export const PLAYER_COOKIES = ["kb_player", "kb_days", "kb_play_"];

/** These also affect a page, in ways that only the app knows. */
const UNCACHEABLE = [
  "x-test-hooks",
  "authorization",
  "range",
  "content-length",
  "transfer-encoding",
];

/** What the key of a page is made from beside the request. */
type Known = {
  /** What the page at a path varies by; null for what is no page. */
  varianceAt: (path: string) => readonly Variance[] | null;
  /** Whether consent changes pages. */
  asksConsent: boolean;
  /** The date in the zone of a Cookie header. */
  dateFor: (cookie: string) => string;
};

/**
 * The cache key of a visitor's page (docs/rules.md#csp-and-caches): all that changes it, which is its URL, the
 * visitor's theme, motion and data preferences, what its route says that it varies by, and their consent if it is asked
 * for. Other cookies are ignored.
 *
 * @returns null for uncacheable requests: other methods, personal pages, data requests, files
 */
export function pageKey(
  { method, url = "", headers }: PageRequest,
  { varianceAt, asksConsent, dateFor }: Known,
): string | null {
  if (method !== "GET" && method !== "HEAD") return null;
  if (url.length > MAX_URL || !isHost(String(headers.host ?? ""))) return null;
  const variance = varianceAt(url.split("?", 1)[0] ?? "");
  if (!variance || variance.includes("anything")) return null;
  if (UNCACHEABLE.some((name) => headers[name] !== undefined)) return null;
  const cookie = typeof headers.cookie === "string" ? headers.cookie : "";
  if (hasAny(cookie, PERSONAL_COOKIES)) return null;
  if (variance.includes("player") && hasAny(cookie, PLAYER_COOKIES)) return null;
  const preferences = parsePreferences(cookie);
  const { theme, motion } = preferences;
  const lite = isLite(preferences, String(headers["save-data"] ?? ""));
  const isLocal = variance.includes("time-zone");
  const zone = isLocal ? (/(?:^|;\s*)tz=([^;]*)/.exec(cookie)?.[1] ?? "") : "";
  const date = variance.includes("date") ? dateFor(cookie) : "";
  const hasOptedOut = isOptedOut(String(headers["sec-gpc"] ?? ""));
  const consent = asksConsent ? [parseConsent(cookie), hasOptedOut] : [];
  return [url, theme, motion, preferences.data, lite, zone, date, ...consent].join(" ");
}

const hasAny = (cookie: string, names: string[]) => names.some((name) => cookie.includes(name));
