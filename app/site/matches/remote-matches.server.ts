import { environment } from "~/platform/config/environment.server";
import { logger } from "~/platform/logging/logger.server";
import { staleSource } from "~/platform/sources/stale-source.server";
import type { Match } from "./match";
import { parseMatches } from "./match-file";

const MINUTE_MS = 60_000;
/** Less than a source has before it counts as failed (load-with-timeout.server.ts), so that a stale list is in time. */
const TIMEOUT_MS = 1400;
const MAX_BYTES = 256 * 1024;
const MAX_REDIRECTS = 2;
const OK = 200;

/** The matches of MATCHES_URL: 10 minutes old at most, a day while it fails. */
export const remoteMatches = staleSource("matches", readMatches, {
  freshMs: 10 * MINUTE_MS,
  staleMs: 24 * 60 * MINUTE_MS,
  retryMs: MINUTE_MS,
});

async function readMatches(): Promise<Match[]> {
  const { MATCHES_URL = "", TEST_HOOKS } = environment();
  const url = new URL(MATCHES_URL);
  // Loaded on demand: few servers need it, and its HTTP client would be a sixth of the code loaded at start-up.
  const { guardedGet } = await import("~/platform/http/guarded-get/guarded-get.server");
  const { status, body, isCut } = await guardedGet(
    url,
    { Accept: "application/json" },
    {
      ...{ timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES, maxRedirects: MAX_REDIRECTS },
      // A test's own stand-in; what it redirects to is checked as ever.
      ...(TEST_HOOKS === "on" && { isAllowed: (ip: string) => ip === url.hostname }),
    },
  );
  if (status !== OK) throw new Error(`MATCHES_URL answered with status ${status}.`);
  if (isCut) throw new Error(`MATCHES_URL has more than ${MAX_BYTES} bytes.`);
  const { matches, dropped } = parseMatches(body);
  if (dropped > 0)
    logger().warn({ dropped, taken: matches.length }, "Matches that can't be shown.");
  return matches;
}
