import { clockTime, dateAt, placeOf, shortDate } from "~/platform/clock/calendar-date.server";
import { nowFor } from "~/platform/clock/clock.server";
import { product } from "~/platform/config/product";
import { kickoffFor } from "~/site/home-picks/kickoff.server";

/** When the season starts: "Sun 6 Dec, 18:00 Johannesburg time"; null if it has. */
export function kickoffText(request: Request): string | null {
  const { timeZone } = product;
  const kickoffAt = kickoffFor(request);
  if (kickoffAt <= nowFor(request)) return null;
  const date = shortDate(dateAt(kickoffAt, timeZone));
  return `${date}, ${clockTime(kickoffAt, timeZone)} ${placeOf(timeZone)} time`;
}
