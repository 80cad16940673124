import { describe, expect, it } from "vitest";
import type { PlayerDays } from "~/play/player/player-days.server";
import { playable } from "~/playable";
import { nextTitle } from "./next-title.server";

const today = "2026-11-21";

/** The days of a player with these titles finished, and others under way. */
const daysOf = (
  done: readonly string[],
  running: readonly string[] = [],
): Pick<PlayerDays, "today" | "dates" | "current"> => ({
  today,
  dates: new Map([[today, done]]),
  current: running.map((slug) => ({ slug, moves: 1, elapsed: 0, squares: "", result: null })),
});

const dailies = playable.filter((slug) => slug !== "career-path" && slug !== "kit-detective");

describe("the next title", () => {
  it.each<[string, ReturnType<typeof daysOf> | null, Parameters<typeof nextTitle>[1], unknown]>([
    ["a stranger's", null, {}, { slug: "full-time-quiz", isRunning: false }],
    ["a day's first", daysOf([]), {}, { slug: "full-time-quiz", isRunning: false }],
    [
      "the first that is open",
      daysOf(["full-time-quiz"]),
      {},
      { slug: "golden-word", isRunning: false },
    ],
    [
      "what is under way, before all others",
      daysOf([], ["crossbar"]),
      {},
      { slug: "crossbar", isRunning: true },
    ],
    [
      "not the one that was just played",
      daysOf([], ["full-time-quiz"]),
      { after: "full-time-quiz" },
      { slug: "golden-word", isRunning: false },
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
