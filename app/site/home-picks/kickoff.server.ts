import { hourInDays } from "~/platform/clock/calendar-date.server";
import { nowFor } from "~/platform/clock/clock.server";
import { environment } from "~/platform/config/environment.server";
import { product } from "~/platform/config/product";
import { type Season, seasons } from "./seasons";

const DAYS_AHEAD = 15;
const HOUR = 18;
/** For so long after it the kick-off is live. */
const MATCH_MS = 120 * 60_000;

/** The kick-off that is counted down to: milliseconds since the epoch, and the season's name, if there are seasons. */
type Kickoff = { at: number; season: string | null };

/**
 * The next season's kick-off: KICKOFF_AT if set, else the first in the list that is not over, else 15 days from today
 * at 18:00 in the product's time zone (docs/rules.md#sample-and-real).
 *
 * @param list the seasons, earliest first
 */
export function nextKickoff(request: Request, list: readonly Season[] = seasons): Kickoff {
  const { KICKOFF_AT } = environment();
  if (KICKOFF_AT) return { at: Date.parse(KICKOFF_AT), season: list[0]?.name ?? null };
  const now = nowFor(request);
  const next = list.find(({ kickoffAt }) => Date.parse(kickoffAt) + MATCH_MS > now);
  if (next) return { at: Date.parse(next.kickoffAt), season: next.name };
  return { at: hourInDays(now, product.timeZone, DAYS_AHEAD, HOUR), season: null };
}

/** The time of the season kick-off, in milliseconds since the epoch. */
export function kickoffFor(request: Request): number {
  return nextKickoff(request).at;
}
