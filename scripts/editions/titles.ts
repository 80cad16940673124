import type { PlayableSlug } from "~/playable";
import { fullTimeQuizCheck } from "./full-time-quiz";
import { goldenWordCheck } from "./golden-word";
import type { TitleCheck } from "./title-check";
import { wallPassCheck } from "./wall-pass";

const checks: Partial<Record<PlayableSlug, TitleCheck>> = {
  "full-time-quiz": fullTimeQuizCheck,
  "golden-word": goldenWordCheck,
  "wall-pass": wallPassCheck,
};

/** The promises of each title that has written editions. */
export const titleChecks: Readonly<Record<string, TitleCheck>> = checks;
