import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { claimGames, keepClaim, undoableResults, undoClaim } from "~/play/player/claims.server";
import { playerDays } from "~/play/player/player-days.server";
import { readPlayedDates, readPlayedDays, readTitleRecord } from "~/play/player/recorded.server";
import { askedTitle, sealedTitle } from "../fixtures/test-titles";
import type { GameBrowser } from "./game-browser";
import { playerIdOf } from "./game-steps";
import { browserOf, NOON, stored, storeInPlace, TODAY, WRONG } from "./play-steps";

const NOW = Date.parse(NOON);
const WEEK_MS = 7 * 24 * 60 * 60_000;

/** The contract of a claim: a visitor's history comes along with a login, and Undo takes it out. */
export function claims() {
  /** A visitor who has finished today's edition. */
  async function guest() {
    const browser = browserOf(sealedTitle, null);
    await browser.moves(await browser.start(), [1, 2, 3]);
    return { browser, visitorId: playerIdOf(browser) };
  }

  it("claimed results are shown with their moves, which the account then has everywhere", async () => {
    const { browser, visitorId } = await guest();
    const player = randomUUID();
    await claim(visitorId, player, NOW);
    browser.player = player;
    const { attempt } = await browser.playing();
    expect(attempt).toMatchObject({
      isFriendly: false,
      moves: [{ move: 1 }, { move: 2 }, { move: 3 }],
    });
    expect((await browserOf(sealedTitle, player).playing()).attempt).toEqual(attempt);
    expect((await browser.start()).attempt.id).toBe(attempt.id);
  });

  it("claimed results are known on every page", async () => {
    const { visitorId } = await guest();
    const player = randomUUID();
    await claim(visitorId, player, NOW);
    const known = [{ slug: "sealed-doors", elapsed: 0, result: { score: 3 } }];
    expect(await currentOf(browserOf(sealedTitle, player))).toMatchObject(known);
  });

  it("neither the visitor nor another account at the same browser sees anything of what was claimed", async () => {
    const { browser, visitorId } = await guest();
    await claim(visitorId, randomUUID(), NOW);
    for (const player of [null, randomUUID()]) {
      browser.player = player;
      expect((await browser.page()).playing).toBeNull();
      expect(await currentOf(browser)).toEqual([]);
    }
    expect((await browser.start()).attempt).toMatchObject({ isFriendly: false, moves: [] });
    expect(await everythingOf(visitorId)).toEqual(NOTHING);
  });

  it("a title's games come to the account with its page where the login could not move them", async () => {
    const { browser, visitorId } = await guest();
    const other = browserOf(askedTitle, null);
    other.plant(browser.cookie("kb_player"));
    await other.start();
    const player = randomUUID();
    browser.player = player;
    expect((await browser.playing()).attempt.moves).toHaveLength(3);
    expect(await undoableResults(storeInPlace(), player, NOW)).toBe(1);
    expect((await everythingOf(visitorId)).attempts[1]).not.toBeNull();
    expect(await claim(visitorId, player, NOW)).toBe(0);
    expect(await everythingOf(visitorId)).toEqual(NOTHING);
    expect(await undo(player)).toEqual(["sealed-doors"]);
  });

  it("the time of the latest attempt is claimed with its result", async () => {
    const { visitorId } = await guest();
    const player = randomUUID();
    await claim(visitorId, player, NOW);
    const { results } = await readTitleRecord(storeInPlace(), player, stored(sealedTitle));
    expect(results).toMatchObject([{ date: TODAY, score: 3, elapsed: 0 }]);
  });

  it("undo takes out exactly what a claim added, once", async () => {
    const player = randomUUID();
    const account = browserOf(askedTitle, player);
    await account.moves(await account.start(), WRONG);
    const before = await everythingOf(player);
    const { browser, visitorId } = await guest();
    await claim(visitorId, player, NOW);
    browser.player = player;
    await browser.playing();
    await browser.start({ friendly: "1" });
    expect(await undoableResults(storeInPlace(), player, NOW)).toBe(1);
    const [, asked = null] = before.attempts;
    const after = { ...before, attempts: [spentBy(player), asked] };
    expect(await undo(player)).toEqual(["sealed-doors"]);
    expect(await everythingOf(player)).toEqual(after);
    expect(await undo(player)).toEqual([]);
    expect(await everythingOf(player)).toEqual(after);
  });

  it("undo leaves of an account that had nothing only that the edition is spent", async () => {
    const { visitorId } = await guest();
    const player = randomUUID();
    await claim(visitorId, player, NOW);
    await undo(player);
    expect(await everythingOf(player)).toEqual({ ...NOTHING, attempts: [spentBy(player), null] });
  });

  it("undo leaves no trace of an edition so old that it is a Friendly anyway", async () => {
    const { visitorId } = await guest();
    const player = randomUUID();
    const late = NOW + 30 * 24 * 60 * 60_000;
    await claim(visitorId, player, late);
    await undo(player, late);
    expect(await everythingOf(player)).toEqual(NOTHING);
  });

  const bothTitles = [sealedTitle, askedTitle] as readonly (typeof sealedTitle)[];

  it.each(bothTitles)(
    "after undo an edition is a Friendly for good: $rules.slug",
    async (title) => {
      const player = randomUUID();
      const bring = async (moves: number[]) => {
        const browser = browserOf(title, null);
        await browser.moves(await browser.start(), moves);
        return { browser, claimed: await claim(playerIdOf(browser), player, NOW) };
      };
      const { browser, claimed } = await bring(WRONG);
      expect(claimed).toBe(1);
      browser.player = player;
      await browser.playing();
      await undo(player);
      expect((await browser.page()).playing).toBeNull();
      const results = async () =>
        (await readTitleRecord(storeInPlace(), player, stored(title))).results;
      for (const fields of [{}, { friendly: "1" }, {}]) {
        const again = await browser.start(fields);
        expect(again.attempt.isFriendly).toBe(true);
        await browser.moves(again, [1, 2, 3]);
      }
      expect(await results()).toEqual([]);
      // Nor by way of another browser, finished or running.
      const other = await bring([1, 2, 3]);
      expect(other.claimed).toBe(0);
      other.browser.player = player;
      const running = browserOf(title, null);
      const started = await running.start();
      await running.moves(started, [1]);
      running.player = player;
      await running.moves(await running.playing("?friendly=1"), [2, 3]);
      for (const one of [browser, other.browser, running]) {
        expect((await one.playing("?friendly=1")).attempt.isFriendly).toBe(true);
      }
      expect(await results()).toEqual([]);
      browser.now = "2026-11-22T10:00:00Z";
      expect((await browser.start()).attempt.isFriendly).toBe(false);
    },
  );

  it("an unfinished attempt of the account goes on as a Friendly, after undo as well", async () => {
    const player = randomUUID();
    const account = browserOf(sealedTitle, player);
    const started = await account.start();
    await account.moves(started, [0]);
    const { browser, visitorId } = await guest();
    await claim(visitorId, player, NOW);
    expect((await account.playing("?friendly=1")).attempt).toMatchObject({
      id: started.attempt.id,
      isFriendly: true,
    });
    browser.player = player;
    expect((await browser.playing()).attempt.moves).toHaveLength(3);
    await undo(player);
    expect((await account.page()).playing).toBeNull();
    const { attempt } = await account.playing("?friendly=1");
    expect(attempt).toEqual({ ...started.attempt, isFriendly: true, moves: attempt.moves });
    expect(attempt.moves).toMatchObject([{ move: 0 }]);
    await account.moves(await account.playing("?friendly=1"), [2, 3]);
    const { results } = await readTitleRecord(storeInPlace(), player, stored(sealedTitle));
    expect(results).toEqual([]);
    const { forFun } = await readPlayedDays(storeInPlace(), player);
    expect([...forFun.dates]).toEqual([[TODAY, ["sealed-doors"]]]);
  });

  it("undo leaves a Friendly of the account's own at a past edition", async () => {
    const player = randomUUID();
    const { visitorId } = await guest();
    const account = browserOf(sealedTitle, player, "2026-11-22T10:00:00Z");
    const friendly = await account.start({ date: TODAY });
    await account.moves(friendly, WRONG);
    const before = await everythingOf(player);
    const [own] = before.attempts;
    await claim(visitorId, player, NOW);
    await undo(player);
    const attempts = [{ ...own, isSpent: true }, null];
    expect(await everythingOf(player)).toEqual({ ...before, attempts });
  });

  it("undo is over after a week, and once what came along is kept", async () => {
    const { visitorId } = await guest();
    const [late, kept] = [randomUUID(), randomUUID()];
    for (const player of [late, kept]) {
      await claim(visitorId, player, NOW);
    }
    await keepClaim(storeInPlace(), kept);
    expect(await undoableResults(storeInPlace(), kept, NOW)).toBe(0);
    expect(await undo(kept)).toEqual([]);
    expect(await undoableResults(storeInPlace(), late, NOW + WEEK_MS - 1)).toBe(1);
    expect(await undoableResults(storeInPlace(), late, NOW + WEEK_MS)).toBe(0);
    expect(await undo(late, NOW + WEEK_MS)).toEqual([]);
    expect((await readPlayedDates(storeInPlace(), late)).has(TODAY)).toBe(true);
  });

  it("a history is claimed once, as a union, and its editions are Friendlies from then on", async () => {
    const browser = browserOf(sealedTitle, null, "2026-11-20T10:00:00Z");
    await browser.moves(await browser.start(), WRONG);
    browser.now = NOON;
    await browser.moves(await browser.start(), WRONG);
    const player = randomUUID();
    const account = browserOf(sealedTitle, player, "2026-11-20T10:00:00Z");
    await account.moves(await account.start(), [2, 2, 2]);
    expect(await claim(playerIdOf(browser), player, NOW)).toBe(1);
    expect(await claim(playerIdOf(browser), player, NOW)).toBe(0);
    const { results } = await readTitleRecord(storeInPlace(), player, stored(sealedTitle));
    expect(results.map(({ date, edition, score }) => [date, edition, score])).toEqual([
      ["2026-11-20", 5, 1],
      [TODAY, 1, 0],
    ]);
    account.now = NOON;
    expect((await account.start({ friendly: "1" })).attempt.isFriendly).toBe(true);
  });
}

const titles = [sealedTitle, askedTitle].map(stored);

const claim = (visitorId: string, userId: string, now: number) =>
  claimGames(storeInPlace(), titles, { visitorId, userId }, now);

/** The current editions as any page of a browser knows them. */
async function currentOf(browser: GameBrowser) {
  const headers = {
    "x-player": browser.player ?? "",
    "x-test-hooks": JSON.stringify({ now: NOON }),
    Cookie: browser.cookie("kb_player"),
  };
  const request = new Request("http://localhost/", { headers });
  return (await playerDays(request, {}, titles)).current;
}

const undo = (player: string, now = NOW) => undoClaim(storeInPlace(), player, now);

/** What is left of an edition that was undone. */
const spentBy = (userId: string) => {
  const of = { userId, game: "sealed-doors", date: TODAY };
  return { ...of, result: null, friendly: null, isSpent: true };
};

const NOTHING = {
  dates: null,
  days: null,
  titles: [null, null],
  attempts: [null, null],
  claim: null,
};

/** All that the store has of a player of the two titles. */
async function everythingOf(player: string) {
  const store = storeInPlace();
  const slugs = ["sealed-doors", "asked-doors"];
  const each = (collection: string, end = "") =>
    Promise.all(slugs.map((slug) => store.get(collection, `${player}.${slug}${end}`)));
  return {
    dates: await store.get("dates", player),
    days: await store.get("days", `${player}.${TODAY.slice(0, 7)}`),
    titles: await each("titles"),
    attempts: await each("attempts", `.${TODAY}`),
    claim: await store.get("claims", player),
  };
}
