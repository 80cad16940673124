import { type CalendarDate, dateAt, daysBefore } from "~/platform/clock/calendar-date.server";
import { product } from "~/platform/config/product";
import { sampleSource } from "~/platform/sources/sample-source.server";
import { artUrl, logoUrl } from "./art.server";
import type { Game, Media } from "./game";
import { arcade } from "./titles/arcade";
import type { GameDraft } from "./titles/game-draft";
import { puzzle } from "./titles/puzzle";
import { trivia } from "./titles/trivia";

/** The built-in order, which is 'popular'. */
const drafts: readonly GameDraft[] = [
  trivia.fullTimeQuiz,
  puzzle.linkUpPlay,
  arcade.spotKick,
  trivia.dailyQuiz,
  puzzle.goldenWord,
  trivia.careerPath,
  puzzle.kitDetective,
  trivia.higherLine,
  arcade.keepyUppy,
  puzzle.crossbar,
  arcade.wallPass,
];

const publisherNames = {
  "kickabout-studio": "Kickabout Studio",
  "chalkline-games": "Chalkline Games",
  "near-post": "Near Post",
  "extra-time-club": "Extra Time Club",
} as const satisfies Record<GameDraft["publisher"], string>;

/** The catalogue on a date. */
export function catalogueOn(today: CalendarDate): Game[] {
  return drafts.map(({ heroAlt, screenshotAlts, publisher, published, ...draft }) => ({
    ...draft,
    id: draft.slug,
    publisher: {
      id: publisher,
      name: publisherNames[publisher],
      slug: publisher,
      logoUrl: logoUrl(publisher),
    },
    icon: media(draft.slug, "icon", "icon", ""),
    hero: media(draft.slug, "hero", "hero", heroAlt),
    screenshots: screenshotAlts.map((alt, index) =>
      media(draft.slug, "screenshot", `screenshot-${index + 1}`, alt),
    ),
    publishedAt: typeof published === "string" ? published : daysBefore(today, published.daysAgo),
  }));
}

/** The slugs of all titles, in the built-in order. */
export const gameSlugs: readonly string[] = drafts.map(({ slug }) => slug);

/** The title of the game with a slug; null if there is none. */
export function titleOf(slug: string): string | null {
  return drafts.find((draft) => draft.slug === slug)?.title ?? null;
}

/** A title's name and painted icon, for a line in a list. */
export function titleName<Slug extends string>(slug: Slug) {
  return { slug, title: titleOf(slug) ?? slug, icon: artUrl(slug, "icon") };
}

/** The catalogue as a sample source, which may fail. */
export const catalogue = sampleSource("games", (now) => catalogueOn(dateAt(now, product.timeZone)));

function media(slug: string, kind: Media["kind"], name: string, alt: string): Media {
  return { id: `${slug}-${name}`, kind, url: artUrl(slug, name), alt };
}
