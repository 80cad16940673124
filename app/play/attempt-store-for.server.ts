import type { AppLoadContext } from "@remix-run/node";
import { dateAt, timeZoneOf } from "~/platform/clock/calendar-date.server";
import { nowFor } from "~/platform/clock/clock.server";
import { getSession } from "~/platform/session/session.server";
import { documents } from "~/platform/storage/documents.server";
import { readGuestAttempts } from "./attempt-cookie.server";
import type { AttemptStore } from "./attempt-store";
import { CookieAttemptStore } from "./cookie-attempt-store.server";
import { DocumentAttemptStore } from "./document-attempt-store.server";
import { readHistory, readMarks } from "./history-cookie.server";
import type { StoredTitle } from "./title-rules.server";

/** The pending moves belong to an account other than the one logged in. */
export class OtherPlayerError extends Error {}

/**
 * The attempt store of a request's player (design, section 4: quiz time).
 *
 * @param player the attempt's owner if the request names one: an account's id, or null for a visitor. A visitor's
 *   moves stay in the browser even if its owner has logged in since
 * @throws OtherPlayerError
 * @throws IdentityError `network-request-failed`, DocumentStoreError: the player can't be determined now
 */
export async function attemptStoreFor<Move>(
  request: Request,
  context: AppLoadContext,
  title: StoredTitle<Move>,
  player?: string | null,
): Promise<AttemptStore<Move>> {
  const session = player === null ? null : await getSession(request, context);
  const userId = session?.user.id ?? null;
  if (player !== undefined && player !== userId) throw new OtherPlayerError();
  const guest = await readGuestAttempts(request, title);
  const today = todayOf(request);
  const history = readHistory(request);
  if (userId === null) {
    return new CookieAttemptStore(title, { ...guest, history, marks: readMarks(request) }, today);
  }
  return new DocumentAttemptStore(await documents(), title, userId, guest, today, history);
}

/** The player's calendar date at a request. */
export function todayOf(request: Request): string {
  return dateAt(nowFor(request), timeZoneOf(request.headers.get("Cookie")));
}
