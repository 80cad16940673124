import { inSentence } from "~/platform/names/in-sentence";
import { hiddenFrom } from "~/play/player/hidden-players.server";
import { ordinal } from "~/play/rules/crowd-texts";
import type { BoardSources } from "./board.server";
import { type League, memberOf, type WeekRow } from "./league";
import { findLeague, leaguesOf } from "./league-store.server";
import { leagueTexts } from "./league-texts";
import { weekAfter, weekAt, weekNumber } from "./league-week.server";
import { listOf } from "./league-words";
import { masked } from "./masked";
import { closedWeek } from "./settle-league.server";

/** What a member is told of a week that is over. */
type WeekNews = { text: string };

/**
 * What a week came to for a member: its champion, and the member's own place.
 *
 * @param leagueId any input, as is the week
 * @returns null if the user is not in the league any more, or the week is forgotten
 * @throws DocumentStoreError
 */
export async function weekNews(
  sources: BoardSources,
  leagueId: string,
  week: string,
  userId: string,
): Promise<WeekNews | null> {
  const league = await findLeague(sources.store, leagueId);
  return league && newsOf(sources, league, week, userId);
}

/**
 * What the last week came to in each of a user's leagues that is not muted.
 *
 * @param now milliseconds since the epoch
 * @throws DocumentStoreError
 */
export async function lastWeeks(
  sources: BoardSources,
  userId: string,
  now: number,
): Promise<WeekNews[]> {
  const ids = await leaguesOf(sources.store, userId);
  const found = ids.map(async (id) => {
    const league = await findLeague(sources.store, id);
    if (!league || memberOf(league, userId)?.isMuted) return null;
    return newsOf(sources, league, weekAfter(weekAt(now, league.timeZone), -1), userId);
  });
  return (await Promise.all(found)).filter((news) => news !== null);
}

async function newsOf(
  { store, facesOf }: BoardSources,
  league: League,
  week: string,
  userId: string,
): Promise<WeekNews | null> {
  const won = league.champions.find((one) => one.week === week);
  const own = memberOf(league, userId);
  const rows = won && own && (await closedWeek(store, league.id, week));
  if (!rows) return null;
  const winners = league.members.filter(({ seat }) => won.seats.includes(seat));
  const [faces, hidden] = await Promise.all([facesOf(winners), hiddenFrom(userId)]);
  const named = masked(
    winners.map((member) => ({ ...member, ...faces.get(member.userId) })),
    hidden,
  );
  const players = won.seats.map((seat) => {
    const member = named.find((one) => one.seat === seat);
    return { name: member?.name ?? leagueTexts.former, isYou: member?.userId === userId };
  });
  const title = `${inSentence(league.name)}, week ${weekNumber(week)}`;
  const isChampion = players.some(({ isYou }) => isYou);
  if (isChampion && players.length === 1) return { text: `${title}: you are the champion.` };
  const verb = players.length > 1 ? "are the champions" : "is the champion";
  const names = isChampion ? listOf(players).replace(/^Y/, "y") : listOf(players);
  const place = isChampion ? null : placeIn(rows, own.seat);
  return { text: `${title}: ${names} ${verb}.${place ? ` You came ${ordinal(place)}.` : ""}` };
}

/** Null for who was not in the league that week. */
function placeIn(rows: readonly WeekRow[], seat: string): number | null {
  const own = rows.find((row) => row.seat === seat);
  return own ? 1 + rows.filter(({ points }) => points > own.points).length : null;
}
