import type { PlayableSlug } from "~/playable";
import { careerPathCheck } from "./career-path";
import { crossbarCheck } from "./crossbar";
import { dailyQuizCheck } from "./daily-quiz";
import { fullTimeQuizCheck } from "./full-time-quiz";
import { goldenWordCheck } from "./golden-word";
import { higherLineCheck } from "./higher-line";
import { keepyUppyCheck } from "./keepy-uppy";
import { kitDetectiveCheck } from "./kit-detective";
import { linkUpPlayCheck } from "./link-up-play";
import { spotKickCheck } from "./spot-kick";
import type { TitleCheck } from "./title-check";
import { wallPassCheck } from "./wall-pass";

const checks: Partial<Record<PlayableSlug, TitleCheck>> = {
  crossbar: crossbarCheck,
  "career-path": careerPathCheck,
  "full-time-quiz": fullTimeQuizCheck,
  "golden-word": goldenWordCheck,
  "higher-line": higherLineCheck,
  "daily-quiz": dailyQuizCheck,
  "link-up-play": linkUpPlayCheck,
  "wall-pass": wallPassCheck,
  "keepy-uppy": keepyUppyCheck,
  "spot-kick": spotKickCheck,
  "kit-detective": kitDetectiveCheck,
};

/** The promises of each title that has written editions. */
export const titleChecks: Readonly<Record<string, TitleCheck>> = checks;
