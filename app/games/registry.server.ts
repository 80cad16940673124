import type { ServerGame } from "~/play/server-game.server";
import type { PlayableSlug } from "~/playable";
import { careerPathServer } from "./career-path/career-path.server";
import { crossbarServer } from "./crossbar/crossbar.server";
import { dailyQuizServer } from "./daily-quiz/daily-quiz.server";
import { fullTimeQuizServer } from "./full-time-quiz/full-time-quiz.server";
import { goldenWordServer } from "./golden-word/golden-word.server";
import { higherLineServer } from "./higher-line/higher-line.server";
import { keepyUppyServer } from "./keepy-uppy/keepy-uppy.server";
import { kitDetectiveServer } from "./kit-detective/kit-detective.server";
import { linkUpPlayServer } from "./link-up-play/link-up-play.server";
import { spotKickServer } from "./spot-kick/spot-kick.server";
import { wallPassServer } from "./wall-pass/wall-pass.server";

/** The game of each title: a slug without one does not compile. */
export const serverGames: Record<PlayableSlug, ServerGame> = {
  "full-time-quiz": fullTimeQuizServer,
  "golden-word": goldenWordServer,
  "daily-quiz": dailyQuizServer,
  "higher-line": higherLineServer,
  "link-up-play": linkUpPlayServer,
  crossbar: crossbarServer,
  "wall-pass": wallPassServer,
  "keepy-uppy": keepyUppyServer,
  "career-path": careerPathServer,
  "spot-kick": spotKickServer,
  "kit-detective": kitDetectiveServer,
};

/** What is reported by the id of a record, of whichever title; null for an unknown one. */
export function reportedRecord(id: string) {
  for (const { rules, reported } of Object.values(serverGames)) {
    const found = reported(id);
    if (found) return { slug: rules.slug, ...found };
  }
  return null;
}

/** The game at a slug; null where none can be played. */
export function gameAt(slug: string): ServerGame | null {
  return Object.hasOwn(serverGames, slug) ? serverGames[slug as PlayableSlug] : null;
}
