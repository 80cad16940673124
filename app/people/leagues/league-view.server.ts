import { invitationPath } from "~/league-paths";
import { canonicalUrl } from "~/platform/config/product";
import { inSentence } from "~/platform/names/in-sentence";
import { hiddenFrom } from "~/play/player/hidden-players.server";
import { type BoardRow, type BoardSources, boardOf, type Face } from "./board.server";
import { type Champion, type League, memberOf } from "./league";
import { daysWon, leadOn } from "./league-table";
import { leagueTexts } from "./league-texts";
import type {
  DayMark,
  LeagueStrip,
  LeagueView,
  PastWeek,
  ShownChampions,
  ShownRow,
} from "./league-view";
import { weekAfter, weekNumber } from "./league-week.server";
import { leadOf, leftOf, standingText } from "./league-words";
import { masked } from "./masked";
import { closedWeek } from "./settle-league.server";

/** Home shows so many faces. */
const FACES = 3;

/**
 * A league's week as one of its members sees it.
 *
 * @param now milliseconds since the epoch
 * @throws DocumentStoreError
 */
export async function leagueView(
  sources: BoardSources,
  league: League,
  userId: string,
  now: number,
): Promise<LeagueView> {
  const { id, name, code } = league;
  const [{ week, today, rows: all }, hidden] = await Promise.all([
    boardOf(sources, league, now),
    hiddenFrom(userId),
  ]);
  const rows = masked(all, hidden);
  const shown = rows.map((row) => shownRow(row, userId, today));
  const hasOpened = rows.some(({ days }) => days[today] !== null);
  const [one, other] = ownFirst(rows, userId);
  const facesBySeat = new Map(rows.map((row) => [row.seat, row]));
  const season = league.champions.map((won) => shownChampions(won, facesBySeat, userId));
  const latest = season[0];
  return {
    ...{ id, name, code, rows: shown, season },
    invitation: canonicalUrl(invitationPath(code)),
    week: weekNumber(week),
    lead: rows.length > 1 ? `${leadOf(shown)} ${leftOf(today)}` : "",
    waiting: hasOpened
      ? shown.filter(({ days }) => days[today] === "open").map((row) => nameFor(row))
      : [],
    versus:
      one && other && rows.length === 2
        ? { daysWon: daysWon(one, other, today), today: leadOn(one, other, today) }
        : null,
    champions: latest?.week === weekAfter(week, -1) ? latest : null,
  };
}

/**
 * The table of a closed week as one of the league's members sees it: who is not in it any more is a former player.
 *
 * @param week any input
 * @returns null if it is not closed, or forgotten
 * @throws DocumentStoreError
 */
export async function pastWeek(
  { store, facesOf }: BoardSources,
  league: League,
  week: string,
  userId: string,
): Promise<PastWeek | null> {
  const isKnown = league.champions.some((won) => won.week === week);
  const written = isKnown ? await closedWeek(store, league.id, week) : null;
  if (!written) return null;
  const [faces, hidden] = await Promise.all([facesOf(league.members), hiddenFrom(userId)]);
  const members = masked(
    league.members.map((member) => ({ ...member, avatar: "", ...faces.get(member.userId) })),
    hidden,
  );
  const rows = written.map(({ seat, points }) => {
    const member = members.find((one) => one.seat === seat);
    return {
      ...{ seat, points, name: member?.name ?? leagueTexts.former, avatar: member?.avatar || null },
      isYou: member?.userId === userId,
      place: 1 + written.filter((other) => other.points > points).length,
    };
  });
  return { id: league.id, name: league.name, number: weekNumber(week), rows };
}

/**
 * What home says of a league to one of its members; null if the member has muted it.
 *
 * @throws DocumentStoreError
 */
export async function leagueStrip(
  sources: BoardSources,
  league: League,
  userId: string,
  now: number,
): Promise<LeagueStrip | null> {
  const own = memberOf(league, userId);
  if (!own || own.isMuted) return null;
  const [board, hidden] = await Promise.all([boardOf(sources, league, now), hiddenFrom(userId)]);
  const rows = masked(board.rows, hidden);
  const ranked = rows.map((row) => ({ ...row, isYou: row.userId === userId }));
  return {
    id: league.id,
    name: league.name,
    avatars: rows.slice(0, FACES).map(({ avatar }) => avatar),
    standing: standingText(ranked),
  };
}

/** Champions by their faces: who is not in the league any more is a former player. */
function shownChampions(
  { week, seats, points }: Champion,
  facesBySeat: ReadonlyMap<string, Face & { userId: string }>,
  userId: string,
): ShownChampions {
  const players = seats.map((seat) => {
    const face = facesBySeat.get(seat);
    if (!face) return { seat, name: leagueTexts.former, avatar: null, isYou: false };
    const { name, avatar } = face;
    return { seat, name, avatar, isYou: face.userId === userId };
  });
  return { week, number: weekNumber(week), points, players };
}

function shownRow(row: BoardRow, userId: string, today: number): ShownRow {
  const { seat, name, avatar, place, climbed, points } = row;
  const days = row.days.map((day, index): DayMark => {
    if (day !== null) return "played";
    if (index === today) return "open";
    return index < today ? "missed" : "ahead";
  });
  return { seat, name, avatar, isYou: row.userId === userId, place, climbed, points, days };
}

const nameFor = ({ name, isYou }: ShownRow) => (isYou ? "you" : inSentence(name));

const ownFirst = (rows: readonly BoardRow[], userId: string) =>
  [...rows].sort((one, other) => Number(other.userId === userId) - Number(one.userId === userId));
