import type { ServerGame } from "~/play/server-game.server";
import { fullTimeQuizServer } from "./full-time-quiz/full-time-quiz.server";
import { goldenWordServer } from "./golden-word/golden-word.server";
import type { PlayableSlug } from "./playable";

/** The game of each title: a slug without one does not compile. */
export const serverGames: Record<PlayableSlug, ServerGame> = {
  "full-time-quiz": fullTimeQuizServer,
  "golden-word": goldenWordServer,
};

/** The game at a slug; null where none can be played. */
export function gameAt(slug: string): ServerGame | null {
  return Object.hasOwn(serverGames, slug) ? serverGames[slug as PlayableSlug] : null;
}
