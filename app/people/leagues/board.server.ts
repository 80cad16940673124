import { dateAt } from "~/platform/clock/calendar-date.server";
import { FreshReads } from "~/platform/storage/fresh-reads.server";
import { mondayOf } from "~/play/rules/periods";
import { dayPoints } from "./day-points.server";
import type { League } from "./league";
import { type MemberWeek, type Standing, tableOf } from "./league-table";
import { datesOfWeek } from "./league-week.server";
import type { Points } from "./settle-league.server";

const FRESH_MS = 10_000;
const MAX_BOARDS = 500;

/** A player as others see them. */
export type Face = { name: string; avatar: string };

/** What a table needs: the points, and the faces by the players' ids. */
export type BoardSources = Points & {
  facesOf: (
    players: readonly { userId: string; name: string }[],
  ) => Promise<ReadonlyMap<string, Face>>;
};

/** A row with its member. */
export type BoardRow = MemberWeek & Standing & Face & { userId: string };

/** The table of the week that is played. */
export type Board = {
  /** Its Monday. */
  week: string;
  /** The place of today in it, from 0. */
  today: number;
  rows: readonly BoardRow[];
};

const boards = new FreshReads<Board>(MAX_BOARDS);

/**
 * The table of a league's week, at most 10 seconds old: it reads two documents for each member, three in a week of two months.
 *
 * @param now milliseconds since the epoch
 * @throws DocumentStoreError
 */
export function boardOf(sources: BoardSources, league: League, now: number): Promise<Board> {
  const key = `${league.id}.${league.revision}`;
  return boards.get(key, { maxAge: FRESH_MS, now }, () => readBoard(sources, league, now));
}

async function readBoard(sources: BoardSources, league: League, now: number): Promise<Board> {
  const { store, titles, facesOf } = sources;
  const date = dateAt(now, league.timeZone);
  const week = mondayOf(date);
  const dates = datesOfWeek(week);
  const [faces, members] = await Promise.all([
    facesOf(league.members),
    Promise.all(
      league.members.map(async ({ seat, userId, name }) => {
        const days = await dayPoints(store, userId, titles, dates);
        return { seat, userId, name, days };
      }),
    ),
  ]);
  const today = dates.indexOf(date);
  const rows = tableOf(members, today).map((row) => ({
    ...row,
    ...(faces.get(row.userId) ?? { avatar: "" }),
  }));
  return { week, today, rows };
}
