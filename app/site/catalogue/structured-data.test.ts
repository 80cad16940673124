import { expect, it } from "vitest";
import { games } from "./catalogue.server";
import { pageView } from "./game-views.server";
import { videoGame } from "./structured-data";

it.each(games)("tells search engines of $title, but no sample figures", (game) => {
  const data = videoGame(pageView(game, "2026-11-21"));
  expect(data).toMatchObject({
    "@context": "https://schema.org",
    "@type": "VideoGame",
    name: game.title,
    url: `https://play.kickabout.example/games/${game.slug}`,
    image: `https://play.kickabout.example/share/${game.slug}.png`,
    datePublished: game.publishedAt,
  });
  expect(JSON.stringify(data)).not.toMatch(/aggregateRating|ratingValue|offers|price|review/i);
});
