import { describe, expect, it } from "vitest";
import { playedAttempt, START } from "../../../tests/fixtures/rules-play";
import { sealedTitle } from "../../../tests/fixtures/test-titles";
import type { Edition } from "./game";
import type { ServerGame } from "./server-game.server";
import { logged, rulingOf, storedTitle } from "./title-rules.server";

const game = sealedTitle as ServerGame;
const later: ServerGame = { ...game, rules: { ...game.rules, version: 2 } };
const withFormer: ServerGame = { ...later, former: [game] };
const recorded = { isWin: true, score: 3, outOf: 3, elapsed: 6000 };

describe("rulingOf", () => {
  it("finds the rules that an attempt names, the current or former ones", () => {
    expect(rulingOf(later, { rules: 2 })).toBe(later);
    expect(rulingOf(withFormer, { rules: 1 })).toBe(game);
    expect(rulingOf(later, { rules: 1 })).toBeNull();
    expect(rulingOf(later, { rules: 3 })).toBeNull();
  });
});

describe("the result of an attempt", () => {
  it.each([
    ["is folded by the rules it names", withFormer, {}, 1],
    ["is as recorded where those are gone", later, { recorded }, 3],
    ["is as recorded where its edition is not there", game, { recorded, edition: 99 }, 3],
  ])("%s", (_, title, change, score) => {
    expect(storedTitle(title).resultOf(playedAttempt(3, change))).toMatchObject({ score });
  });

  it.each<[string, ServerGame, object]>([
    ["by its rules", game, {}],
    ["as recorded", later, { recorded }],
  ])("says that it was too quick, %s, and says nothing otherwise", (_, title, change) => {
    const moves = [0, 0, 299].map((at) => ({ move: 1, at, seen: 60_000 }));
    const { resultOf } = storedTitle(title);
    expect(resultOf(playedAttempt(3, { ...change, moves }))).toMatchObject({ isTooQuick: true });
    expect(resultOf(playedAttempt(3, change))).not.toHaveProperty("isTooQuick");
  });

  it("is none without rules and record", () => {
    expect(storedTitle(later).resultOf(playedAttempt(3))).toBeNull();
  });
});

describe("logged", () => {
  const edition = game.edition(1) as Edition<unknown, unknown>;
  const made = (count: number, arrivedAt: number, before = 0) =>
    logged(game, edition, {
      before: playedAttempt(before),
      after: playedAttempt(count),
      arrivedAt: START + arrivedAt,
    });

  it("says when new moves came, where that is not their time", () => {
    expect(made(2, 4000).moves).toEqual([
      { move: 1, at: 2000, seen: 4000 },
      { move: 1, at: 4000 },
    ]);
    expect(made(2, 4600.4, 1).moves).toEqual([
      { move: 1, at: 2000 },
      { move: 1, at: 4000, seen: 4600 },
    ]);
  });

  it("records what the last move came to, and nothing before", () => {
    expect(made(2, 4000).recorded).toBeUndefined();
    expect(made(3, 6000).recorded).toEqual({ isWin: false, score: 1, outOf: 3, elapsed: 6000 });
  });
});
