/** The slugs of the titles that can be played: what is said of a title in any list derives from this one. */
export const playable = ["full-time-quiz", "golden-word"] as const;

export type PlayableSlug = (typeof playable)[number];
