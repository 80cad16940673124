import { expect, it } from "vitest";
import { daysBefore } from "~/platform/clock/calendar-date.server";
import { editionNumberOn, lastDateOf } from "~/play/editions/schedule.server";
import { teaserOf } from "~/play/teaser.server";
import { playable } from "~/playable";
import { themeNames } from "./daily-quiz/theme-names";
import { serverGames } from "./registry.server";

const TODAY = "2026-11-24";

it.each([
  ["golden-word", "five letters"],
  ["spot-kick", "Hugo Trellis is in goal"],
  ["wall-pass", "Best possible: 51"],
  ["keepy-uppy", "Wind from both sides"],
  ["daily-quiz", "Tomorrow: Laws of the game"],
  ["link-up-play", "Tomorrow: something hides inside"],
  ["full-time-quiz", "Tomorrow: an upset, a goal"],
  ["higher-line", "Tomorrow: goals"],
  ["kit-detective", "Who wore orange with scales?"],
  ["career-path", "It begins in Buenos Aires"],
] as const)("%s tells today of its next edition: %s", (slug, teaser) => {
  expect(teaserOf(serverGames[slug], TODAY)).toEqual({ teaser });
});

it("fits beside a clock", () => {
  for (const slug of playable) {
    for (const number of serverGames[slug].schedule.editions) {
      const { puzzle, answer } = serverGames[slug].edition(number) ?? {};
      const { length } = serverGames[slug].teaser?.(puzzle as never, answer as never, TODAY) ?? "";
      expect(length, `${slug} ${number}`).toBeLessThan(40);
    }
  }
});

it.each([
  ["the last of its week", "2026-11-26", "Who wore orange with scales?"],
  ["a Friday, whose case has white with a zigzag too", "2026-11-27", "Who wore red with checks?"],
  ["the days after it", "2026-11-28", "Who wore red with checks?"],
])("Kit Detective asks for a shirt like none of this case: on %s", (_when, today, teaser) => {
  expect(teaserOf(serverGames["kit-detective"], today)).toEqual({ teaser });
});

it.each([
  ["the week's first day", "2026-11-20", "It begins in Buenos Aires"],
  ["its last", "2026-11-26", "It begins in Buenos Aires"],
  ["the next week's first", "2026-11-27", "It begins in São Paulo"],
  ["the last week's last", "2027-03-18", "It begins in Manchester"],
])("of Career Path is of the next week: on %s", (_when, today, teaser) => {
  expect(teaserOf(serverGames["career-path"], today)).toEqual({ teaser });
});

const daily = playable.filter((slug) => serverGames[slug].schedule.period === "day");
const DAYS = 300;

it.each(daily)("%s keeps what it told the day before, also past its last edition", (slug) => {
  const game = serverGames[slug];
  const last = lastDateOf(game.schedule);
  for (let day = -7; day < DAYS; day += 1) {
    const today = daysBefore(last, -day);
    const tomorrow = daysBefore(today, -1);
    const number = editionNumberOn(game.schedule, tomorrow);
    const { puzzle, answer } = game.edition(number) ?? {};
    const kept = game.teaser && { teaser: game.teaser(puzzle as never, answer as never, today) };
    expect(teaserOf(game, today), today).toEqual(kept ?? null);
    // The weekday is what a title promises of a day to come.
    const places = game.schedule.editions.flatMap((one, place) => (one === number ? place : []));
    const dates = places.map((place) => daysBefore(game.schedule.firstDate, -place));
    expect(dates.map(weekdayOf), `${slug} on ${tomorrow}`).toContain(weekdayOf(tomorrow));
  }
});

it.each([
  ["2026-11-22", "shirt numbers"],
  ["2026-11-23", "years"],
  ["2026-11-26", "minutes"],
])("of Higher Line is what the next line counts: on %s %s", (today, kind) => {
  expect(teaserOf(serverGames["higher-line"], today)).toEqual({ teaser: `Tomorrow: ${kind}` });
});

it("past its last edition Golden Word has a weekday's letters, and the Daily Quiz its theme", () => {
  expect(teaserOf(serverGames["golden-word"], "2027-08-03")).toEqual({ teaser: "five letters" });
  expect(teaserOf(serverGames["golden-word"], "2027-08-07")).toEqual({ teaser: "seven letters" });
  expect(teaserOf(serverGames["daily-quiz"], "2027-08-08")).toEqual({
    teaser: `Tomorrow: ${themeNames.finals}`,
  });
});

const weekdayOf = (date: string) => new Date(date).getUTCDay();
