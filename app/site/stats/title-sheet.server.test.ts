import { describe, expect, it } from "vitest";
import { serverGames } from "~/games/registry.server";
import { titleSheet } from "./title-sheet.server";

const game = serverGames["daily-quiz"];

function bestWith(scores: readonly number[]) {
  const results = scores.map((score, index) => ({
    date: `2026-11-${22 + index}`,
    edition: index + 1,
    isWin: score >= 6,
    score,
    outOf: 10,
    points: 0,
    elapsed: 1,
    isLate: false,
  }));
  const record = { results };
  const played = { slug: "daily-quiz", title: "Daily Quiz", icon: "", game, record };
  const sheet = titleSheet(played, "2026-11-30", 1);
  return sheet?.stats.find(({ id }) => id === "best");
}

describe("the best result of a title", () => {
  it.each([
    [[10, 8], "10/10", "One gold day"],
    [[10, 10, 3], "10/10", "2 gold days"],
    [[8, 6], "8/10", "Reached once"],
    [[8, 8], "8/10", "Reached 2 times"],
  ])("of %j is %s: %s", (scores, value, helper) => {
    expect(bestWith(scores)).toMatchObject({ value, helper });
  });
});
