import { describe, expect, it } from "vitest";
import { daysBefore } from "~/platform/clock/calendar-date.server";
import { periodOf } from "~/play/editions/schedule.server";
import { type Result, totalsOf } from "~/play/rules/results";
import { streakOf } from "~/play/rules/streak-rules.server";
import { bandBars, fractionText, scoreBars } from "~/play/rules/title-statistics";
import { ownSheet } from "./own-sheet.server";
import type { PlayedTitle } from "./played-title.server";
import { titleSheet } from "./title-sheet.server";

const TODAY = "2026-11-21";

/** A result of a date: `score` of five, a win from three on. */
const result = (date: string, score: number, change: Partial<Result> = {}): Result => ({
  date,
  edition: 1,
  isWin: score >= 3,
  score,
  outOf: 5,
  points: score * 200,
  elapsed: 10_000,
  isLate: false,
  ...change,
});

const titled = (slug: string, results: Result[], period: "day" | "week" = "day"): PlayedTitle => ({
  slug,
  title: slug.toUpperCase(),
  icon: `/${slug}.svg`,
  game: {
    schedule: { firstDate: "2026-11-13", period, editions: [1, 2] },
    statistics: {
      scoreText: fractionText,
      distribution: { heading: "Scores", bars: scoreBars(5) },
    },
  },
  record: { results },
});

const sheetOf = (
  titles: PlayedTitle[],
  dates: Record<string, string[]>,
  next: PlayedTitle | null = null,
) =>
  ownSheet(
    {
      today: TODAY,
      dates: new Map(Object.entries(dates)),
      streak: streakOf(Object.keys(dates), TODAY),
      finished: finishedIn(titles, dates),
    },
    titles.map((title) => ({
      ...title,
      totals: title.record.results.length > 0 ? totalsOf(title.record) : null,
    })),
    next,
    2,
  );

const finishedIn = (titles: PlayedTitle[], dates: Record<string, string[]>) =>
  titles.flatMap(({ slug, game, record }) =>
    record.results.flatMap((result) =>
      Object.keys(dates)
        .filter((day) => dates[day]?.includes(slug) && periodOf(game.schedule, day) === result.date)
        .map((playedOn) => ({ slug, playedOn, result })),
    ),
  );

const tileOf = (sheet: ReturnType<typeof sheetOf>, id: string) =>
  sheet?.stats.find((stat) => stat.id === id);

describe("own stats", () => {
  it("are none before the first finished game", () => {
    expect(sheetOf([titled("a", [])], {})).toBeNull();
  });

  it("count all titles: plays, streak, strip by day, a card each", () => {
    const yesterday = daysBefore(TODAY, 1);
    const titles = [
      titled("a", [result(yesterday, 4), result(TODAY, 5)]),
      titled("b", [result(TODAY, 2)]),
      titled("c", []),
    ];
    const [, , c = null] = titles;
    const sheet = sheetOf(titles, { [yesterday]: ["a"], [TODAY]: ["a", "b"] }, c);
    expect(sheet?.headline).toBe("Today: 2 games in");
    expect(tileOf(sheet, "plays")?.value).toBe("3");
    expect(tileOf(sheet, "streak")?.value).toBe("2 days");
    expect(tileOf(sheet, "trebles")?.value).toBe("2");
    expect(tileOf(sheet, "score")).toMatchObject({ value: "1000", helper: "A, out of 1000" });
    expect(sheet?.form.at(-1)).toMatchObject({
      result: "perfect",
      plays: [
        { title: "A", score: "5/5" },
        { title: "B", score: "2/5" },
      ],
    });
    expect(sheet?.form.at(-2)).toMatchObject({ result: "played", plays: [{ score: "4/5" }] });
    expect(sheet?.titles.map(({ slug, numbers }) => [slug, numbers])).toEqual([
      ["a", { plays: 2, best: "5/5", winRun: 2 }],
      ["b", { plays: 1, best: "2/5", winRun: 0 }],
      ["c", null],
    ]);
    expect(sheet?.next).toEqual({ to: "/play/c", label: "Next up: C" });
  });

  it.each([
    ["won, 5 of 5", "5 of 5"],
    ["25 touches", "25"],
    ["X/6", "X/6"],
    ["Solved", "Solved"],
  ])("have on a card of %s the figure", (score, best) => {
    const title = titled("a", [result(TODAY, 4)]);
    title.game.statistics.scoreText = () => score;
    expect(sheetOf([title], { [TODAY]: ["a"] })?.titles[0]?.numbers?.best).toBe(best);
  });

  it("say what the first day came to, and nothing of what comes next once all is done", () => {
    const titles = [titled("a", [result(TODAY, 4)])];
    const sheet = sheetOf(titles, { [TODAY]: ["a"] });
    expect(sheet?.headline).toBe("Your first day: 4/5");
    expect(sheet?.next).toBeNull();
  });

  it("show a weekly title on the day on which it was finished", () => {
    const friday = "2026-11-20";
    const sheet = sheetOf([titled("a", [result(friday, 4)], "week")], { [TODAY]: ["a"] });
    expect(sheet?.form.map((day) => day.result).slice(-2)).toEqual(["missed", "played"]);
  });

  it("ask for today's first while nothing is finished today", () => {
    const titles = [titled("full-time-quiz", [result(daysBefore(TODAY, 1), 4)])];
    const [quiz = null] = titles;
    const sheet = sheetOf(titles, { [daysBefore(TODAY, 1)]: ["full-time-quiz"] }, quiz);
    expect(sheet?.headline).toBe("Day 2 is waiting");
    expect(sheet?.next).toEqual({ to: "/play/full-time-quiz", label: "Play today's quiz" });
  });
});

const titleSheetOf = (played: PlayedTitle, today: string) => titleSheet(played, today, 1);

describe("a title's stats", () => {
  const played = titled("a", [
    result("2026-11-18", 5),
    result("2026-11-19", 1),
    result("2026-11-20", 5, { elapsed: null }),
    result(TODAY, 3),
  ]);

  it("are none before its first finished game", () => {
    expect(titleSheetOf(titled("a", []), TODAY)).toBeNull();
  });

  it("have the plays, the share of wins, the runs and the best", () => {
    expect(titleSheetOf(played, TODAY)?.stats).toMatchObject([
      { label: "Played", value: "4" },
      { label: "Won", value: "75%", helper: "3 of 4" },
      { label: "Wins in a row", value: "2", helper: "Longest: 2" },
      { label: "Best", value: "5/5", helper: "2 gold days" },
    ]);
  });

  it("have a bar for every score, and mark the latest", () => {
    const bars = titleSheetOf(played, TODAY)?.distribution.bars;
    expect(bars?.map(({ label, count }) => [label, count])).toEqual([
      ["5", 2],
      ["4", 0],
      ["3", 1],
      ["2", 0],
      ["1", 1],
      ["0", 0],
    ]);
    expect(bars?.map(({ percent }) => percent)).toEqual([100, 0, 50, 0, 50, 0]);
    expect(bars?.find(({ isLatest }) => isLatest)?.label).toBe("3");
  });

  it("has bars of many scores each, where a title has them", () => {
    const many = titled("a", [result("2026-11-18", 9), result("2026-11-19", 12), result(TODAY, 5)]);
    const game = {
      ...many.game,
      statistics: {
        ...many.game.statistics,
        distribution: { heading: "", bars: bandBars(19, 10) },
      },
    };
    expect(titleSheetOf({ ...many, game }, TODAY)?.distribution.bars).toEqual([
      { label: "10–19", count: 1, percent: 50, isLatest: false },
      { label: "0–9", count: 2, percent: 100, isLatest: true },
    ]);
  });

  it("list the results, latest first, linked where the board is kept", () => {
    const recent = titleSheetOf(played, TODAY)?.recent;
    expect(recent?.map(({ href }) => href)).toEqual([
      "/play/a",
      null,
      "/play/a?date=2026-11-19",
      "/play/a?date=2026-11-18",
    ]);
    const words = recent?.map(({ result: word }) => word);
    expect(words).toEqual(["won", "perfect", "lost", "perfect"]);
  });

  it("are open until today's edition is finished", () => {
    expect(titleSheetOf(played, TODAY)?.isOpen).toBe(false);
    expect(titleSheetOf(played, "2026-11-22")?.isOpen).toBe(true);
  });
});
