import type { PlayerDays } from "~/play/player-days.server";
import { triesText } from "./golden-word/facts";
import type { PlayableSlug } from "./playable";
import { OPEN, type TitleState } from "./title-state";

type Score = { isWin: boolean; score: number; outOf: number };

/** How titles write a score that is not "score/outOf". */
const scoreTexts: Partial<Record<PlayableSlug, (score: Score) => string>> = {
  "golden-word": triesText,
};

/** A score as its title writes it. */
export function scoreText(slug: PlayableSlug, result: Score): string {
  return scoreTexts[slug]?.(result) ?? `${result.score}/${result.outOf}`;
}

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
  if (play?.result) return { name: "done", score: scoreText(slug, play.result) };
  // Of a result that was claimed without its attempt, only the date is known.
  if (days?.dates.get(days.today)?.includes(slug)) return { name: "done", score: null };
  return play ? { name: "running" } : OPEN;
}
