import { describe, expect, it } from "vitest";
import { daysBefore } from "~/platform/clock/calendar-date.server";
import { playable } from "~/playable";
import { gameSlugs, games } from "./catalogue.server";
import { categories } from "./game";
import { cardView, isNew, pageView } from "./game-views.server";
import { paragraphsOf } from "./labels";

const today = "2026-11-21";
const distinct = (values: readonly string[]) => new Set(values).size;

describe("the catalogue", () => {
  it("has every title that can be played, of four publishers in three categories", () => {
    expect([...gameSlugs].sort()).toEqual([...playable].sort());
    expect(distinct(games.map(({ publisher }) => publisher.name))).toBe(4);
    expect(new Set(games.flatMap((game) => game.categories))).toEqual(new Set(categories));
  });

  it("has three premium titles, and the quiz is none of them", () => {
    const premium = games.filter(({ monetization }) => monetization === "premium");
    expect(premium.map(({ priceCents }) => priceCents).sort()).toEqual([3999, 4999, 5999]);
    expect(premium.map(({ slug }) => slug)).not.toContain("full-time-quiz");
  });

  it("has new titles, which do not stay new", () => {
    const newOn = (day: string) => games.filter(({ publishedAt }) => isNew(publishedAt, day));
    expect(newOn(today)).toHaveLength(2);
    expect(newOn("2027-03-01")).toEqual([]);
  });

  it.each(games)("tells the whole story of $title", (game) => {
    expect(game.rating).toBeGreaterThanOrEqual(3.9);
    expect(game.rating).toBeLessThanOrEqual(4.9);
    expect(paragraphsOf(game.longDescription).length).toBeGreaterThanOrEqual(2);
    expect(game.publishedAt).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(game.priceCents === undefined).toBe(game.monetization !== "premium");
    for (const text of [game.subtitle, game.shortDescription, game.installsLabel]) {
      expect(text).not.toBe("");
    }
    const pictures = [game.icon, game.hero, ...game.screenshots];
    expect(distinct(pictures.map(({ url }) => url))).toBe(4);
    for (const { alt } of game.screenshots) expect(alt).not.toBe("");
  });
});

describe("isNew", () => {
  it.each([
    [0, true],
    [30, true],
    [31, false],
    [-1, false],
  ])("of a title of %i days ago is %j", (days, answer) => {
    expect(isNew(daysBefore(today, days), today)).toBe(answer);
  });
});

describe("views", () => {
  const crossbar = games.find(({ slug }) => slug === "crossbar");
  if (!crossbar) throw new Error("Crossbar is not in the catalogue.");

  it("give a card its words", () => {
    expect(cardView(crossbar, today)).toMatchObject({
      title: "Crossbar",
      category: "Puzzle",
      rating: "4.3",
      price: "R 39.99",
      isNew: false,
    });
  });

  it("give a page its words, and say what is not known", () => {
    const { monetization: _, contentRating: __, ...unrated } = crossbar;
    const game = { ...unrated, ratingsCount: 1840, publishedAt: "2026-11-20" };
    const view = pageView(game, today);
    expect(view).toMatchObject({
      monetization: "Not specified",
      contentRating: "Not rated",
      ratingsCount: "1.8k",
      published: "20 November 2026",
      isNew: true,
    });
  });
});
