import { optionsPath } from "~/games/options-path.server";
import { daysBetween, fullDate } from "~/platform/clock/calendar-date.server";
import type { Game } from "./game";
import type { GameCardView, GamePageView } from "./game-views";
import { countLabel, monetizationLabel, paragraphsOf, priceLabel, ratingLabel } from "./labels";

const NEW_FOR_DAYS = 30;

/**
 * Whether a game is 'New': published within 30 days.
 *
 * @param publishedAt and @param today calendar dates; a game published in the future is not new yet
 */
export function isNew(publishedAt: string, today: string): boolean {
  const age = daysBetween(publishedAt, today);
  return age >= 0 && age <= NEW_FOR_DAYS;
}

/** A game for its card in the list. */
export function cardView(game: Game, today: string): GameCardView {
  const { slug, title, subtitle, categories, rating, priceCents } = game;
  return {
    slug,
    title,
    subtitle,
    category: categories.join(" · "),
    rating: ratingLabel(rating),
    price: priceCents === undefined ? monetizationLabel(game) : priceLabel(priceCents),
    isOnTheHouse: game.monetization === "premium",
    isNew: isNew(game.publishedAt, today),
    icon: game.icon.url,
    hero: game.hero.url,
  };
}

/** A game for its own page. */
export function pageView(game: Game, today: string): GamePageView {
  const { publisher, hero, screenshots, publishedAt } = game;
  return {
    slug: game.slug,
    title: game.title,
    subtitle: game.subtitle,
    isNew: isNew(publishedAt, today),
    optionsPath: optionsPath(game.slug),
    publisher,
    rating: ratingLabel(game.rating),
    ratingsCount: countLabel(game.ratingsCount),
    installsLabel: game.installsLabel,
    hasLeaderboards: game.hasLeaderboards,
    icon: game.icon.url,
    hero,
    monetization: monetizationLabel(game),
    isOnTheHouse: game.monetization === "premium",
    contentRating: game.contentRating ?? "Not rated",
    categories: game.categories,
    publishedAt,
    published: fullDate(publishedAt),
    shortDescription: game.shortDescription,
    paragraphs: paragraphsOf(game.longDescription),
    screenshots,
    tags: game.tags,
  };
}
