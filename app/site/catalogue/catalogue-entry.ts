import type { Game } from "./game";

/** What a title's folder says of it (`app/games/<slug>/catalogue.ts`): without its pictures, whose URLs are the build's. */
export type CatalogueEntry = Omit<Game, "slug" | "publisher" | "icon" | "hero" | "screenshots"> & {
  /** Its place in the built-in order, which is 'popular'. Of two at one place the one that could be played first comes first. */
  place: number;
  publisher: "kickabout-studio" | "chalkline-games" | "near-post" | "extra-time-club";
  heroAlt: string;
  screenshotAlts: readonly [string, string];
};
