import type { PlayableInstead } from "./playable-instead";

/** A way to play (spec, section 3: home highlight and game card). */
export type Mode = {
  /** The slug of the game it is. */
  id: string;
  title: string;
  description: string;
  /** Where it is played; a title without it is still to come. */
  href?: string;
  /** What can be played now, of a title that can't. */
  instead?: PlayableInstead | null;
  /** What its link says; 'Play' when absent. */
  actionLabel?: string;
  icon: string;
  hero: string;
};

/**
 * The modes with the one that somebody asked for in front.
 *
 * @param wanted the id that an address names, or null when it names none
 * @returns the modes, and whether the one asked for is not among them
 */
export function moveToFront(
  modes: readonly Mode[],
  wanted: string | null,
): { modes: readonly Mode[]; isUnknown: boolean } {
  const mode = modes.find(({ id }) => id === wanted);
  if (!mode) return { modes, isUnknown: wanted !== null };
  return { modes: [mode, ...modes.filter((other) => other !== mode)], isUnknown: false };
}
