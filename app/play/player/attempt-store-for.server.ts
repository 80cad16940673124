import type { AppLoadContext } from "@remix-run/node";
import { nowFor } from "~/platform/clock/clock.server";
import { getSession } from "~/platform/session/session.server";
import { documents } from "~/platform/storage/documents.server";
import type { StoredTitle } from "~/play/rules/title-rules.server";
import { AttemptStore } from "./attempt-store.server";
import { claimGames } from "./claims.server";
import { todayOf } from "./player.server";
import { newVisitorId, visitorIn } from "./player-cookie.server";

/** The pending moves belong to an account other than the one logged in. */
export class OtherPlayerError extends Error {}

/**
 * The attempt store of a request's player. What a browser's visitor has of the title, and no login has moved yet, comes
 * to the account that is logged in there first.
 *
 * @param owner the attempt's owner if the request names one: an account's id, or null for a visitor, whose attempts are
 *   the account's once it has logged in
 * @throws OtherPlayerError
 * @throws IdentityError `network-request-failed`, DocumentStoreError: the player can't be determined now
 */
export async function attemptStoreFor<Move>(
  request: Request,
  context: AppLoadContext,
  title: StoredTitle<Move>,
  owner?: string | null,
): Promise<AttemptStore<Move>> {
  const [session, store] = await Promise.all([getSession(request, context), documents()]);
  const userId = session?.user.id ?? null;
  if (owner !== undefined && owner !== null && owner !== userId) throw new OtherPlayerError();
  const visitorId = visitorIn(request.headers.get("Cookie"));
  const player = {
    id: userId ?? visitorId ?? newVisitorId(),
    name: session?.user.name ?? "",
    isAccount: userId !== null,
    isStranger: userId === null && visitorId === null,
  };
  if (userId !== null && visitorId !== null) {
    const titles = [title as unknown as StoredTitle];
    await claimGames(store, titles, { visitorId, userId }, nowFor(request));
  }
  return new AttemptStore(store, title, player, todayOf(request));
}
