import type { LoaderFunctionArgs } from "@remix-run/node";
import { serverGames } from "~/games/registry.server";
import type { BoardSources } from "~/people/leagues/board.server";
import { type League, memberOf } from "~/people/leagues/league";
import { findLeague } from "~/people/leagues/league-store.server";
import { settleLeague } from "~/people/leagues/settle-league.server";
import { addNotice } from "~/people/notices/notices-store.server";
import { nowFor } from "~/platform/clock/clock.server";
import type { AuthUser } from "~/platform/identity/identity-provider";
import { getOptionalUser } from "~/platform/session/session.server";
import { documents } from "~/platform/storage/documents.server";
import { storedTitle } from "~/play/rules/title-rules.server";
import { playable } from "~/playable";
import { facesOf } from "./authors.server";

const titles = playable.map((slug) => storedTitle(serverGames[slug]));

/** Where leagues have their points and faces from. */
export const leagueSources = async (): Promise<BoardSources> => ({
  store: await documents(),
  titles,
  facesOf,
});

/**
 * A league as it is at a moment, with the weeks closed that are over by then.
 *
 * @param id any user input
 * @param now milliseconds since the epoch
 * @throws DocumentStoreError
 */
async function openLeague(id: string, now: number): Promise<League | null> {
  const sources = await leagueSources();
  const league = await findLeague(sources.store, id);
  return league && settled(sources, league, now);
}

/**
 * The league of a page's address, for one of its members.
 *
 * @returns null for a visitor
 * @throws Response with status 404 if there is none, or the reader is no member; DocumentStoreError
 */
export async function ownLeague({
  request,
  context,
  params,
}: LoaderFunctionArgs): Promise<{ league: League; user: AuthUser } | null> {
  const user = await getOptionalUser(request, context);
  if (!user) return null;
  const league = await openLeague(params.id ?? "", nowFor(request));
  if (league && memberOf(league, user.id)) return { league, user };
  throw new Response(null, { status: 404, statusText: "Not Found" });
}

/**
 * A league with its weeks closed that are over, told of to its members.
 *
 * @param now milliseconds since the epoch
 * @returns null if the league has ended meanwhile
 * @throws DocumentStoreError
 */
export async function settled(
  sources: BoardSources,
  league: League,
  now: number,
): Promise<League | null> {
  return settleLeague(sources, league, now, async (userIds, week) => {
    const notice = { kind: "league-week", at: now, device: `${league.id} ${week}` } as const;
    await Promise.all(userIds.map((userId) => addNotice(userId, notice)));
  });
}
