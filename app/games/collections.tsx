import { type ComponentType, lazy } from "react";
import type { CollectionPage } from "~/play/rules/collection";
import type { PlayableSlug } from "~/playable";
import { PhraseBook } from "./golden-word/phrase-book";

/** How titles show what a player has collected (`TitleStatistics.collectibles`). What is large is loaded where it is shown. */
export const collections: Partial<
  Record<PlayableSlug, ComponentType<{ collection: CollectionPage }>>
> = {
  "golden-word": PhraseBook,
  "kit-detective": lazy(() => import("./kit-detective/locker")),
};
