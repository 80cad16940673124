import { sampleSource } from "~/platform/sources/sample-source.server";
import { type PlayableSlug, playable } from "~/playable";
import { artUrl, logoUrl } from "./art.server";
import type { CatalogueEntry } from "./catalogue-entry";
import type { Game, Media } from "./game";

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
    id: entry.slug,
    publisher: {
      id: publisher,
      name: publisherNames[publisher],
      slug: publisher,
      logoUrl: logoUrl(publisher),
    },
    icon: media(entry.slug, "icon", "icon", ""),
    hero: media(entry.slug, "hero", "hero", heroAlt),
    screenshots: screenshotAlts.map((alt, index) =>
      media(entry.slug, "screenshot", `screenshot-${index + 1}`, alt),
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

function media(slug: string, kind: Media["kind"], name: string, alt: string): Media {
  return { id: `${slug}-${name}`, kind, url: artUrl(slug, name), alt };
}
