import { describe, expect, it } from "vitest";
import { setVariables } from "../../../tests/fixtures/rules-environment";
import { dayToken, readDayToken, type SharedDay } from "./day-token.server";
import { shareToken } from "./share-token.server";

setVariables();

const day: SharedDay = {
  date: "2026-11-23",
  results: [
    { slug: "full-time-quiz", edition: 17, isWin: true, score: 3, outOf: 5 },
    { slug: "golden-word", edition: 2, isWin: false, score: 0, outOf: 6 },
    { slug: "spot-kick", edition: 2, isWin: true, score: 1234, outOf: 99999 },
  ],
};
const token = dayToken(day) ?? "";

describe("a shared day's token", () => {
  it("is read as it was written, is safe in a URL and ends in a letter", () => {
    expect(readDayToken(token)).toEqual(day);
    expect(token).toMatch(/^[\w-]+[a-z]$/);
  });

  it("is null without three results", () => {
    expect(dayToken({ ...day, results: day.results.slice(1) })).toBeNull();
  });

  it.each([
    ["a better score", token.replace("-3-5-w", "-5-5-w")],
    ["another date", token.replace("-1-", "-1-1")],
    ["a cut end", token.slice(0, -2)],
    ["no signature", token.slice(23)],
    ["nothing", ""],
    [
      "a title's own token",
      shareToken("golden-word", {
        edition: 1,
        date: "2026-11-23",
        isWin: true,
        score: 1,
        outOf: 6,
        elapsed: 0,
        squares: "🟩",
      }) ?? "",
    ],
  ])("is not read with %s", (_, forged) => {
    expect(forged).not.toBe(token);
    expect(readDayToken(forged)).toBeNull();
  });
});
