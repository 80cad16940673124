import type { AppLoadContext } from "@remix-run/node";
import { dateAt, timeZoneOf } from "~/platform/clock/calendar-date.server";
import { nowFor } from "~/platform/clock/clock.server";
import { getSession } from "~/platform/session/session.server";
import { documents } from "~/platform/storage/documents.server";
import { readGuestAttempts } from "./attempt-cookie.server";
import type { AttemptStore } from "./attempt-store";
import { CookieAttemptStore } from "./cookie-attempt-store.server";
import { DocumentAttemptStore } from "./document-attempt-store.server";
import { readHistory } from "./history-cookie.server";
import type { StoredTitle } from "./title-rules.server";

/** Moves that waited in a browser are of an account which is not the one logged in now. */
export class OtherPlayerError extends Error {}

/**
 * Where the attempts of a request's player are stored (design, section 4: quiz time).
 *
 * @param player whose attempt it has to be, where the request says so: an account's id, or null for a visitor. A visitor's
 *   moves stay in their browser although its owner has logged in since
 * @throws OtherPlayerError
 * @throws IdentityError `network-request-failed`, DocumentStoreError: it can't be told at the moment
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
  if (userId === null) {
    return new CookieAttemptStore(title, { ...guest, history: readHistory(request) }, today);
  }
  return new DocumentAttemptStore(await documents(), title, userId, guest, today);
}

/** The player's calendar date at a request. */
export function todayOf(request: Request): string {
  return dateAt(nowFor(request), timeZoneOf(request.headers.get("Cookie")));
}
