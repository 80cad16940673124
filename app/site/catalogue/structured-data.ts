import { paths } from "~/paths";
import { canonicalUrl, product } from "~/platform/config/product";
import type { GamePageView } from "./game-views";

/**
 * A game as schema.org's VideoGame, for search engines. Without ratings and prices, because the catalogue's are
 * samples.
 */
export function videoGame(game: GamePageView) {
  return {
    "@context": "https://schema.org",
    "@type": "VideoGame",
    name: game.title,
    description: game.shortDescription,
    url: canonicalUrl(paths.game(game.slug)),
    image: canonicalUrl(paths.shareImage(game.slug)),
    genre: game.categories,
    keywords: game.tags.join(", "),
    contentRating: game.contentRating,
    datePublished: game.publishedAt,
    publisher: { "@type": "Organization", name: game.publisher.name },
    isPartOf: { "@type": "WebSite", name: product.name, url: canonicalUrl(paths.home) },
    applicationCategory: "Game",
    gamePlatform: "Web browser",
    operatingSystem: "Any",
    inLanguage: "en",
  };
}
