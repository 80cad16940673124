import type { AppLoadContext } from "@remix-run/node";
import { daysBefore, fullDate } from "~/platform/clock/calendar-date.server";
import { reportedName } from "~/platform/names/reported-name.server";
import type { DocumentStore } from "~/platform/storage/document-store";
import { documents } from "~/platform/storage/documents.server";
import { readSlots } from "~/play/player/attempt-store.server";
import { finishKey } from "~/play/player/finishes.server";
import { freshTable } from "~/play/player/fresh-tables.server";
import { hiddenFrom } from "~/play/player/hidden-players.server";
import { type Player, playerOf, todayOf } from "~/play/player/player.server";
import { standingKey, standingsTable } from "~/play/player/standings.server";
import { isInTables } from "~/play/player/table-players.server";
import {
  dayTable,
  readTable,
  rowsAround,
  spanTable,
  type TableRow,
} from "~/play/player/tables.server";
import { clockText } from "~/play/rules/clock-text";
import { mondayOf, seasonName, seasonOf } from "~/play/rules/periods";
import { timeIn } from "~/play/rules/rank";
import type { ServerGame } from "~/play/rules/server-game.server";
import { storedTitle } from "~/play/rules/title-rules.server";
import { titleTablePath } from "~/table-paths";
import type { Reader, TableLine, TableSpan, TableView } from "./table";
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
  const [attemptId, isShown, blocked] = await Promise.all([
    player && finishedAttempt(store, player, game, today),
    player?.isAccount ? isInTables(store, player.id) : false,
    player ? hiddenFrom(player.id) : new Set<string>(),
  ]);
  const isLocked = span !== "yesterday" && attemptId === null;
  const date = span === "yesterday" ? daysBefore(today, 1) : today;
  const table = isOfDays(span) ? dayTable(slug, date) : spanTable(slug, span, date);
  const { lines, count } = await freshTable(`${slug}.${span}.${date}`, async () => {
    const { rows, count } = await readTable(store, table);
    return { lines: await linesOf(sources, rows), count };
  });
  const head = { span, when: whenText(span, date), count, isLocked };
  const none = { rows: [], around: [], place: null };
  if (isLocked) return { ...head, ...none, reader: readerOf(player, isShown, false) };
  const ownId =
    player && isShown ? await ownIdIn(store, player, game, { span, date, attemptId }) : null;
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
    reader: readerOf(player, isShown, span === "today" && place === null),
  };
}

const isOfDays = (span: TableSpan) => span === "today" || span === "yesterday";

/** The id of the player's finished attempt at an edition; null while there is none. */
async function finishedAttempt(
  store: DocumentStore,
  player: Player,
  game: ServerGame,
  date: string,
): Promise<string | null> {
  const title = storedTitle(game);
  const { result } = (await readSlots(store, player.id, title, date)).slots;
  return result && title.resultOf(result) ? result.id : null;
}

async function ownIdIn(
  store: DocumentStore,
  player: Player,
  game: ServerGame,
  { span, date, attemptId }: { span: TableSpan; date: string; attemptId: string | null },
): Promise<string | null> {
  const { slug } = game.rules;
  if (span === "week" || span === "season") {
    return standingKey(standingsTable(slug, span, date), player.id);
  }
  const id = span === "today" ? attemptId : await finishedAttempt(store, player, game, date);
  return id && finishKey(slug, date, id);
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

function readerOf(player: Player | null, isShown: boolean, isUnranked: boolean): Reader {
  if (!player) return "stranger";
  if (!player.isAccount) return "visitor";
  if (!isShown) return "hidden";
  return isUnranked ? "unranked" : "shown";
}
