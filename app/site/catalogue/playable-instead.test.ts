import { describe, expect, it } from "vitest";
import { catalogueOn } from "./catalogue.server";
import { playableInstead } from "./playable-instead";

const catalogue = catalogueOn("2026-11-21");
const games = catalogue.filter(({ slug }) => slug === "golden-word" || slug === "full-time-quiz");

describe("what to play in the place of a title that is still to come", () => {
  it.each([
    ["Puzzle", "Golden Word", "/play/golden-word"],
    ["Trivia", "Full-Time Quiz", "/play/full-time-quiz"],
  ] as const)("is of its own category: %s", (category, title, href) => {
    expect(playableInstead({ categories: [category] }, games)).toEqual({ title, href });
  });

  it("is the first there is where its categories have none, and nothing where there is none", () => {
    const [quiz] = games.filter(({ slug }) => slug === "full-time-quiz");
    expect(playableInstead({ categories: ["Arcade"] }, games)?.title).toBe(quiz?.title);
    const toCome = games.map((game) => ({ ...game, slug: `${game.slug}-two` }));
    expect(playableInstead({ categories: ["Puzzle"] }, toCome)).toBeNull();
  });
});
