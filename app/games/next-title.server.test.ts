import { describe, expect, it } from "vitest";
import { playable } from "~/playable";
import { type DaysSoFar, lineup, noDays } from "./lineup.server";
import { completesTreble, nextTitle } from "./next-title.server";
import { serverGames } from "./registry.server";

/** A Saturday: its treble is the quiz, Link-Up Play and Spot Kick. */
const today = "2026-11-21";
const treble = ["full-time-quiz", "link-up-play", "spot-kick"];
/** The next day's; Monday's is the quiz, Golden Word and Spot Kick. */
const sunday = ["full-time-quiz", "higher-line", "wall-pass"];

/** The days of a player with these titles finished, and others under way. */
const daysOf = (done: readonly string[], running: readonly string[] = []): DaysSoFar => ({
  today,
  dates: new Map([[today, done]]),
  current: running.map((slug) => ({ slug, moves: 1, elapsed: 0, squares: "", result: null })),
});

const dailies = playable.filter((slug) => serverGames[slug].schedule.period === "day");

describe("the next title", () => {
  it.each<[string, DaysSoFar, Parameters<typeof nextTitle>[1], unknown]>([
    ["a stranger's", noDays(today), {}, { slug: "full-time-quiz", isRunning: false }],
    ["a day's first", daysOf([]), {}, { slug: "full-time-quiz", isRunning: false }],
    [
      "the first of the treble that is open",
      daysOf(["full-time-quiz"]),
      {},
      { slug: "link-up-play", isRunning: false },
    ],
    [
      "of the treble what is under way, before the others",
      daysOf([], ["spot-kick"]),
      {},
      { slug: "spot-kick", isRunning: true },
    ],
    [
      "of the treble, though one of the bench is under way",
      daysOf(["full-time-quiz"], ["crossbar"]),
      {},
      { slug: "link-up-play", isRunning: false },
    ],
    [
      "of the bench what is under way, once the treble is done",
      daysOf(treble, ["crossbar"]),
      {},
      { slug: "crossbar", isRunning: true },
    ],
    [
      "of the bench the first that is open, once the treble is done",
      daysOf(treble),
      {},
      { slug: "golden-word", isRunning: false },
    ],
    [
      "of the bench, rather than what is in tomorrow's treble",
      { ...daysOf([]), dates: new Map([["2026-11-22", sunday]]), today: "2026-11-22" },
      {},
      { slug: "daily-quiz", isRunning: false },
    ],
    [
      "not the one that was just played",
      daysOf([], ["full-time-quiz"]),
      { after: "full-time-quiz" },
      { slug: "link-up-play", isRunning: false },
    ],
    [
      "a week's, once the day's are done",
      daysOf(dailies),
      {},
      { slug: "career-path", isRunning: false },
    ],
    ["none of the day's by then", daysOf(dailies), { period: "day" }, null],
    ["none once all is done", daysOf(playable), {}, null],
  ])("is %s", (_, days, choice, next) => {
    expect(nextTitle(days, choice)).toEqual(next);
  });
});

it("the line-up is the treble and then the bench, of either first what is under way", () => {
  const slugs = lineup(daysOf(["full-time-quiz"], ["crossbar", "spot-kick"])).map(
    ({ slug }) => slug,
  );
  expect(slugs.slice(0, 4)).toEqual(["spot-kick", "full-time-quiz", "link-up-play", "crossbar"]);
  expect(slugs.toSorted()).toEqual(playable.toSorted());
});

describe("a title completes the day's ticket", () => {
  const [first = "", second = "", third = ""] = treble;
  it.each<[string, string, DaysSoFar, boolean]>([
    ["the last of its three", third, daysOf([first, second], [third]), true],
    ["in any order", first, daysOf([third, second]), true],
    ["one of three that are in", second, daysOf(treble), true],
    ["not with another one open", third, daysOf([first]), false],
    ["not from the bench", "crossbar", daysOf([first, second]), false],
    ["not from the bench, with all three in", "crossbar", daysOf(treble), false],
  ])("%s", (_, slug, days, isComplete) => {
    expect(completesTreble(days, slug)).toBe(isComplete);
  });
});
