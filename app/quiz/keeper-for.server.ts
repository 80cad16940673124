import type { AppLoadContext } from "@remix-run/node";
import { dateAt, timeZoneOf } from "~/clock/calendar-date.server";
import { nowFor } from "~/clock/clock.server";
import { getSession } from "~/session/session.server";
import { documents } from "~/storage/documents.server";
import { readAttempt } from "./attempt-cookie.server";
import type { AttemptKeeper } from "./attempt-keeper";
import { CookieKeeper } from "./cookie-keeper.server";
import { PlayerKeeper } from "./player-keeper.server";

/**
 * Who keeps the attempt of whoever asks (design, section 4: quiz time).
 *
 * @throws IdentityError `network-request-failed`, DocumentStoreError: nobody can tell at the moment
 */
export async function keeperFor(request: Request, context: AppLoadContext): Promise<AttemptKeeper> {
  const session = await getSession(request, context);
  const inCookie = await readAttempt(request);
  if (!session) return new CookieKeeper(inCookie);
  return new PlayerKeeper(await documents(), session.user.id, inCookie, todayOf(request));
}

/** The date on which a request counts for its player. */
export function todayOf(request: Request): string {
  return dateAt(nowFor(request), timeZoneOf(request.headers.get("Cookie")));
}
