import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { daysBefore } from "~/platform/clock/calendar-date.server";
import type { Result } from "~/play/rules/results";
import {
  editionKey,
  type Played,
  squareOf,
  type TitleEdition,
  type Trebles,
} from "./squares.server";

const TODAY = "2026-12-20";
const FIRST = "2026-11-21";

const result = (date: string, change: Partial<Result> = {}): Result => ({
  date,
  edition: 1,
  isWin: true,
  score: 4,
  outOf: 5,
  points: 0,
  elapsed: 1000,
  isLate: false,
  ...change,
});

const perfect = { score: 5 };

const editionsOf = (date: string): TitleEdition[] =>
  ["Quiz", "Word"].map((name) => ({
    slug: name.toLowerCase(),
    name,
    icon: "",
    date,
    number: 1,
    scoreText: ({ score, outOf }) => `${score}/${outOf}`,
  }));

/** A player with these results, each `[slug, date, change]`. */
function player(
  results: readonly [slug: string, date: string, change?: Partial<Result>][],
  change: Partial<Played & Trebles> = {},
): Played & Trebles {
  const dates = new Map<string, string[]>();
  for (const [slug, date] of results) dates.set(date, [...(dates.get(date) ?? []), slug]);
  return {
    first: FIRST,
    today: TODAY,
    dates,
    results: new Map(
      results.map(([slug, date, more]) => [editionKey({ slug, date }), result(date, more)]),
    ),
    trebles: new Set(),
    ...change,
  };
}

const square = (played: Played & Trebles, date: string) => squareOf(played, editionsOf(date), date);

describe("a day's square", () => {
  it("says that its treble is done", () => {
    const played = player([["quiz", "2026-12-15"]], { trebles: new Set(["2026-12-15"]) });
    expect(square(played, "2026-12-15")).toMatchObject({
      isTreble: true,
      label: "Tuesday 15 December: Quiz 4 of 5; Word not played; treble",
    });
    expect(square(played, "2026-12-14").isTreble).toBe(false);
  });

  it.each<[string, Played & Trebles, string, string, string]>([
    [
      "played in part",
      player([["quiz", "2026-12-15"]]),
      "2026-12-15",
      "played",
      "Tuesday 15 December: Quiz 4 of 5; Word not played",
    ],
    [
      "played in full, one title perfect",
      player([
        ["quiz", "2026-12-15", perfect],
        ["word", "2026-12-15"],
      ]),
      "2026-12-15",
      "perfect",
      "Tuesday 15 December: Quiz 5 of 5, perfect; Word 4 of 5",
    ],
    [
      "the full score without a win",
      player([["quiz", "2026-12-15", { ...perfect, isWin: false }]]),
      "2026-12-15",
      "played",
      "Tuesday 15 December: Quiz 5 of 5; Word not played",
    ],
    [
      "missed between two days played",
      player([
        ["quiz", "2026-12-14"],
        ["quiz", "2026-12-16"],
      ]),
      "2026-12-15",
      "paused",
      "Tuesday 15 December: not played; the streak paused",
    ],
    [
      "missed yesterday, so that today can save the streak",
      player([["quiz", "2026-12-18"]]),
      "2026-12-19",
      "paused",
      "Saturday 19 December: not played; the streak paused",
    ],
    [
      "missed, and the next day too",
      player([["quiz", "2026-12-14"]]),
      "2026-12-15",
      "missed",
      "Tuesday 15 December: not played",
    ],
    [
      "today, before the first finish",
      player([["quiz", "2026-12-19"]]),
      TODAY,
      "open",
      "Sunday 20 December: today, still to play",
    ],
    [
      "a day whose result is lost",
      player([["quiz", "2026-12-15"]], { results: new Map() }),
      "2026-12-15",
      "played",
      "Tuesday 15 December: Quiz played; Word not played",
    ],
  ])("tells %s", (_, played, date, state, label) => {
    expect(square(played, date)).toMatchObject({ state, label });
  });

  it("has a pip for each title that was finished", () => {
    const played = player([
      ["quiz", "2026-12-15", perfect],
      ["word", "2026-12-15"],
    ]);
    expect(square(played, "2026-12-15").pips).toEqual(["perfect", "played"]);
    expect(square(played, "2026-12-16").pips).toEqual([]);
  });

  it.each([daysBefore(FIRST, 1), daysBefore(TODAY, -1)])("is shut on %s", (date) => {
    expect(square(player([["quiz", date]]), date)).toMatchObject({
      state: "shut",
      pips: [],
      label: null,
    });
  });
});

describe("every calendar", () => {
  const days = fc.uniqueArray(fc.nat(29), { maxLength: 30 });
  const on = (back: number) => daysBefore(TODAY, back);

  it("shows as played what was played, and a pause only in the middle of a streak", () => {
    fc.assert(
      fc.property(days, (played) => {
        const fan = player(played.map((back) => ["quiz", on(back)]));
        for (let back = 0; back < 29; back += 1) {
          const { state, isToday } = square(fan, on(back));
          expect(isToday).toBe(back === 0);
          if (played.includes(back)) expect(state).toBe("played");
          else if (back === 0) expect(state).toBe("open");
          else {
            const isBridged =
              played.includes(back + 1) && (back === 1 || played.includes(back - 1));
            expect(state).toBe(isBridged ? "paused" : "missed");
          }
        }
      }),
    );
  });
});
