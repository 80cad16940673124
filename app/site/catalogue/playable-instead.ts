import { isPlayable, playPath } from "~/playable";
import type { Game } from "./game";

/** A title that can be played, as the page of one that can't offers it. */
export type PlayableInstead = { title: string; href: string };

/**
 * What to play in the place of a title that is still to come: one of its own categories, where there is one.
 *
 * @returns null where nothing can be played
 */
export function playableInstead(
  game: Pick<Game, "categories">,
  games: readonly Pick<Game, "slug" | "title" | "categories">[],
): PlayableInstead | null {
  const open = games.filter(({ slug }) => isPlayable(slug));
  const alike = open.find(({ categories }) =>
    categories.some((category) => game.categories.includes(category)),
  );
  const found = alike ?? open[0];
  return found ? { title: found.title, href: playPath(found.slug) } : null;
}
