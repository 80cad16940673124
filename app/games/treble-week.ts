import type { PlayableSlug } from "~/playable";

/** Titles of words and minds, and titles of the ball or the eye: a day's treble has one of each beside the quiz. */
type OfMinds = Extract<
  PlayableSlug,
  "golden-word" | "link-up-play" | "crossbar" | "daily-quiz" | "higher-line"
>;
type OfTheBall = Extract<
  PlayableSlug,
  "spot-kick" | "wall-pass" | "keepy-uppy" | "career-path" | "kit-detective"
>;

/** The first of every treble. */
export const opener = "full-time-quiz" satisfies PlayableSlug;

/**
 * What follows the quiz on each weekday, Sunday first. The weekly titles come near the end of their week, which begins
 * on Friday. A change here changes the trebles of past days too.
 */
export const trebleWeek: readonly (readonly [OfMinds, OfTheBall])[] = [
  ["higher-line", "wall-pass"],
  ["golden-word", "spot-kick"],
  ["link-up-play", "wall-pass"],
  ["crossbar", "career-path"],
  ["daily-quiz", "kit-detective"],
  ["golden-word", "keepy-uppy"],
  ["link-up-play", "spot-kick"],
];
