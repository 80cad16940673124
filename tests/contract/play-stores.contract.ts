import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { newVisitorId, visitorCookie } from "~/play/player/player-cookie.server";
import { readPlayedDates, readPlayedDays, readTitleRecord } from "~/play/player/recorded.server";
import { sweepVisitors } from "~/play/player/visitors.server";
import { sentBack } from "../fixtures/rules-request";
import { askedTitle, sealedTitle } from "../fixtures/test-titles";
import type { GameBrowser } from "./game-browser";
import { claims } from "./play-claims.contract";
import { playedDays } from "./play-days.contract";
import { finishes } from "./play-finishes.contract";
import { inPlace } from "./play-mocks";
import { browserOf, stored, storeInPlace, TODAY, WRONG } from "./play-steps";
import { tables } from "./play-tables.contract";
import { describeOn, type StoreUnderTest } from "./stores";

/** The engine's contract on every document store; each test has its own player. */
export function describePlayStores(tested: StoreUnderTest): void {
  describeOn(tested, "A player's games", (store) => {
    beforeAll(() => {
      inPlace.store = store();
    });
    describe.concurrent("played at once", () => {
      describe.concurrent("by an account", () => playsTogether(anAccount));
      describe.concurrent("by a visitor", () => playsTogether(aVisitor));
      keepsApart();
      joins();
      claims();
      playedDays(tested.runs);
      finishes(tested.runs);
      tables(tested.runs);
    });
    describe("long after the last play", expires);
  });
}

/** Somebody who plays, in as many tabs as they like. */
type Fan = { id: string; tab(game: unknown, now?: string): GameBrowser };

const anAccount = (): Fan => {
  const id = randomUUID();
  return { id, tab: (game, now) => browserOf(game, id, now) };
};

const aVisitor = (): Fan => {
  const id = newVisitorId();
  const tab = (game: unknown, now?: string) => {
    const browser = browserOf(game, null, now);
    browser.plant(sentBack(visitorCookie(id)));
    return browser;
  };
  return { id, tab };
};

function playsTogether(fan: () => Fan) {
  it("two tabs that start at once play one attempt", async () => {
    const { tab } = fan();
    const [one, other] = await Promise.all([tab(askedTitle).start(), tab(askedTitle).start()]);
    expect(one.attempt.id).toBe(other.attempt.id);
  });

  it("two tabs that move at once: one of them has it, whole", async () => {
    const { tab } = fan();
    const tabs = [tab(sealedTitle), tab(sealedTitle)];
    const started = await tab(sealedTitle).start();
    const sets = [
      [0, 0, 0],
      [3, 3, 3],
    ];
    await Promise.all(tabs.map((one, index) => one.moves(started, sets[index] ?? [])));
    const { attempt, streak } = await tab(sealedTitle).playing();
    expect(sets).toContainEqual(attempt.moves.map(({ move }) => move));
    expect(streak?.current).toBe(1);
  });

  it("two titles finished at once are both counted, on one date", async () => {
    const { id, tab } = fan();
    const tabs = [tab(sealedTitle), tab(askedTitle)];
    await Promise.all(tabs.map(async (one) => one.moves(await one.start(), WRONG)));
    const dates = await readPlayedDates(storeInPlace(), id);
    expect([...(dates.get(TODAY) ?? [])].sort()).toEqual(["asked-doors", "sealed-doors"]);
  });

  it("a last move that waited counts beside the kick-off of another title", async () => {
    const { id, tab } = fan();
    const yesterday = await tab(sealedTitle, "2026-11-20T10:00:00Z").start();
    await Promise.all([tab(sealedTitle).moves(yesterday, WRONG), tab(askedTitle).start()]);
    const days = await readPlayedDays(storeInPlace(), id);
    expect(days.dates.get("2026-11-20")).toEqual(["sealed-doors"]);
    expect([...days.latest.keys()].sort()).toEqual(["asked-doors", "sealed-doors"]);
  });

  it("a last move whose answer got lost is counted once, however often it is posted again", async () => {
    const { id, tab } = fan();
    const started = await tab(sealedTitle).start();
    await Promise.all([1, 2, 3].map(() => tab(sealedTitle).moves(started, WRONG)));
    await tab(sealedTitle).moves(started, [1, 2, 3]);
    const { results } = await readTitleRecord(storeInPlace(), id, stored(sealedTitle));
    expect(results).toMatchObject([{ date: TODAY, score: 0 }]);
  });

  it("a kick-off that is over is no way back to before the moves", async () => {
    const { id, tab } = fan();
    const browser = tab(sealedTitle);
    const kickOff = browser.cookie("kb_player");
    const started = await browser.start();
    await browser.moves(started, WRONG);
    if (kickOff) browser.plant(kickOff);
    await browser.moves(started, [1, 2, 3], 0);
    await browser.start();
    const { results } = await readTitleRecord(storeInPlace(), id, stored(sealedTitle));
    expect(results).toMatchObject([{ score: 0 }]);
  });
}

function keepsApart() {
  it("no account moves in another's attempt", async () => {
    const [own, other] = [browserOf(sealedTitle), browserOf(sealedTitle)];
    const started = await own.start();
    const { reply } = await other.moves({ ...started, player: other.player }, WRONG);
    expect(reply).toMatchObject({ status: "refused", playing: null });
    expect((await other.moves(started, WRONG)).reply.status).toBe("not-yours");
    expect((await own.playing()).attempt.moves).toEqual([]);
  });

  it("no visitor sees or moves in another's attempt", async () => {
    const [own, other] = [aVisitor().tab(sealedTitle), aVisitor().tab(sealedTitle)];
    const started = await own.start();
    expect((await other.page()).playing).toBeNull();
    expect((await other.moves(started, WRONG)).reply).toMatchObject({ status: "refused" });
    expect((await own.playing()).attempt.moves).toEqual([]);
  });

  it("a stranger is nobody until the kick-off", async () => {
    const browser = browserOf(sealedTitle, null);
    expect((await browser.page()).playing).toBeNull();
    expect(browser.cookie("kb_player")).toBe("");
    const { attempt } = await browser.start();
    expect((await browser.playing()).attempt.id).toBe(attempt.id);
  });

  it("a cookie that we did not sign is nobody's", async () => {
    const { id, tab } = aVisitor();
    await tab(sealedTitle).start();
    const forger = browserOf(sealedTitle, null);
    forger.plant(`kb_player=${id}~${"A".repeat(22)}`);
    expect((await forger.page()).playing).toBeNull();
  });
}

function expires() {
  const DAY_MS = 24 * 60 * 60_000;
  const left = async (id: string) => {
    const { dates, latest } = await readPlayedDays(storeInPlace(), id);
    return dates.size + latest.size;
  };

  it("a visitor's games are gone 62 days after the last one, an account's never", async () => {
    const [visitor, account] = [aVisitor(), anAccount()];
    for (const { tab } of [visitor, account]) {
      await tab(sealedTitle).moves(await tab(sealedTitle).start(), WRONG);
    }
    await sweepVisitors(storeInPlace(), Date.now() + 61 * DAY_MS);
    expect((await visitor.tab(sealedTitle).playing()).attempt.moves).toHaveLength(3);
    const month = `${visitor.id}.${TODAY.slice(0, 7)}`;
    expect(await storeInPlace().get("days", month)).not.toBeNull();
    await sweepVisitors(storeInPlace(), Date.now() + 62 * DAY_MS + DAY_MS);
    expect(await storeInPlace().get("days", month)).toBeNull();
    expect((await visitor.tab(sealedTitle).page()).playing).toBeNull();
    expect(await left(visitor.id)).toBe(0);
    const { results } = await readTitleRecord(storeInPlace(), visitor.id, stored(sealedTitle));
    expect(results).toEqual([]);
    expect((await account.tab(sealedTitle).playing()).attempt.moves).toHaveLength(3);
  });

  it("a kick-off without a finish is gone after days", async () => {
    const [idle, player] = [aVisitor(), aVisitor()];
    await idle.tab(askedTitle).start();
    await player.tab(askedTitle).moves(await player.tab(askedTitle).start(), WRONG);
    await sweepVisitors(storeInPlace(), Date.now() + 4 * DAY_MS);
    expect(await left(idle.id)).toBe(0);
    expect(await left(player.id)).toBe(2);
  });
}

function joins() {
  it("a running attempt goes on in the account", async () => {
    const browser = browserOf(askedTitle, null);
    const started = await browser.start();
    await browser.moves(started, [0]);
    const player = randomUUID();
    browser.player = player;
    const shown = await browser.playing();
    expect(shown).toMatchObject({ player, attempt: { id: started.attempt.id } });
    await browser.moves(shown, [0, 0]);
    expect((await browserOf(askedTitle, player).playing()).attempt.moves).toHaveLength(3);
    expect((await readPlayedDates(storeInPlace(), player)).has(TODAY)).toBe(true);
  });

  it("a visitor's moves that waited count for the account that has their attempt by now", async () => {
    const browser = browserOf(sealedTitle, null);
    const started = await browser.start();
    const player = randomUUID();
    browser.player = player;
    const { reply } = await browser.moves(started, WRONG);
    expect(reply).toMatchObject({ status: "playing", playing: { player } });
    expect((await readPlayedDates(storeInPlace(), player)).has(TODAY)).toBe(true);
  });

  it("what the account has of an edition stays, whatever a browser brings", async () => {
    const account = browserOf(sealedTitle);
    const own = await account.start();
    await account.moves(own, WRONG);
    const guest = browserOf(sealedTitle, null);
    await guest.moves(await guest.start(), [1, 2, 3]);
    guest.player = account.player;
    expect((await guest.playing()).attempt.id).toBe(own.attempt.id);
  });
}
