import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { DocumentStoreError } from "~/platform/storage/document-store";
import { crowdOf } from "~/play/player/crowd.server";
import { writeFinish } from "~/play/player/finishes.server";
import type { Attempt } from "~/play/rules/attempt";
import type { Crowd } from "~/play/rules/crowd";
import type { ServerGame } from "~/play/rules/server-game.server";
import { storedTitle } from "~/play/rules/title-rules.server";
import { sealedTitle, weeklyTitle } from "../fixtures/test-titles";
import { playingIn } from "./game-steps";
import { inPlace } from "./play-mocks";
import { browserOf, NOON, storeInPlace, TODAY, WRONG } from "./play-steps";

const RIGHT = [1, 2, 3];
const NOW = Date.parse(NOON);
const LATER = "2026-11-21T10:00:11Z";

/** A title that nobody has played. */
function freshTitle(title: typeof sealedTitle = sealedTitle): ServerGame {
  const rules = { ...title.rules, slug: `doors-${randomUUID()}` };
  return { ...title, rules } as unknown as ServerGame;
}

/** Other fans' finishes of today's edition. */
async function others(game: ServerGame, count: number): Promise<void> {
  const { slug } = game.rules;
  const attempt = { date: TODAY, startedAt: NOW, moves: [] } as unknown as Attempt;
  const graded = { isWin: false, score: 1, outOf: 3, points: 300 };
  const result = { ...graded, date: TODAY, edition: 1, elapsed: 1000, isLate: false };
  await storeInPlace().transaction(async (transaction) => {
    for (let fan = 0; fan < count; fan += 1) {
      const finish = {
        slug,
        attempt: { ...attempt, id: randomUUID() },
        result,
        tally: ["m0"],
        rank: null,
      };
      writeFinish(transaction, randomUUID(), finish);
    }
  });
}

async function finished(game: ServerGame, moves = RIGHT, now = LATER) {
  const browser = browserOf(game, null, now);
  const { reply } = await browser.moves(await browser.start(), moves);
  return { browser, crowd: playingIn(reply).crowd };
}

/** What a player is shown of everybody's finishes. */
export function crowd(): void {
  it("of few fans each is told their place, and it stays", async () => {
    const game = freshTitle();
    const first = await finished(game, RIGHT, NOON);
    expect(first.crowd).toEqual({ place: 1 });
    expect((await finished(game, WRONG, LATER)).crowd).toEqual({ place: 2 });
    expect((await first.browser.playing()).crowd).toEqual({ place: 1 });
  });

  it("of 30 fans and more each is told whom they beat", async () => {
    const game = freshTitle();
    await others(game, 29);
    expect((await finished(game)).crowd).toEqual({
      fans: 30,
      spread: {
        beats: 98,
        heading: "Right doors",
        bars: [
          { label: "0", count: 0 },
          { label: "1", count: 29 },
          { label: "2", count: 0 },
          { label: "3", count: 1 },
        ],
        own: 3,
      },
      keys: { m0: 29, r0: 1, r1: 1, r2: 1 },
    } satisfies Crowd);
  });

  it("a week's says so, and that of a day that is over is shown too", async () => {
    const weekly = await finished(freshTitle(weeklyTitle));
    expect(weekly.crowd).toEqual({ place: 1, isWeekly: true });
    const { browser } = await finished(freshTitle());
    browser.now = "2026-11-22T10:00:00Z";
    expect((await browser.playing(`?date=${TODAY}`)).crowd).toEqual({ place: 1 });
  });

  it("is told at the end alone: not while it runs, of no Friendly, of no past edition", async () => {
    const game = freshTitle();
    await others(game, 40);
    const browser = browserOf(game, null, LATER);
    const started = await browser.start();
    expect(started).not.toHaveProperty("crowd");
    expect(playingIn((await browser.moves(started, [1, 2])).reply)).not.toHaveProperty("crowd");
    expect(await browser.playing()).not.toHaveProperty("crowd");
    expect(playingIn((await browser.moves(started, [3], 2)).reply).crowd).toMatchObject({
      fans: 41,
    });
    const friendly = await browser.start({ friendly: "1" });
    expect(friendly).not.toHaveProperty("crowd");
    expect(playingIn((await browser.moves(friendly, WRONG)).reply).crowd).toBeNull();
    const past = await browser.start({ date: "2026-11-18" });
    expect(playingIn((await browser.moves(past, WRONG)).reply).crowd).toBeNull();
  });

  it("is read at most once in ten seconds", async () => {
    const game = freshTitle();
    await others(game, 30);
    const { browser } = await finished(game, RIGHT, NOON);
    await others(game, 10);
    const shown = async () => (await browser.playing()).crowd;
    browser.now = "2026-11-21T10:00:09Z";
    expect(await shown()).toMatchObject({ fans: 31 });
    browser.now = LATER;
    expect(await shown()).toMatchObject({ fans: 41 });
  });

  it("compares nobody where a record was voided, and shows nothing of a voided edition", async () => {
    const game = freshTitle();
    await others(game, 40);
    const { browser } = await finished(game, RIGHT, NOON);
    const voiding = (voided: string[]) => ({
      ...game,
      edition: (number: number) => game.edition(number, voided),
    });
    browser.now = LATER;
    browser.game = voiding(["door-0"]);
    expect((await browser.playing()).crowd).toMatchObject({ fans: 41, spread: null });
    browser.game = voiding(["door-0", "door-1", "door-2"]);
    expect((await browser.playing()).crowd).toBeNull();
  });

  it("is nothing to an attempt that is no finish", async () => {
    const game = freshTitle();
    const { browser } = await finished(game);
    const { attempt } = await browser.playing();
    const running = { ...attempt, moves: attempt.moves.slice(0, 2) };
    expect(storedTitle(game).resultOf(running)).toBeNull();
    expect(await crowdOf(game, running, NOW)).toBeNull();
    expect(await crowdOf(game, { ...attempt, isFriendly: true }, NOW)).toBeNull();
    expect(await crowdOf(game, { ...attempt, startedOn: "2026-11-22" }, NOW)).toBeNull();
  });
}

/** While the counts can't be read. */
export function noCrowd(): void {
  it("the result is shown without the crowd, and with it once the store is back", async () => {
    const store = storeInPlace();
    const game = freshTitle();
    await others(game, 40);
    inPlace.store = Object.assign(Object.create(store), {
      get: (collection: string, id: string) =>
        collection === "crowd"
          ? Promise.reject(new DocumentStoreError("unavailable"))
          : store.get(collection, id),
    });
    try {
      const { browser, crowd } = await finished(game);
      expect(crowd).toBeNull();
      inPlace.store = store;
      expect((await browser.playing()).crowd).toMatchObject({ fans: 41 });
    } finally {
      inPlace.store = store;
    }
  });
}
