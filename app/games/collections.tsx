import type { CollectionPage } from "~/play/collection";
import { type Part, part } from "~/play/part";
import type { PlayableSlug } from "~/playable";

/**
 * How titles show what a player has collected (`TitleStatistics.collectibles`). Nothing of it changes, so a page from
 * the server has it as HTML, without the script of any title.
 */
export const collections: Partial<Record<PlayableSlug, Part<{ collection: CollectionPage }>>> = {
  "golden-word": part("collection", async () => {
    const { PhraseBook } = await import("./golden-word/phrase-book");
    return { default: PhraseBook };
  }),
  "kit-detective": part("collection", () => import("./kit-detective/locker")),
};
