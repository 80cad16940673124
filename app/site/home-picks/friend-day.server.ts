import { gameAt } from "~/games/registry.server";
import { shortDate } from "~/platform/clock/calendar-date.server";
import { periodOf } from "~/play/editions/schedule.server";
import { playAddress } from "~/play/rules/play-address";
import { readDayToken } from "~/play/share/day-token.server";
import type { NameOf } from "./stub";

/** A friend's treble as its reader sees it: the day, and each title with its score and the address of its edition. */
export type FriendDay = {
  /** "Mon 23 Nov" */
  day: string;
  titles: readonly { slug: string; title: string; icon: string; score: string; to: string }[];
};

/** Reads a shared day; null for a token without a valid signature, or with a title that is gone. */
export function friendDay(token: string, nameOf: NameOf): FriendDay | null {
  const shared = readDayToken(token);
  if (!shared) return null;
  const { date, results } = shared;
  const titles = results.flatMap(({ slug, ...result }) => {
    const game = gameAt(slug);
    if (!game) return [];
    const to = playAddress(slug, { date: periodOf(game.schedule, date) });
    return [{ ...nameOf(slug), score: game.statistics.scoreText(result), to }];
  });
  return titles.length === results.length ? { day: shortDate(date), titles } : null;
}
