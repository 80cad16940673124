import type { ComponentType } from "react";
import type { CollectionPage } from "~/play/collection";
import type { PlayableSlug } from "~/playable";
import { PhraseBook } from "./golden-word/phrase-book";
import { Locker } from "./kit-detective/locker";

/** How titles show what a player has collected (`TitleStatistics.collectibles`). */
export const collections: Partial<
  Record<PlayableSlug, ComponentType<{ collection: CollectionPage }>>
> = {
  "golden-word": PhraseBook,
  "kit-detective": Locker,
};
