import { describe, expect, it } from "vitest";
import { recentForm } from "./recent-form.server";
import { headlineOf, type PlayedStats, statsOf } from "./stats-of";

const TODAY = "2026-11-21";
const running = { current: 2, best: 4, state: "running" } as const;

const played = (change: Partial<PlayedStats> = {}): PlayedStats => ({
  plays: 3,
  best: { value: "1000", helper: "Out of 1000" },
  streak: running,
  hasPlayedToday: false,
  trebles: 7,
  ...change,
});

const values = (stats: PlayedStats) =>
  Object.fromEntries(statsOf(stats).map(({ id, value }) => [id, value]));
const streakHelper = (stats: PlayedStats) => statsOf(stats)[0]?.helper;

describe("a player's tiles", () => {
  it("have the streak, the best one, the plays, the best score and the trebles", () => {
    expect(values(played())).toEqual({
      streak: "2 days",
      best: "4",
      plays: "3",
      score: "1000",
      trebles: "7",
    });
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
  ] as const)("say of a streak that is %s, today played: %s", (state, hasPlayedToday, text) => {
    const streak = { current: 2, best: 4, state };
    expect(streakHelper(played({ streak, hasPlayedToday }))).toBe(text);
  });
});

describe("the headline", () => {
  it.each([
    [["5/5"], 1, "Your first day: 5/5"],
    [["5/5", "3/6"], 1, "Your first day: 2 games in"],
    [["5/5", "3/6", "7/10"], 9, "Today: 3 games in"],
    [[], 9, "Day 3 is waiting"],
  ])("says of %j after %i days: %s", (scores, playedDays, text) => {
    expect(headlineOf({ scores, playedDays, streak: running })).toBe(text);
  });

  it("starts anew once a run is over", () => {
    const streak = { current: 0, best: 4, state: "none" } as const;
    expect(headlineOf({ scores: [], playedDays: 4, streak })).toBe(
      "A new run starts with one game",
    );
  });
});

describe("recent form", () => {
  const quiz = (score: string, isPerfect = false) => ({ title: "Quiz", score, isPerfect });
  const word = { title: "Word", score: "3/6", isPerfect: false };

  it("has seven days, today the last", () => {
    const days = new Map([
      ["2026-11-20", [quiz("5/5", true)]],
      ["2026-11-18", [quiz("2/5")]],
      ["2026-11-01", [quiz("2/5")]],
    ]);
    const form = recentForm(days, TODAY);
    expect(form.map(({ result }) => result).join(" ")).toBe(
      "missed missed missed played missed perfect open",
    );
    expect(form.at(0)).toMatchObject({ date: "2026-11-15", label: "Sun 15 Nov", plays: [] });
    expect(form.at(-2)).toMatchObject({ label: "Fri 20 Nov", plays: [{ score: "5/5" }] });
  });

  it("shows today as it was played, by every title", () => {
    const today = recentForm(new Map([[TODAY, [quiz("3/5"), word]]]), TODAY).at(-1);
    expect(today?.result).toBe("played");
    expect(today?.plays.map(({ score }) => score)).toEqual(["3/5", "3/6"]);
  });

  it("makes a day perfect by one perfect result", () => {
    const days = new Map([[TODAY, [quiz("5/5", true), word]]]);
    expect(recentForm(days, TODAY).at(-1)?.result).toBe("perfect");
  });
});
