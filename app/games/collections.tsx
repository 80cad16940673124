import type { ComponentType } from "react";
import type { CollectionPage } from "~/play/rules/collection";

const found = import.meta.glob<ComponentType<{ collection: CollectionPage }>>(
  "./*/collection.tsx",
  { eager: true, import: "Collection" },
);

/** How a title shows what a player has collected (`TitleStatistics.collectibles`), from its folder; undefined where it has nothing. */
export const collectionOf = (slug: string) => found[`./${slug}/collection.tsx`];
