import { sampleSource } from "~/platform/sources/sample-source.server";
import { type PlayableSlug, playable } from "~/playable";
import { artUrl, logoUrl } from "./art.server";
import type { CatalogueEntry } from "./catalogue-entry";
import type { Game, Picture } from "./game";

const found = import.meta.glob<CatalogueEntry>("../../games/*/catalogue.ts", {
  eager: true,
  import: "entry",
});

/** The entry of each title, from its folder, in the built-in order. */
const entries = playable
  .map((slug) => ({ slug, ...entryIn(slug) }))
  .sort((one, other) => one.place - other.place);

function entryIn(slug: PlayableSlug): CatalogueEntry {
  const entry = found[`../../games/${slug}/catalogue.ts`];
  if (!entry) throw new RangeError(`app/games/${slug} has no catalogue.ts.`);
  return entry;
}

const publisherNames = {
  "kickabout-studio": "Kickabout Studio",
  "chalkline-games": "Chalkline Games",
  "near-post": "Near Post",
  "extra-time-club": "Extra Time Club",
} as const satisfies Record<CatalogueEntry["publisher"], string>;

/** Every title, in the built-in order. */
export const games: readonly Game[] = entries.map(
  ({ place: _, heroAlt, screenshotAlts, publisher, ...entry }) => ({
    ...entry,
    publisher: { name: publisherNames[publisher], logoUrl: logoUrl(publisher) },
    icon: picture(entry.slug, "icon", ""),
    hero: picture(entry.slug, "hero", heroAlt),
    screenshots: screenshotAlts.map((alt, index) =>
      picture(entry.slug, `screenshot-${index + 1}`, alt),
    ),
  }),
);

/** The slugs of all titles, in the built-in order. */
export const gameSlugs: readonly string[] = entries.map(({ slug }) => slug);

/** The title of the game with a slug; null if there is none. */
export function titleOf(slug: string): string | null {
  return entries.find((entry) => entry.slug === slug)?.title ?? null;
}

/** A title's name and painted icon, for a line in a list. */
export function titleName<Slug extends string>(slug: Slug) {
  return { slug, title: titleOf(slug) ?? slug, icon: artUrl(slug, "icon") };
}

/** The catalogue as a sample source, which may fail. */
export const catalogue = sampleSource("games", () => [...games]);

function picture(slug: string, name: string, alt: string): Picture {
  return { url: artUrl(slug, name), alt };
}
