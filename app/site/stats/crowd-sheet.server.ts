import { shortDate } from "~/platform/clock/calendar-date.server";
import { fansBeside } from "~/play/player/crowd.server";
import { fansText } from "~/play/rules/crowd-texts";
import type { Result } from "~/play/rules/results";
import type { ServerGame } from "~/play/rules/server-game.server";
import { barsWithPercent } from "./score-bars-of";
import type { CrowdSheet } from "./stat";

/**
 * How all fans did in the edition of a result.
 *
 * @param now milliseconds since the epoch
 * @returns null without a result, and as long as fans are too few to be compared
 */
export async function crowdSheet(
  game: ServerGame,
  result: Result | undefined,
  now: number,
): Promise<CrowdSheet | null> {
  const many = result && (await fansBeside(game, result, now));
  if (!result || !many?.spread) return null;
  const { beats, heading, bars, own } = many.spread;
  return {
    label: shortDate(result.date),
    fans: fansText(many.fans),
    beaten: beats > 0 ? `You beat ${beats}\u00a0%` : null,
    heading,
    // The best score first, as in the player's own bars.
    bars: barsWithPercent(
      bars.map((bar, place) => ({ ...bar, isLatest: place === own })).toReversed(),
    ),
  };
}
