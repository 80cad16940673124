import type { AppLoadContext } from "@remix-run/node";
import { daysBefore, fullDate } from "~/platform/clock/calendar-date.server";
import { reportedName } from "~/platform/names/reported-name.server";
import type { DocumentStore } from "~/platform/storage/document-store";
import { documents } from "~/platform/storage/documents.server";
import { finishKey } from "~/play/player/finishes.server";
import { freshTable } from "~/play/player/fresh-tables.server";
import { hiddenFrom } from "~/play/player/hidden-players.server";
import { type Player, playerOf, todayOf } from "~/play/player/player.server";
import { standingKey, standingsTable } from "~/play/player/standings.server";
import { readSlots } from "~/play/player/stored-slots.server";
import { inTablesSince } from "~/play/player/table-players.server";
import {
  dayTable,
  readTable,
  rowsAround,
  spanTable,
  type TableRow,
} from "~/play/player/tables.server";
import type { Attempt } from "~/play/rules/attempt";
import { clockText } from "~/play/rules/clock-text";
import { mondayOf, seasonName, seasonOf } from "~/play/rules/periods";
import { timeIn } from "~/play/rules/rank";
import type { ServerGame } from "~/play/rules/server-game.server";
import { storedTitle } from "~/play/rules/title-rules.server";
import { titleTablePath } from "~/table-paths";
import type { TableLine, TableSpan, TableView, Unranked } from "./table";
import { numberText } from "./table-texts";

/** A player as others see them. */
type Face = { name: string; avatar: string };

/** What a table is made of: its title, and how to find the faces of players by their ids. */
type TableSources = {
  game: ServerGame;
  facesOf: (
    players: readonly { userId: string; name: string }[],
  ) => Promise<ReadonlyMap<string, Face>>;
};

/** What an attempt's place in a table hangs on. */
type OwnAttempt = Pick<Attempt, "id" | "startedAt"> & { isRanked: boolean; isTooQuick: boolean };

/** Whose row it is, and how it reads. */
type Line = Omit<TableLine, "isOwn" | "report"> & { userId: string };

/**
 * A title's table as a reader may see it: one that counts today's edition has rows once they have finished that.
 *
 * @param isReporting whether names can be reported there
 * @throws IdentityError, DocumentStoreError
 */
export async function titleTable(
  request: Request,
  context: AppLoadContext,
  sources: TableSources,
  span: TableSpan,
  isReporting = false,
): Promise<TableView> {
  const { game } = sources;
  const { slug } = game.rules;
  const store = await documents();
  const today = todayOf(request);
  const player = await playerOf(request, context);
  const [attempt, since, blocked] = await Promise.all([
    player && finishedAttempt(store, player, game, today),
    player?.isAccount ? inTablesSince(store, player.id) : null,
    player ? hiddenFrom(player.id) : new Set<string>(),
  ]);
  const isLocked = span !== "yesterday" && attempt === null;
  const date = span === "yesterday" ? daysBefore(today, 1) : today;
  const table = isOfDays(span) ? dayTable(slug, date) : spanTable(slug, span, date);
  const { lines, count } = await freshTable(`${slug}.${span}.${date}`, async () => {
    const { rows, count } = await readTable(store, table);
    return { lines: await linesOf(sources, rows), count };
  });
  const head = { span, when: whenText(span, date), count, isLocked };
  const none = { rows: [], around: [], place: null };
  if (isLocked) return { ...head, ...none, reader: readerOf(player, since, null) };
  const ownId =
    player && since !== null ? await ownIdIn(store, player, game, { span, date, attempt }) : null;
  const known = lines.find(({ id }) => id === ownId);
  const around =
    ownId && !known ? await linesOf(sources, await rowsAround(store, table, ownId)) : [];
  const place = known?.place ?? around.find(({ id }) => id === ownId)?.place ?? null;
  const shown = new Set(lines.map(({ id }) => id));
  // Who is hidden from the reader leaves a gap: the places of all others are as they are.
  const seen = (some: readonly Line[]): TableLine[] =>
    some.flatMap(({ userId, ...line }) => {
      if (blocked.has(userId)) return [];
      const isOwn = userId === player?.id;
      const report =
        isReporting && !isOwn ? reportedName({ userId, path: titleTablePath(slug) }) : null;
      return [{ ...line, isOwn, report }];
    });
  return {
    ...head,
    // What was read of the table may be older than one's own finish.
    count: Math.max(count, place ?? 0),
    rows: seen(lines),
    around: seen(around.filter(({ id }) => !shown.has(id))),
    place,
    reader: readerOf(player, since, span === "today" && place === null ? attempt : null),
  };
}

const isOfDays = (span: TableSpan) => span === "today" || span === "yesterday";

/** The player's finished attempt at an edition; null while there is none. */
async function finishedAttempt(
  store: DocumentStore,
  player: Player,
  game: ServerGame,
  date: string,
): Promise<OwnAttempt | null> {
  const title = storedTitle(game);
  const { result } = (await readSlots(store, player.id, title, date)).slots;
  const counted = result && title.resultOf(result);
  if (!counted) return null;
  const { id, startedAt, isRanked = false } = result;
  return { id, startedAt, isRanked, isTooQuick: counted.isTooQuick === true };
}

async function ownIdIn(
  store: DocumentStore,
  player: Player,
  game: ServerGame,
  { span, date, attempt }: { span: TableSpan; date: string; attempt: OwnAttempt | null },
): Promise<string | null> {
  const { slug } = game.rules;
  if (span === "week" || span === "season") {
    return standingKey(standingsTable(slug, span, date), player.id);
  }
  const own = span === "today" ? attempt : await finishedAttempt(store, player, game, date);
  return own && finishKey(slug, date, own.id);
}

async function linesOf(
  { game, facesOf }: TableSources,
  rows: readonly TableRow[],
): Promise<Line[]> {
  const faces = await facesOf(rows.map(({ data }) => ({ userId: String(data.userId), name: "" })));
  return rows.map((row) => lineOf(game, row, faces));
}

function lineOf(
  { statistics }: ServerGame,
  { id, place, data }: TableRow,
  faces: ReadonlyMap<string, Face>,
): Line {
  const userId = String(data.userId);
  const { name = "", avatar = "" } = faces.get(userId) ?? {};
  const known = { id, place, userId, name, avatar };
  if ("table" in data) return { ...known, score: numberText(Number(data.points)), time: null };
  const elapsed = timeIn(String(data.rank));
  const [score, outOf] = [Number(data.score), Number(data.outOf)];
  const result = { isWin: data.isWin === true, score, outOf, elapsed };
  const time = elapsed === null ? "late" : clockText(elapsed);
  return { ...known, score: statistics.scoreText(result), time };
}

function whenText(span: TableSpan, date: string): string {
  if (span === "season") return seasonName(seasonOf(date));
  return span === "week" ? `From ${fullDate(mondayOf(date))}` : fullDate(date);
}

/** @param unranked the finished attempt that has no place; null without one */
function readerOf(player: Player | null, since: number | null, unranked: OwnAttempt | null) {
  if (!player) return "stranger";
  if (!player.isAccount) return "visitor";
  if (since === null) return "hidden";
  return unranked ? whyUnranked(unranked, since) : "shown";
}

function whyUnranked({ startedAt, isRanked, isTooQuick }: OwnAttempt, since: number): Unranked {
  if (startedAt < since) return "early";
  return isRanked && isTooQuick ? "quick" : "outside";
}
