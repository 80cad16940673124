import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { playable } from "~/playable";
import HouseAd from "./house-ad";

it.each(["rail-left", "rail-right", "banner", "rectangle"] as const)(
  "the advertisement at %s leads straight to a game that can be played",
  (place) => {
    const href = /href="([^"]+)"/.exec(renderToStaticMarkup(<HouseAd place={place} />))?.[1];
    expect(playable.map((slug) => `/play/${slug}`)).toContain(href);
  },
);
