/** The titles that can be played, and how their answers reach the browser: what is said of a title in any list derives from this one. */
const answers = {
  "full-time-quiz": "sealed",
  "golden-word": "asked",
  "daily-quiz": "sealed",
  "higher-line": "sealed",
  "link-up-play": "asked",
  crossbar: "sealed",
  "wall-pass": "sealed",
  "keepy-uppy": "sealed",
  "career-path": "asked",
  "spot-kick": "sealed",
  "kit-detective": "asked",
} as const;

export type PlayableSlug = keyof typeof answers;

/** The slugs of the titles that can be played. */
export const playable = Object.keys(answers) as PlayableSlug[];

/** The titles whose answers are sealed in the page, cached on the device for offline play. */
export const sealedTitles = playable.filter((slug) => answers[slug] === "sealed");

/** Whether the title at a slug can be played. */
export function isPlayable(slug: string): slug is PlayableSlug {
  return Object.hasOwn(answers, slug);
}
