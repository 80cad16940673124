import { paths } from "../paths";

/** The slugs of the titles that can be played: what is said of a title in any list derives from this one. */
export const playable = ["golden-word"] as const;

export type PlayableSlug = (typeof playable)[number];

/** The one title with a game of its own beside the engine's. */
const QUIZ = "full-time-quiz";

export type PlayableTitle = PlayableSlug | typeof QUIZ;

/** Every title that can be played, the quiz first. */
export const playableTitles: readonly PlayableTitle[] = [...new Set([QUIZ, ...playable] as const)];

/** The titles whose answers are sealed in the page: what a device keeps so that they are played without a network. */
export const sealedTitles: readonly PlayableTitle[] = [QUIZ];

/** Whether the title at a slug can be played. */
export function isPlayable(slug: string): slug is PlayableTitle {
  return (playableTitles as readonly string[]).includes(slug);
}

/** Where 'Play' leads: to the game itself, else to what there is to play in its place. */
export function playPath(slug: string): string {
  return isPlayable(slug) ? paths.playTitle(slug) : paths.playGame(slug);
}
