/** The slugs of the titles that can be played: what is said of a title in any list derives from this one. */
export const playable = [
  "full-time-quiz",
  "golden-word",
  "daily-quiz",
  "higher-line",
  "link-up-play",
  "crossbar",
  "wall-pass",
  "keepy-uppy",
  "career-path",
  "spot-kick",
  "kit-detective",
] as const;

export type PlayableSlug = (typeof playable)[number];

/** The titles whose answers are sealed in the page, cached on the device for offline play. */
export const sealedTitles: readonly PlayableSlug[] = [
  "full-time-quiz",
  "daily-quiz",
  "higher-line",
  "crossbar",
  "wall-pass",
  "keepy-uppy",
  "spot-kick",
];

/** Whether the title at a slug can be played. */
export function isPlayable(slug: string): slug is PlayableSlug {
  return (playable as readonly string[]).includes(slug);
}
