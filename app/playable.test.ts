import { describe, expect, it } from "vitest";
import { gameAt } from "~/games/registry.server";
import { gameSlugs } from "~/site/catalogue/catalogue.server";
import { isPlayable, playable, playPath, sealedTitles } from "./playable";

describe("the titles that can be played", () => {
  it("are each there once, and in the catalogue", () => {
    expect(playable).toEqual([...new Set(playable)]);
    for (const slug of playable) expect(playable).toContain(slug);
    for (const slug of playable) expect(gameSlugs).toContain(slug);
  });

  it.each(playable)("%s is kept for offline exactly if its answers are sealed", (slug) => {
    expect(sealedTitles.includes(slug)).toBe(gameAt(slug)?.answers === "sealed");
  });

  it.each(["a-title-to-come", "__proto__", "", "GOLDEN-WORD"])("%j is none of them", (slug) => {
    expect(isPlayable(slug)).toBe(false);
  });
});

it.each([
  ["golden-word", "/play/golden-word"],
  ["full-time-quiz", "/play/full-time-quiz"],
  ["a-title-to-come", "/play?game=a-title-to-come"],
])("'Play' of %s leads to %s", (slug, path) => {
  expect(playPath(slug)).toBe(path);
});
