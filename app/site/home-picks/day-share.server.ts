import { serverGames } from "~/games/registry.server";
import { trebleOn } from "~/games/treble";
import { shortDate } from "~/platform/clock/calendar-date.server";
import { canonicalUrl } from "~/platform/config/product";
import { editionNumberOn } from "~/play/editions/schedule.server";
import type { PlayerDays } from "~/play/player/player-days.server";
import { beatAddress } from "~/play/share/beat-address";
import { type DayResult, dayToken } from "~/play/share/day-token.server";
import type { DayShare } from "./day-ticket";
import type { NameOf } from "./stub";

/**
 * A player's treble of today to share: three results as text, and the signed address of their page.
 *
 * @returns null unless all three results are known
 */
export function dayShare(
  { today, current }: Pick<PlayerDays, "today" | "current">,
  nameOf: NameOf,
): DayShare | null {
  const results = trebleOn(today).flatMap((slug): DayResult[] => {
    const result = current.find((play) => play.slug === slug)?.result;
    const edition = editionNumberOn(serverGames[slug].schedule, today);
    return result ? [{ slug, edition, ...result }] : [];
  });
  return shareOf(today, results, nameOf);
}

/**
 * A day's results to share.
 *
 * @returns null for less than three
 */
export function shareOf(
  date: string,
  results: readonly DayResult[],
  nameOf: NameOf,
): DayShare | null {
  const token = dayToken({ date, results });
  if (token === null) return null;
  const lines = results.map((result) => `${nameOf(result.slug).title} ${scoreOf(result)}`);
  return {
    text: [`Treble! All three on ${shortDate(date)}`, ...lines].join("\n"),
    url: canonicalUrl(beatAddress("treble", token)),
  };
}

const scoreOf = ({ slug, ...result }: DayResult) =>
  serverGames[slug as keyof typeof serverGames].statistics.scoreText(result);
