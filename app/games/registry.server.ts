import type { ServerGame } from "~/play/rules/server-game.server";
import { type PlayableSlug, playable } from "~/playable";

const found = import.meta.glob<ServerGame>("./*/title.server.ts", {
  eager: true,
  import: "serverGame",
});

/** The game of each title, from its folder. */
export const serverGames = Object.fromEntries(
  playable.map((slug) => [slug, gameIn(slug)]),
) as Record<PlayableSlug, ServerGame>;

function gameIn(slug: PlayableSlug): ServerGame {
  const game = found[`./${slug}/title.server.ts`];
  if (!game) throw new RangeError(`app/games/${slug} has no title.server.ts.`);
  return game;
}

/** What is reported by the id of a record, of whichever title; null for an unknown one. */
export function reportedRecord(id: string) {
  for (const { rules, reported } of Object.values(serverGames)) {
    const found = reported(id);
    if (found) return { slug: rules.slug, ...found };
  }
  return null;
}

/** The game at a slug; null where none can be played. */
export function gameAt(slug: string): ServerGame | null {
  return Object.hasOwn(serverGames, slug) ? serverGames[slug as PlayableSlug] : null;
}
