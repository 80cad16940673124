import type { TitleState } from "~/games/title-state";
import type { PlayableSlug } from "~/playable";

/** A mode of the play page. */
export type Mode = {
  /** The slug of its game. */
  id: PlayableSlug;
  title: string;
  description: string;
  icon: string;
  hero: string;
  state: TitleState;
  /** The number of its current edition, and the player's best score. */
  edition: number;
  best?: string | null;
  /** Where the options of its start are chosen. */
  optionsPath: string | null;
};
