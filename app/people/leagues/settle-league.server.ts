import type { DocumentStore } from "~/platform/storage/document-store";
import type { StoredTitle } from "~/play/rules/title-rules.server";
import { dayPoints } from "./day-points.server";
import { type League, type WeekRow, weekRowsSchema } from "./league";
import { findLeague, LEAGUES, setLeague, WEEKS, weekKey } from "./league-store.server";
import { championsOf, tableOf } from "./league-table";
import { closingOf, datesOfWeek, weekAfter, weekAt } from "./league-week.server";
import { WEEKS_KEPT } from "./limits";

const PAGE = 50;
/** Weeks that stayed open, as when the server was down for long, are closed later; older ones don't count. */
const LATEST = 5;

/** The I/O that reading points needs. */
export type Points = { store: DocumentStore; titles: readonly StoredTitle[] };

/** Tells members what a week came to. */
type TellOfWeek = (userIds: readonly string[], week: string) => Promise<void>;

/**
 * Closes the weeks of a league that are over: who has how many points is written down, and no later game changes it.
 *
 * @param now milliseconds since the epoch
 * @param tell is called before the last week is closed, and again if that was cut off: no kill between the two leaves a
 *   member untold
 * @returns the league as it is now, null if it has ended meanwhile
 * @throws DocumentStoreError
 */
export async function settleLeague(
  points: Points,
  league: League,
  now: number,
  tell: TellOfWeek,
): Promise<League | null> {
  let current: League | null = league;
  while (current && current.closesAt <= now) {
    const from = weekAfter(weekAt(now, current.timeZone), -LATEST);
    if (current.week < from) current = { ...current, week: from };
    const { members, week, timeZone } = current;
    const rows = await rowsOf(points, current);
    const isLast = closingOf(weekAfter(week), timeZone) > now;
    if (isLast && championsOf(rows).length > 0) {
      const listeners = members.filter(({ isMuted }) => !isMuted);
      await tell(
        listeners.map(({ userId }) => userId),
        week,
      );
    }
    current = await close(points.store, league.id, week, rows);
  }
  return current;
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

/** Writes a week down, unless another process has. */
async function close(
  store: DocumentStore,
  id: string,
  week: string,
  rows: Awaited<ReturnType<typeof rowsOf>>,
): Promise<League | null> {
  return store.transaction(async (transaction) => {
    const league = await findLeague(transaction, id);
    if (!league || league.week > week) return league;
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
    return { ...closed, revision: league.revision + 1 };
  });
}
