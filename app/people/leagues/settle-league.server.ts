import type { DocumentStore } from "~/platform/storage/document-store";
import type { StoredTitle } from "~/play/rules/title-rules.server";
import { dayPoints } from "./day-points.server";
import { type League, type WeekRow, weekRowsSchema } from "./league";
import { findLeague, LEAGUES, setLeague, WEEKS, weekKey } from "./league-store.server";
import { championsOf, tableOf } from "./league-table";
import { closingOf, datesOfWeek, weekAfter, weekAt } from "./league-week.server";
import { WEEKS_KEPT } from "./limits";

const PAGE = 50;
/** Weeks that nobody closed, as when the server was down for long, are closed later; older ones count for nobody. */
const LATEST = 5;

/** The I/O that reading points needs. */
export type Points = { store: DocumentStore; titles: readonly StoredTitle[] };

/** What a closed week came to for a member who wants to hear of it. */
export type Settled = { userId: string; leagueId: string; week: string; place: number };

/**
 * Closes the weeks of a league that are over, each once: who has how many points is written down, and no later game changes
 * it.
 *
 * @param now milliseconds since the epoch
 * @returns the league as it is now, null if it has ended meanwhile; and who is to hear of the last week, where this call
 *   closed it
 * @throws DocumentStoreError
 */
export async function settleLeague(
  points: Points,
  league: League,
  now: number,
): Promise<{ league: League | null; settled: Settled[] }> {
  let current: League | null = league;
  let settled: Settled[] = [];
  while (current && current.closesAt <= now) {
    const from = weekAfter(weekAt(now, current.timeZone), -LATEST);
    if (current.week < from) current = { ...current, week: from };
    const rows = await rowsOf(points, current);
    const closed: Closed = await close(points.store, league.id, current.week, rows);
    current = closed.league;
    settled = closed.settled;
  }
  return { league: current, settled };
}

/**
 * The leagues whose weeks are over, a page of them.
 *
 * @throws DocumentStoreError
 */
export async function dueLeagues(store: DocumentStore, now: number): Promise<League[]> {
  const orderBy = { field: "closesAt", direction: "asc" } as const;
  const { documents } = await store.query(LEAGUES, { orderBy, limit: PAGE });
  const due = documents.filter(({ data }) => Number(data.closesAt) <= now);
  const found = await Promise.all(due.map(({ id }) => findLeague(store, id)));
  return found.filter((league) => league !== null);
}

/**
 * The rows of a closed week, best first; null if it is not closed, or forgotten.
 *
 * @throws DocumentStoreError
 */
export async function closedWeek(
  store: DocumentStore,
  leagueId: string,
  week: string,
): Promise<WeekRow[] | null> {
  const found = await store.get(WEEKS, weekKey(leagueId, week));
  return weekRowsSchema.safeParse(found?.rows).data ?? null;
}

/** What a week came to, best first. */
async function rowsOf({ store, titles }: Points, { members, week }: League) {
  const dates = datesOfWeek(week);
  const weeks = await Promise.all(
    members.map(async ({ seat, userId }) => ({
      seat,
      days: await dayPoints(store, userId, titles, dates),
    })),
  );
  return tableOf(weeks, 0);
}

type Closed = { league: League | null; settled: Settled[] };

/** Writes a week down, unless another process has. */
async function close(
  store: DocumentStore,
  id: string,
  week: string,
  rows: Awaited<ReturnType<typeof rowsOf>>,
): Promise<Closed> {
  return store.transaction(async (transaction) => {
    const league = await findLeague(transaction, id);
    if (!league || league.week > week) return { league, settled: [] };
    const next = weekAfter(week);
    const champions = championsOf(rows);
    const [best] = champions;
    const won = { week, seats: champions.map(({ seat }) => seat), points: best?.points ?? 0 };
    const all = best ? [won, ...league.champions] : league.champions;
    const closed = {
      ...league,
      ...{ week: next, closesAt: closingOf(next, league.timeZone) },
      champions: all.slice(0, WEEKS_KEPT),
    };
    setLeague(transaction, closed);
    for (const old of all.slice(WEEKS_KEPT)) transaction.delete(WEEKS, weekKey(id, old.week));
    if (best) {
      const written = rows.map(({ seat, points }) => ({ seat, points }));
      transaction.set(WEEKS, weekKey(id, week), { league: id, week, rows: written });
    }
    const placeOf = new Map(rows.map(({ seat, place }) => [seat, place]));
    const settled = league.members.flatMap(({ seat, userId, isMuted }) => {
      const place = placeOf.get(seat);
      return best && place && !isMuted ? [{ userId, leagueId: id, week, place }] : [];
    });
    return { league: { ...closed, revision: league.revision + 1 }, settled };
  });
}
