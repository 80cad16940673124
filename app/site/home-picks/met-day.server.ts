import type { AppLoadContext } from "@remix-run/node";
import { gameAt } from "~/games/registry.server";
import { loadOne } from "~/platform/sources/load-with-timeout.server";
import { periodOf } from "~/play/editions/schedule.server";
import { todayOf } from "~/play/player/player.server";
import { titleRecord } from "~/play/player/player-days.server";
import { meet } from "~/play/rules/meeting";
import type { ServerGame } from "~/play/rules/server-game.server";
import { type DayResult, dayToken, readDayToken } from "~/play/share/day-token.server";
import { shareOf } from "./day-share.server";
import type { DayShare } from "./day-ticket";
import { dayVerdict } from "./day-verdict";
import { type FriendDay, friendDay } from "./friend-day.server";
import type { NameOf } from "./stub";

/** A friend's treble beside what its reader has finished of it. */
export type MetDay = {
  day: FriendDay["day"];
  /** Each with the reader's own score; null until they have finished it. */
  titles: readonly (FriendDay["titles"][number] & { own: string | null })[];
  /** Who has won the day, once the reader has finished all three. */
  verdict: string | null;
  /** What the reader can send back: their own three of today, unless they are the same. */
  back: DayShare | null;
};

/**
 * Reads a shared day for a reader: their own results cost a document a title, and none for a stranger.
 *
 * @returns null for a token without a valid signature, or with a title that is gone
 */
export async function metDay(
  request: Request,
  context: AppLoadContext,
  token: string,
  nameOf: NameOf,
): Promise<MetDay | null> {
  const friend = friendDay(token, nameOf);
  const shared = readDayToken(token);
  if (!friend || !shared) return null;
  const { date, results } = shared;
  const games = results.flatMap(({ slug }) => gameAt(slug) ?? []);
  const own = await ownResults(request, context, games, date);
  const titles = friend.titles.map((title, place) => {
    const result = own[place];
    return { ...title, own: result ? (games[place]?.statistics.scoreText(result) ?? null) : null };
  });
  const all = own.flatMap((result) => result ?? []);
  const isSame = dayToken({ date, results: all }) === token;
  return {
    day: friend.day,
    titles,
    verdict: all.length === results.length ? dayVerdict(all.map(against(results))) : null,
    back: date === todayOf(request) && !isSame ? shareOf(date, all, nameOf) : null,
  };
}

/** The reader's own results of a day; null for what they have not finished, and for all while the store is unavailable. */
async function ownResults(
  request: Request,
  context: AppLoadContext,
  games: readonly ServerGame[],
  date: string,
): Promise<readonly (DayResult | null)[]> {
  const found = await loadOne(request, "days", () =>
    Promise.all(
      games.map(async (game) => {
        const { results } = await titleRecord(request, context, game);
        const edition = periodOf(game.schedule, date);
        const result = results.find((one) => one.date === edition);
        return result ? { slug: game.rules.slug, ...result } : null;
      }),
    ),
  );
  return found ?? games.map(() => null);
}

/** Holds each of the reader's results against the friend's of the same title: their times are not known. */
const against = (results: readonly DayResult[]) => (own: DayResult, place: number) => {
  const their = results[place];
  return their ? meet(sideOf(own), sideOf(their), false).ahead : 0;
};

const sideOf = ({ isWin, score, outOf }: DayResult) => ({
  ...{ isWin, score, outOf, elapsed: null, text: "" },
});
