import {
  clockTime,
  dateAt,
  hourInDays,
  shortDate,
  timeZoneOf,
} from "~/platform/clock/calendar-date.server";
import { product } from "~/platform/config/product";
import { cachedSource } from "~/platform/sources/cached-source.server";
import type { LoadResult } from "~/platform/sources/load-result";
import { sampleSource } from "~/platform/sources/sample-source.server";
import type { LocalMatch, Match } from "./match";
import { sampleMatches } from "./sample-matches";

const MINUTE_MS = 60_000;
const NAME = "highlights";

const events = cachedSource(NAME, 10 * MINUTE_MS, sampleSource(NAME, matchesAt));

/** The matches by kick-off, with times in the time zone of the request. */
export async function localMatches(request: Request): Promise<LoadResult<LocalMatch>> {
  const settled = await events(request);
  if (settled.status === "failed") return settled;
  const timeZone = timeZoneOf(request.headers.get("Cookie"));
  return { status: "ready", items: settled.items.map((match) => inZone(match, timeZone)) };
}

function inZone(match: Match, timeZone: string): LocalMatch {
  const kickoff = Date.parse(match.date);
  const day = shortDate(dateAt(kickoff, timeZone));
  return { ...match, day, time: clockTime(kickoff, timeZone) };
}

function matchesAt(now: number): Match[] {
  return sampleMatches.map(({ day, hour, minute, ...match }) => ({
    ...match,
    matchviewUrl: `https://matchhub.example/${match.id}`,
    date: new Date(hourInDays(now, product.timeZone, day, hour) + minute * MINUTE_MS).toISOString(),
  }));
}
