import type { ComponentType } from "react";
import type { Collectible } from "~/play/title-statistics";
import { PhraseBook } from "./golden-word/phrase-book";
import type { PlayableSlug } from "./playable";

/** How titles show what a player has collected (`TitleStatistics.collectibles`). */
export const collections: Partial<
  Record<PlayableSlug, ComponentType<{ items: readonly Collectible[] }>>
> = {
  "golden-word": PhraseBook,
};
