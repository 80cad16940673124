import type { PlayerDays } from "~/play/player/player-days.server";
import { clockText } from "~/play/rules/clock-text";
import type { Ticket } from "./ticket";

/**
 * The ticket's state for a player.
 *
 * @param days null for a visitor who has not played, and while the store is unavailable
 */
export function ticketFor(
  days: Omit<PlayerDays, "userId" | "totals"> | null,
  slug: string,
): Ticket {
  if (!days) return { name: "kick-off" };
  const { today, dates, streak, current } = days;
  const play = current.find((one) => one.slug === slug);
  if (play?.result) {
    const { score, outOf } = play.result;
    const { elapsed } = play;
    const time = elapsed === null ? null : clockText(elapsed);
    return { name: "full-time", result: { score, outOf, elapsed, time } };
  }
  if (dates.get(today)?.includes(slug)) return { name: "full-time", result: null };
  if (play) return { name: "resume", at: Math.max(1, play.moves) };
  if (streak.state === "paused") return { name: "paused" };
  return { name: "kick-off" };
}
