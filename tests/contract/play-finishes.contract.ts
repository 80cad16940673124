import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect, it } from "vitest";
import { deleteOwned } from "~/platform/storage/delete-owned.server";
import { claimGames, undoClaim } from "~/play/player/claims.server";
import { FINISHES, finishKey, placeOfFinish, readCounts } from "~/play/player/finishes.server";
import type { ServerGame } from "~/play/rules/server-game.server";
import { sealedTitle, type TestState, weeklyTitle } from "../fixtures/test-titles";
import { playerIdOf } from "./game-steps";
import { browserOf, NOON, stored, storeInPlace, TODAY, WRONG } from "./play-steps";

const NOW = Date.parse(NOON);
const RIGHT = [1, 2, 3];

/** A title that nobody has played, which counts who was right at each door. */
function freshTitle(title: typeof sealedTitle = sealedTitle): ServerGame {
  const tally = ({ rows }: TestState) =>
    rows.flatMap(({ isRight }, door) => (isRight ? [`r${door}`] : []));
  const rules = { ...title.rules, slug: `doors-${randomUUID()}` };
  return { ...title, rules, tally } as unknown as ServerGame;
}

const countsOf = ({ rules }: ServerGame, date = TODAY) =>
  readCounts(storeInPlace(), rules.slug, date);

const finishOf = ({ rules }: ServerGame, attemptId: string, date = TODAY) =>
  storeInPlace().get(FINISHES, finishKey(rules.slug, date, attemptId));

/** What everybody's finishes of an edition come to. */
export function finishes(numRuns: number): void {
  it.each([
    ["an account", () => randomUUID()],
    ["a visitor", () => null],
  ])(
    "a finish of %s is written down and counted once, however often it is posted",
    async (_, of) => {
      const game = freshTitle();
      const browser = browserOf(game, of());
      const started = await browser.start();
      await Promise.all([1, 2, 3].map(() => browser.moves(started, [1, 0, 3])));
      await browser.moves(started, RIGHT);
      const keys = { w2: 1, r0: 1, r2: 1 };
      expect(await countsOf(game)).toEqual({ finishes: 1, keys });
      expect(await finishOf(game, started.attempt.id)).toMatchObject({
        userId: playerIdOf(browser),
        edition: `${game.rules.slug}.${TODAY}`,
        ...{ isWin: true, score: 2, outOf: 3, points: 600, isLate: false, isTooQuick: true },
        choices: "r0 r2",
      });
    },
  );

  it("a Friendly, a past edition and what is running are no finish", async () => {
    const game = freshTitle();
    const browser = browserOf(game);
    await browser.moves(await browser.start({ date: "2026-11-18" }), RIGHT);
    const started = await browser.start();
    await browser.moves(started, [1, 2]);
    expect(await countsOf(game, "2026-11-18")).toEqual({ finishes: 0, keys: {} });
    expect((await countsOf(game)).finishes).toBe(0);
    await browser.moves(started, [3], 2);
    await browser.moves(await browser.start({ friendly: "1" }), WRONG);
    expect(await countsOf(game)).toEqual({ finishes: 1, keys: { w3: 1, r0: 1, r1: 1, r2: 1 } });
  });

  it("a finish after midnight is one of the edition that was kicked off, a week's of its week", async () => {
    const [daily, weekly] = [freshTitle(), freshTitle(weeklyTitle)];
    for (const [game, date, now] of [
      [daily, TODAY, "2026-11-22T10:00:00Z"],
      [weekly, "2026-11-20", "2026-11-26T10:00:00Z"],
    ] as const) {
      const browser = browserOf(game);
      const started = await browser.start();
      browser.now = now;
      await browser.moves(started, RIGHT);
      expect((await countsOf(game, date)).finishes).toBe(1);
    }
  });

  it("a claim moves a finish to the account, and Undo takes it away; the count stays", async () => {
    const game = freshTitle();
    const userId = randomUUID();
    const guest = async () => {
      const browser = browserOf(game, null);
      const { attempt } = await finished(browser);
      await claimGames(
        storeInPlace(),
        [stored(game)],
        { visitorId: playerIdOf(browser), userId },
        NOW,
      );
      return finishOf(game, attempt.id);
    };
    expect(await guest()).toMatchObject({ userId, score: 3 });
    expect(await guest()).toBeNull();
    const store = storeInPlace();
    const owned = () => store.count(FINISHES, { where: { userId } });
    expect(await owned()).toBe(1);
    await undoClaim(store, userId, NOW);
    expect(await owned()).toBe(0);
    expect((await countsOf(game)).finishes).toBe(2);
  });

  it("who deletes the account leaves the count", async () => {
    const game = freshTitle();
    const userId = randomUUID();
    const { attempt } = await finished(browserOf(game, userId));
    await deleteOwned(storeInPlace(), FINISHES, userId);
    expect(await finishOf(game, attempt.id)).toBeNull();
    expect((await countsOf(game)).finishes).toBe(1);
  });

  it("finishes are told apart by the order in which they came", async () => {
    const game = freshTitle();
    const places: number[] = [];
    for (const minute of ["00", "01", "02"]) {
      const { attempt } = await finished(browserOf(game, null, `${TODAY}T10:${minute}:00Z`));
      const finish = await finishOf(game, attempt.id);
      const place = await placeOfFinish(
        storeInPlace(),
        game.rules.slug,
        TODAY,
        Number(finish?.finishedAt),
      );
      places.push(place);
    }
    expect(places).toEqual([1, 2, 3]);
  });

  it("every finish is counted once, in any order of posts, retries and claims", async () => {
    const post = fc.record({ player: fc.nat({ max: 3 }), upTo: fc.integer({ min: 1, max: 3 }) });
    const claim = fc.record({ player: fc.nat({ max: 3 }), claims: fc.constant(true) });
    const steps = fc.array(fc.oneof({ weight: 3, arbitrary: post }, claim), {
      minLength: 5,
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const game = freshTitle();
        const players = await Promise.all(
          [null, null, randomUUID(), randomUUID()].map(async (id) => {
            const browser = browserOf(game, id);
            return { browser, started: await browser.start(), made: 0 };
          }),
        );
        for (const step of all) {
          const player = players[step.player];
          if (!player) continue;
          const { browser, started } = player;
          if ("upTo" in step) {
            const moves = RIGHT.slice(0, step.upTo);
            await browser.moves(started, moves);
            await browser.moves(started, moves);
            player.made = Math.max(player.made, step.upTo);
          } else if (browser.player === null) {
            const userId = randomUUID();
            const move = { visitorId: playerIdOf(browser), userId };
            await claimGames(storeInPlace(), [stored(game)], move, NOW);
            browser.player = userId;
            player.started = { ...started, player: userId };
          }
        }
        const ended = players.filter(({ made }) => made === RIGHT.length).length;
        const { finishes: counted, keys } = await countsOf(game);
        expect(counted).toBe(ended);
        expect(keys.w3 ?? 0).toBe(ended);
      }),
      { numRuns },
    );
  });
}

async function finished(browser: ReturnType<typeof browserOf>) {
  const started = await browser.start();
  await browser.moves(started, RIGHT);
  return started;
}
