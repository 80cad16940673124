import { describe, expect, it } from "vitest";
import { recentForm } from "./recent-form.server";
import { type PlayedStats, statsOf } from "./stats-of";

const TODAY = "2026-11-21";
const day = (date: string, correct: number, elapsed = 120_000) => ({
  date,
  correct,
  total: 5,
  elapsed,
});

const played = (change: Partial<PlayedStats> = {}): PlayedStats => ({
  plays: 3,
  days: [day("2026-11-19", 3), day("2026-11-20", 5, 10_000)],
  streak: { current: 2, best: 4, state: "running" },
  today: TODAY,
  ...change,
});

const values = (stats: PlayedStats) =>
  Object.fromEntries(statsOf(stats).map(({ id, value }) => [id, value]));
const streakHelper = (stats: PlayedStats) => statsOf(stats)[0]?.helper;

describe("a player's tiles", () => {
  it("are none before the first quiz", () => {
    const streak = { current: 0, best: 0, state: "none" } as const;
    expect(statsOf(played({ plays: 0, days: [], streak }))).toEqual([]);
  });

  it("have the streak, the best one, the plays and the best score", () => {
    expect(values(played())).toEqual({ streak: "2 days", best: "4", plays: "3", score: "1000" });
  });

  it("say one day, and no days", () => {
    const streak = { current: 1, best: 1, state: "running" } as const;
    expect(values(played({ streak })).streak).toBe("1 day");
    expect(values(played({ streak: { ...streak, current: 0, state: "none" } })).streak).toBe(
      "0 days",
    );
  });

  it.each([
    ["running", false, "Play today to keep it going"],
    ["paused", false, "Paused. Play today to save it"],
    ["none", false, "Play today to start one"],
    ["running", true, "Today is in. See you tomorrow"],
  ] as const)("say of a streak that is %s, today played: %s", (state, hasToday, text) => {
    const streak = { current: 2, best: 4, state };
    const days = hasToday ? [day(TODAY, 4)] : [day("2026-11-20", 4)];
    expect(streakHelper(played({ streak, days }))).toBe(text);
  });
});

describe("recent form", () => {
  it("has seven days, today the last", () => {
    const form = recentForm([day("2026-11-20", 5), day("2026-11-18", 2)], TODAY);
    expect(form.map(({ result }) => result).join(" ")).toBe(
      "missed missed missed played missed perfect open",
    );
    expect(form.at(0)).toMatchObject({ date: "2026-11-15", label: "Sun 15 Nov", score: null });
    expect(form.at(-2)).toMatchObject({ label: "Fri 20 Nov", score: { correct: 5, total: 5 } });
  });

  it("shows today as it was played", () => {
    expect(recentForm([day(TODAY, 3)], TODAY).at(-1)?.result).toBe("played");
  });
});
