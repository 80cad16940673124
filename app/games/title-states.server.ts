import type { PlayerDays } from "~/play/player/player-days.server";
import type { PlayableSlug } from "~/playable";
import { isFinishedBy } from "./finished-by.server";
import { serverGames } from "./registry.server";
import { OPEN, type TitleState } from "./title-state";

/**
 * The state of a title's current edition.
 *
 * @param days null for a visitor who has not played, and while the store is unavailable
 */
export function titleStateOf(
  days: Pick<PlayerDays, "today" | "dates" | "current"> | null,
  slug: PlayableSlug,
): TitleState {
  const play = days?.current.find((one) => one.slug === slug);
  if (play?.result)
    return { name: "done", score: serverGames[slug].statistics.scoreText(play.result) };
  // Of a result that was claimed without its attempt, only the date is known.
  if (days && isFinishedBy(days.dates, slug, days.today)) return { name: "done", score: null };
  if (play?.rests) return { name: "running", rests: true };
  return play ? { name: "running" } : OPEN;
}
