import { expect, it } from "vitest";
import { teaserOf } from "~/play/teaser.server";
import { playable } from "~/playable";
import { serverGames } from "./registry.server";

const TODAY = "2026-11-24";

it.each([
  ["golden-word", "five letters"],
  ["spot-kick", "Hugo Trellis is in goal"],
  ["wall-pass", "Best possible: 51"],
  ["daily-quiz", "Laws of the game"],
] as const)("%s tells today what its start says tomorrow: %s", (slug, teaser) => {
  expect(teaserOf(serverGames[slug], TODAY)).toEqual({ teaser });
});

it("fits beside a clock", () => {
  for (const slug of playable) {
    for (const number of serverGames[slug].schedule.editions) {
      const { puzzle } = serverGames[slug].edition(number) ?? {};
      const { length } = serverGames[slug].teaser?.(puzzle as never) ?? "";
      expect(length, `${slug} ${number}`).toBeLessThan(40);
    }
  }
});

it("is of daily titles alone", () => {
  const weekly = playable.filter((slug) => serverGames[slug].schedule.period === "week");
  expect(weekly.filter((slug) => serverGames[slug].teaser)).toEqual([]);
});
