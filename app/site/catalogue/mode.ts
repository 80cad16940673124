import type { TitleState } from "~/games/title-state";
import type { PlayableInstead } from "./playable-instead";

/** A mode of the play page (spec, section 3: home highlight and game card). */
export type Mode = {
  /** The slug of its game. */
  id: string;
  title: string;
  description: string;
  /** The URL of the game; missing if it is not playable yet. */
  href?: string;
  /** A playable title to offer instead of one that is not. */
  instead?: PlayableInstead | null;
  /** The link's text; 'Play' by default. */
  actionLabel?: string;
  icon: string;
  hero: string;
  state: TitleState;
  /** Of a title that can be played: the number of its current edition, and the player's best score. */
  edition?: number;
  best?: string | null;
  /** Where the options of its start are chosen. */
  optionsPath?: string | null;
};

/**
 * Moves the requested mode to the front.
 *
 * @param wanted the id from the URL, or null
 * @returns the modes, and whether the requested one is unknown
 */
export function moveToFront(
  modes: readonly Mode[],
  wanted: string | null,
): { modes: readonly Mode[]; isUnknown: boolean } {
  const mode = modes.find(({ id }) => id === wanted);
  if (!mode) return { modes, isUnknown: wanted !== null };
  return { modes: [mode, ...modes.filter((other) => other !== mode)], isUnknown: false };
}
