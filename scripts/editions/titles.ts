import type { PlayableSlug } from "~/playable";
import { fullTimeQuizCheck } from "./full-time-quiz";
import { goldenWordCheck } from "./golden-word";
import { keepyUppyCheck } from "./keepy-uppy";
import { linkUpPlayCheck } from "./link-up-play";
import type { TitleCheck } from "./title-check";

const checks: Partial<Record<PlayableSlug, TitleCheck>> = {
  "full-time-quiz": fullTimeQuizCheck,
  "golden-word": goldenWordCheck,
  "link-up-play": linkUpPlayCheck,
  "keepy-uppy": keepyUppyCheck,
};

/** The promises of each title that has written editions. */
export const titleChecks: Readonly<Record<string, TitleCheck>> = checks;
