import { expect, it } from "vitest";
import { endStreak } from "~/play/player/end-streak.server";
import { type Attempt, newAttempt } from "~/play/rules/attempt";
import type { Result } from "~/play/rules/results";
import { storedTitle } from "~/play/rules/title-rules.server";
import { serverGames } from "./registry.server";

const title = storedTitle(serverGames["golden-word"]);
const DAY = "2026-11-22";

const result = (day: number, score: number): Result => ({
  ...{ date: `2026-11-${day}`, edition: day, isWin: score >= 6, score, outOf: 10 },
  ...{ points: 0, elapsed: null, isLate: false },
});
const won = result(21, 6);

const attempt = (words: readonly string[]): Attempt => ({
  ...newAttempt({
    ...{ id: "a", rules: 1, edition: 1, date: DAY, startedOn: DAY, startedAt: 0 },
    ...{ options: [], isFriendly: false },
  }),
  moves: words.map((move, at) => ({ move, at })),
});

const runsOf = (words: readonly string[], results: readonly Result[]) => {
  const slots = { result: attempt(words), friendly: null };
  const { winRun, wonRun } = endStreak(title, slots, { dates: [DAY], results }, DAY);
  return { winRun, wonRun };
};

it("counts the wins in a row before an attempt that is running, and with one that is over", () => {
  expect(runsOf(["weather"], [won, won])).toEqual({ winRun: 2, wonRun: undefined });
  expect(runsOf(["striker"], [won, won, won])).toEqual({ winRun: undefined, wonRun: 3 });
});

it.each([
  ["none, before there is another result", [result(22, 9)], null],
  ["the best of any other date", [result(20, 7), result(21, 5), result(22, 9)], [7, "20"]],
  ["of a date to come too", [result(20, 7), result(22, 9), result(24, 8)], [8, "24"]],
] as const)("tells the best line beside the one at its end: %s", (_, results, best) => {
  const line = storedTitle(serverGames["higher-line"]);
  const slots = { result: { ...attempt([]), rules: 2 }, friendly: null };
  const { bestBefore } = endStreak(line, slots, { dates: [DAY], results }, DAY);
  expect(bestBefore).toEqual(
    best && { score: best[0], outOf: 10, elapsed: null, day: `${best[1]} November 2026` },
  );
});

it("tells the shortest time of the grids solved by the clock", () => {
  const crossbar = storedTitle(serverGames.crossbar);
  const timed = (day: number, elapsed: number, isWin = true) => ({
    ...{ ...result(day, isWin ? 4 : 6), isWin, elapsed },
  });
  const results = [timed(19, 90_000), timed(20, 0), timed(21, 30_000, false), timed(22, 60_000)];
  const slots = { result: attempt([]), friendly: null };
  const { bestBefore } = endStreak(crossbar, slots, { dates: [DAY], results }, DAY);
  expect(bestBefore).toEqual({ score: 4, outOf: 10, elapsed: 90_000, day: "19 November 2026" });
});

it("tells how the latest seven boards ended, without one that was taken back", () => {
  const board = storedTitle(serverGames["link-up-play"]);
  const results = [20, 21, 22, 23, 24, 25, 26, 27, 28].map((day) => ({
    ...result(day, day % 3 ? 6 : 5),
    ...(day === 25 && { outOf: 0 }),
  }));
  const slots = { result: attempt([]), friendly: null };
  const { form } = endStreak(board, slots, { dates: [DAY], results }, DAY);
  expect(form).toBe("LWWLWLW");
  expect(endStreak(title, slots, { dates: [DAY], results }, DAY)).not.toHaveProperty("form");
});

it("tells no best of a title whose end has none", () => {
  const slots = { result: attempt(["striker"]), friendly: null };
  const streak = endStreak(title, slots, { dates: [DAY], results: [won] }, DAY);
  expect(streak).not.toHaveProperty("bestBefore");
});

it.each([
  ["an edition that is over, with a result of today's", "2026-11-23", true],
  ["an edition that is over, without one", "2026-11-24", undefined],
  ["today's own", DAY, undefined],
])("says that the current edition is played beside %s", (_, today, isPlayed) => {
  const slots = { result: null, friendly: attempt(["striker"]) };
  const results = [result(22, 6), result(23, 6)];
  expect(endStreak(title, slots, { dates: [DAY], results }, today).isPlayed).toBe(isPlayed);
});

it("counts the results of each score for Golden Word's end, and for none else", () => {
  const slots = { result: attempt(["striker"]), friendly: null };
  const played = { dates: [DAY], results: [result(20, 6), result(21, 0), result(22, 6)] };
  expect(endStreak(title, slots, played, DAY).scores).toEqual({ 0: 1, 6: 2 });
  const crossbar = storedTitle(serverGames.crossbar);
  expect(endStreak(crossbar, slots, played, DAY)).not.toHaveProperty("scores");
});

it.each([
  ["golden-word", "a result", "result"],
  ["golden-word", "a Friendly of an earlier day", "friendly"],
] as const)("offers an earlier edition of %s beside %s", (_, __, slot) => {
  const slots = {
    result: null,
    friendly: null,
    [slot]: { ...attempt(["striker"]), date: "2026-11-25" },
  };
  const { earlier } = endStreak(
    title,
    slots,
    { dates: [DAY], results: [result(24, 6)] },
    "2026-11-25",
  );
  expect(earlier).toEqual({ href: "/play/golden-word?date=2026-11-23", of: "Monday's" });
});

it.each(["spot-kick", "keepy-uppy", "wall-pass"] as const)(
  "offers no earlier edition of %s, whose Friendly is a new game",
  (slug) => {
    const slots = { result: attempt([]), friendly: null };
    const streak = endStreak(
      storedTitle(serverGames[slug]),
      slots,
      { dates: [], results: [] },
      DAY,
    );
    expect(streak).not.toHaveProperty("earlier");
  },
);

it.each([
  ["spot-kick", { href: "/play/spot-kick?date=2026-11-23", of: "yesterday's" }],
  ["wall-pass", { href: "/play/wall-pass?date=2026-11-23", of: "yesterday's" }],
  // Its end tells the best of all tries.
  ["keepy-uppy", undefined],
] as const)("offers beside a Friendly of %s on a day that was missed: %o", (slug, earlier) => {
  const slots = { result: null, friendly: attempt([]) };
  const played = { dates: [], results: [] };
  const streak = endStreak(storedTitle(serverGames[slug]), slots, played, "2026-11-24");
  expect(streak.earlier).toEqual(earlier);
});
