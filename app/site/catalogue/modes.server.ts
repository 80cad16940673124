import { dateAt } from "~/platform/clock/calendar-date.server";
import { product } from "~/platform/config/product";
import { sampleSource } from "~/platform/sources/sample-source.server";
import { isPlayable, playPath } from "~/playable";
import { catalogueOn } from "./catalogue.server";
import type { Game } from "./game";
import type { Mode } from "./mode";
import { playableInstead } from "./playable-instead";

/** The ways to play (spec, section 7: play modes): every title of the catalogue, those that can be played first. */
export const playModes = sampleSource("modes", (now): Mode[] => {
  const games = catalogueOn(dateAt(now, product.timeZone));
  const toCome = games.filter(({ slug }) => !isPlayable(slug));
  const open = games.filter((game) => !toCome.includes(game));
  return [
    ...open.map((game) => ({ ...modeOf(game), href: playPath(game.slug) })),
    ...toCome.map((game) => ({ ...modeOf(game), instead: playableInstead(game, games) })),
  ];
});

const modeOf = ({ slug, title, shortDescription, icon, hero }: Game) => ({
  id: slug,
  title,
  description: shortDescription,
  icon: icon.url,
  hero: hero.url,
});
