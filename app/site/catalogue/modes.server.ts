import { paths } from "~/paths";
import { dateAt } from "~/platform/clock/calendar-date.server";
import { product } from "~/platform/config/product";
import { sampleSource } from "~/platform/sources/sample-source.server";
import { catalogueOn } from "./catalogue.server";
import type { Mode } from "./mode";

/** The URLs of playable titles. */
const playedAt: Record<string, string> = { "full-time-quiz": paths.quiz };

/** The modes (spec, section 7: play modes): every title of the catalogue, in its built-in order. */
export const playModes = sampleSource("modes", (now): Mode[] =>
  catalogueOn(dateAt(now, product.timeZone)).map((game) => {
    const href = playedAt[game.slug];
    return {
      id: game.slug,
      title: game.title,
      description: game.shortDescription,
      icon: game.icon.url,
      hero: game.hero.url,
      ...(href && { href }),
    };
  }),
);
