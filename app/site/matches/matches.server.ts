import {
  clockTime,
  dateAt,
  hourInDays,
  shortDate,
  timeZoneOf,
} from "~/platform/clock/calendar-date.server";
import { nowFor } from "~/platform/clock/clock.server";
import { environment } from "~/platform/config/environment.server";
import { product } from "~/platform/config/product";
import { cachedSource } from "~/platform/sources/cached-source.server";
import type { LoadResult } from "~/platform/sources/load-result";
import { loadWithTimeout } from "~/platform/sources/load-with-timeout.server";
import { sampleSource } from "~/platform/sources/sample-source.server";
import type { LocalMatch, Match } from "./match";
import { nextMatches } from "./match-file";
import { remoteMatches } from "./remote-matches.server";
import { sampleMatches } from "./sample-matches";

const MINUTE_MS = 60_000;
const NAME = "highlights";

const samples = cachedSource(NAME, 10 * MINUTE_MS, sampleSource(NAME, samplesAt));

/** The matches by kick-off, with times in the time zone of the request: those of MATCHES_URL, or samples without it. */
export async function localMatches(request: Request): Promise<LoadResult<LocalMatch>> {
  const settled = await (environment().MATCHES_URL ? fixtures(request) : samples(request));
  if (settled.status === "failed") return settled;
  const timeZone = timeZoneOf(request.headers.get("Cookie"));
  return { status: "ready", items: settled.items.map((match) => inZone(match, timeZone)) };
}

/** A sample by its id; null if there is none, and where there are real matches. */
export function sampleMatch(request: Request, id: string): LocalMatch | null {
  if (environment().MATCHES_URL) return null;
  const match = samplesAt(nowFor(request)).find((one) => one.id === id);
  return match ? inZone(match, timeZoneOf(request.headers.get("Cookie"))) : null;
}

const fixtures = (request: Request) =>
  loadWithTimeout(request, NAME, async () => {
    const now = nowFor(request);
    return nextMatches(await remoteMatches(now), now);
  });

function inZone(match: Match, timeZone: string): LocalMatch {
  const kickoff = Date.parse(match.date);
  const day = shortDate(dateAt(kickoff, timeZone));
  return { ...match, day, time: clockTime(kickoff, timeZone) };
}

function samplesAt(now: number): Match[] {
  return sampleMatches.map(({ day, hour, minute, ...match }) => ({
    ...match,
    matchviewUrl: null,
    date: new Date(hourInDays(now, product.timeZone, day, hour) + minute * MINUTE_MS).toISOString(),
  }));
}
