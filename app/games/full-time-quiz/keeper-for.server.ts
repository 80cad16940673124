import type { AppLoadContext } from "@remix-run/node";
import { dateAt, timeZoneOf } from "~/platform/clock/calendar-date.server";
import { nowFor } from "~/platform/clock/clock.server";
import { getSession } from "~/platform/session/session.server";
import { documents } from "~/platform/storage/documents.server";
import { readAttempts } from "./attempt-cookie.server";
import type { AttemptKeeper } from "./attempt-keeper";
import { CookieKeeper } from "./cookie-keeper.server";
import { PlayerKeeper } from "./player-keeper.server";

/** Answers that waited in a browser are of an account which is not the one logged in now. */
export class OtherPlayerError extends Error {}

/**
 * Who keeps the attempt of whoever asks (design, section 4: quiz time).
 *
 * @param player whose attempt it has to be, where somebody says so: an account's id, or null for a visitor. A visitor's
 *   answers stay in their browser whoever has logged in since: the account is asked whether it wants them.
 * @throws OtherPlayerError
 * @throws IdentityError `network-request-failed`, DocumentStoreError: nobody can tell at the moment
 */
export async function keeperFor(
  request: Request,
  context: AppLoadContext,
  player?: string | null,
): Promise<AttemptKeeper> {
  const session = player === null ? null : await getSession(request, context);
  const userId = session?.user.id ?? null;
  if (player !== undefined && player !== userId) throw new OtherPlayerError();
  const inCookie = await readAttempts(request);
  if (userId === null) return new CookieKeeper(inCookie);
  return new PlayerKeeper(await documents(), userId, inCookie, todayOf(request));
}

/** The date on which a request counts for its player. */
export function todayOf(request: Request): string {
  return dateAt(nowFor(request), timeZoneOf(request.headers.get("Cookie")));
}
