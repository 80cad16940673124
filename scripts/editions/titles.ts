import type { PlayableSlug } from "~/playable";
import { crossbarCheck } from "./crossbar";
import { fullTimeQuizCheck } from "./full-time-quiz";
import { goldenWordCheck } from "./golden-word";
import type { TitleCheck } from "./title-check";

const checks: Partial<Record<PlayableSlug, TitleCheck>> = {
  crossbar: crossbarCheck,
  "full-time-quiz": fullTimeQuizCheck,
  "golden-word": goldenWordCheck,
};

/** The promises of each title that has written editions. */
export const titleChecks: Readonly<Record<string, TitleCheck>> = checks;
