import { describe, expect, it } from "vitest";
import type { Result } from "~/play/rules/results";
import { type RecapTitle, recapOf } from "./recap.server";
import { recapEmail } from "./recap-email.server";

const week = { from: "2026-11-20", to: "2026-11-26" };
const streak = { current: 4, best: 9, state: "running" } as const;

const result = (date: string, score: number, more: Partial<Result> = {}): Result => ({
  date,
  edition: 1,
  isWin: score >= 3,
  score,
  outOf: 5,
  points: score * 200,
  elapsed: 9000,
  isLate: false,
  ...more,
});

const title = (name: string, results: Result[], more: Partial<RecapTitle> = {}): RecapTitle => ({
  name,
  results,
  isWeekly: false,
  scoreText: ({ score, outOf }) => `${score}/${outOf}`,
  ...more,
});

const quiz = title("Full-Time Quiz", [
  result("2026-11-19", 5),
  result("2026-11-20", 2),
  result("2026-11-26", 4),
  result("2026-11-27", 5),
]);
const careers = title("Career Path", [], { isWeekly: true });
const crossbar = title("Crossbar", []);
const leagues = ["School run: Zola is the champion of week 47. You came 2nd."];
const player = { name: "Thandi", streak, titles: [quiz, careers, crossbar], leagues };

describe("recapOf", () => {
  it("counts the week, and neither the day before nor the day after", () => {
    expect(recapOf(player, week)).toEqual({
      ...week,
      name: "Thandi",
      games: 2,
      lines: [{ name: "Full-Time Quiz", played: 2, won: 1, best: "4/5" }],
      best: { name: "Full-Time Quiz", score: "4/5", date: "2026-11-26", isPerfect: false },
      streak,
      newToday: ["Career Path"],
      untried: "Crossbar",
      leagues,
    });
  });

  it("is nothing for who did not play that week", () => {
    expect(recapOf({ ...player, titles: [careers] }, week)).toBe(null);
  });

  it("counts an edition that was voided as played, and as nothing else", () => {
    const voided = result("2026-11-21", 0, { outOf: 0, isWin: true });
    expect(recapOf({ ...player, titles: [title("Crossbar", [voided])] }, week)).toMatchObject({
      lines: [{ played: 1, won: 0, best: "" }],
      best: null,
    });
  });
});

const links = { play: "https://play.example/", stop: "https://play.example/recaps/token" };
const emailOf = (change = {}) => {
  const recap = recapOf({ ...player, ...change }, week);
  if (!recap) throw new Error("There is a recap.");
  return recapEmail(recap, links);
};

describe("the email of a recap", () => {
  it("says the week in five lines, and how to stop it", () => {
    expect(emailOf().subject).toBe("Your week: 2 games, a streak of 4");
    expect(emailOf().text).toMatchInlineSnapshot(`
      "Hello Thandi,

      Your week from Fri 20 Nov to Thu 26 Nov: 2 games.

      - Full-Time Quiz: 2 played, 1 won, best 4/5

      Best of the week: 4/5 in Full-Time Quiz, on Thu 26 Nov.
      Your streak: 4 days. Your best: 9.

      School run: Zola is the champion of week 47. You came 2nd.

      Next week: new editions every midnight. New today for the whole week: Career Path. Not played this week: Crossbar.

      Play: https://play.example/

      -- 
      Kickabout sends this on Fridays to those who turned 'Email recaps' on. Stop them: https://play.example/recaps/token"
    `);
  });

  it("says the same as HTML, in which a name is no markup", () => {
    const { html = "" } = emailOf({ name: '<img src="//evil.example">' });
    expect(html).toContain("&lt;img src=&quot;//evil.example&quot;&gt;");
    expect(html).not.toContain("<img");
    expect(html).toContain("2 played, 1 won, best 4/5");
    expect(html).toContain('<a href="https://play.example/recaps/token">Stop them</a>');
  });

  it.each([
    ["paused", { current: 4, best: 9, state: "paused" }, "Play today and it goes on."],
    ["over", { current: 0, best: 9, state: "none" }, "One game starts a new one."],
  ])("knows of a streak that is %s", (_, change, words) => {
    expect(emailOf({ streak: change }).text).toContain(words);
  });
});
