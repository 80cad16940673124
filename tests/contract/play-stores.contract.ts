import { randomUUID } from "node:crypto";
import { createCookie } from "@remix-run/node";
import { beforeAll, describe, expect, it } from "vitest";
import type { DocumentStore } from "~/platform/storage/document-store";
import {
  claimResults,
  keepClaim,
  readGuestHistory,
  undoableResults,
  undoClaim,
} from "~/play/claim-history.server";
import { playerDays } from "~/play/player-days.server";
import { readPlayedDates, readTitleRecord } from "~/play/player-records.server";
import { statisticsOf } from "~/play/results";
import type { ServerGame } from "~/play/server-game.server";
import { storedTitle } from "~/play/title-rules.server";
import { testSecret } from "../fixtures/rules-environment";
import { cookieRequest, sentBack } from "../fixtures/rules-request";
import { askedTitle, formerTitle, sealedTitle } from "../fixtures/test-titles";
import { GameBrowser } from "./game-browser";
import { inPlace } from "./play-mocks";
import { describeOn, type StoreUnderTest } from "./stores";

const TODAY = "2026-11-21";
const NOON = `${TODAY}T10:00:00Z`;
const NOW = Date.parse(NOON);
const WEEK_MS = 7 * 24 * 60 * 60_000;
const WRONG = [0, 0, 0];

/** The engine's contract on every document store; each test has its own player. */
export function describePlayStores(tested: StoreUnderTest): void {
  describeOn(tested, "A player's games", (store) => {
    beforeAll(() => {
      inPlace.store = store();
    });
    describe.concurrent("played at once", () => {
      playsTogether();
      joins();
      claims();
      movesFormerData(store);
    });
  });
}

const stored = (game: unknown) => storedTitle(game as ServerGame);

const browserOf = (game: unknown, player: string | null = randomUUID(), now = NOON) =>
  new GameBrowser(game as ServerGame, { now, player });

function playsTogether() {
  it("two tabs that start at once play one attempt", async () => {
    const player = randomUUID();
    const tabs = [browserOf(askedTitle, player), browserOf(askedTitle, player)];
    const [one, other] = await Promise.all(tabs.map((tab) => tab.start()));
    expect(one?.attempt.id).toBe(other?.attempt.id);
  });

  it("two tabs that move at once: one of them has it, whole", async () => {
    const player = randomUUID();
    const first = browserOf(sealedTitle, player);
    const tabs = [first, browserOf(sealedTitle, player)];
    const started = await first.start();
    const sets = [
      [0, 0, 0],
      [3, 3, 3],
    ];
    await Promise.all(tabs.map((tab, index) => tab.moves(started, sets[index] ?? [])));
    const { attempt, streak } = await first.playing();
    expect(sets).toContainEqual(attempt.moves.map(({ move }) => move));
    expect(streak?.current).toBe(1);
  });

  it("two titles finished at once are both counted, on one date", async () => {
    const player = randomUUID();
    const tabs = [browserOf(sealedTitle, player), browserOf(askedTitle, player)];
    await Promise.all(tabs.map(async (tab) => tab.moves(await tab.start(), WRONG)));
    const dates = await readPlayedDates(storeInPlace(), player);
    expect([...(dates.get(TODAY) ?? [])].sort()).toEqual(["asked-doors", "sealed-doors"]);
  });

  it("no player moves in another's attempt", async () => {
    const [own, other] = [browserOf(sealedTitle), browserOf(sealedTitle)];
    const started = await own.start();
    const { reply } = await other.moves({ ...started, player: other.player }, WRONG);
    expect(reply).toMatchObject({ status: "refused", playing: null });
    expect((await other.moves(started, WRONG)).reply.status).toBe("not-yours");
    expect((await own.playing()).attempt.moves).toEqual([]);
  });
}

function joins() {
  it("a running attempt moves over to the account with its next move", async () => {
    const browser = browserOf(askedTitle, null);
    const started = await browser.start();
    await browser.moves(started, [0]);
    browser.player = randomUUID();
    const shown = await browser.playing();
    expect(shown).toMatchObject({ player: browser.player, attempt: { id: started.attempt.id } });
    await browser.moves(shown, [0, 0]);
    expect(browser.cookie("kb_play_asked-doors")).toBe("");
    expect((await browser.playing()).attempt.moves).toHaveLength(3);
    expect((await readPlayedDates(storeInPlace(), browser.player)).has(TODAY)).toBe(true);
  });

  it("a visitor's moves that waited stay a visitor's after the login", async () => {
    const browser = browserOf(sealedTitle, null);
    const started = await browser.start();
    browser.player = randomUUID();
    const { reply } = await browser.moves(started, [0]);
    expect(reply).toMatchObject({ status: "playing", playing: { player: null } });
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

  it("a history is claimed once, as a union, and its editions are Friendlies from then on", async () => {
    const browser = browserOf(sealedTitle, null, "2026-11-20T10:00:00Z");
    await browser.moves(await browser.start(), WRONG);
    browser.now = NOON;
    await browser.moves(await browser.start(), WRONG);
    const brought = await broughtBy(browser);
    expect(brought.finished.map(({ playedOn }) => playedOn)).toEqual(["2026-11-20", TODAY]);
    const player = randomUUID();
    const account = browserOf(sealedTitle, player, "2026-11-20T10:00:00Z");
    await account.moves(await account.start(), [2, 2, 2]);
    const claim = () => claimResults(storeInPlace(), player, brought.finished, NOW);
    expect(await claim()).toBe(1);
    expect(await claim()).toBe(0);
    const { results } = await readTitleRecord(storeInPlace(), player, stored(sealedTitle));
    expect(results.map(({ date, edition, score }) => [date, edition, score])).toEqual([
      ["2026-11-20", 5, 1],
      [TODAY, 1, 0],
    ]);
    account.now = NOON;
    expect((await account.start()).attempt.isFriendly).toBe(true);
  });
}

function claims() {
  /** A visitor who has finished today's edition, and what their browser brings to an account. */
  async function guest() {
    const browser = browserOf(sealedTitle, null);
    await browser.moves(await browser.start(), [1, 2, 3]);
    return { browser, brought: await broughtBy(browser) };
  }

  it("claimed results are shown with their moves, which the account then has everywhere", async () => {
    const { browser, brought } = await guest();
    const player = randomUUID();
    await claimResults(storeInPlace(), player, brought.finished, NOW);
    browser.player = player;
    browser.drop("kb_days");
    const { attempt } = await browser.playing();
    expect(attempt).toMatchObject({
      isFriendly: false,
      moves: [{ move: 1 }, { move: 2 }, { move: 3 }],
    });
    expect(browser.cookie("kb_play_sealed-doors")).toBe("");
    expect((await browserOf(sealedTitle, player).playing()).attempt).toEqual(attempt);
    expect((await browser.start()).attempt.id).toBe(attempt.id);
  });

  it("claimed results are known on every page before their attempt has moved", async () => {
    const { brought } = await guest();
    const player = randomUUID();
    await claimResults(storeInPlace(), player, brought.finished, NOW);
    const { current, streak } = await playerDays(pageRequest(player), {}, [
      storedTitle(sealedTitle as ServerGame),
      storedTitle(askedTitle as ServerGame),
    ]);
    expect(current).toMatchObject([{ slug: "sealed-doors", elapsed: 0, result: { score: 3 } }]);
    expect(streak.current).toBe(1);
  });

  it("another account at the same browser sees nothing of a claimed attempt", async () => {
    const { browser, brought } = await guest();
    await claimResults(storeInPlace(), randomUUID(), brought.finished, NOW);
    browser.player = randomUUID();
    browser.drop("kb_days");
    expect((await browser.page()).playing).toBeNull();
    expect((await browser.start()).attempt).toMatchObject({ isFriendly: false, moves: [] });
  });

  it("a claimed result never comes back to a browser's history, for the next account there", async () => {
    const { browser, brought } = await guest();
    await claimResults(storeInPlace(), randomUUID(), brought.finished, NOW);
    browser.drop("kb_days");
    expect((await browser.start({ friendly: "1" })).attempt.isFriendly).toBe(true);
    expect((await broughtBy(browser)).finished).toEqual([]);
    expect(browser.cookie("kb_days")).toBe("");
  });

  it("the time of the latest attempt is claimed with its result", async () => {
    const { brought } = await guest();
    const player = randomUUID();
    await claimResults(storeInPlace(), player, brought.finished, NOW);
    const { results } = await readTitleRecord(storeInPlace(), player, stored(sealedTitle));
    expect(results).toMatchObject([{ date: TODAY, score: 3, elapsed: 0 }]);
  });

  it("undo takes out exactly what a claim added, once", async () => {
    const player = randomUUID();
    const account = browserOf(askedTitle, player);
    await account.moves(await account.start(), WRONG);
    const before = await everythingOf(player);
    const { browser, brought } = await guest();
    await claimResults(storeInPlace(), player, brought.finished, NOW);
    browser.player = player;
    await browser.playing();
    await browser.start({ friendly: "1" });
    expect(await undoableResults(storeInPlace(), player, NOW)).toBe(1);
    expect(await undo(player)).toEqual(["sealed-doors"]);
    expect(await everythingOf(player)).toEqual(before);
    expect(await undo(player)).toEqual([]);
    expect(await everythingOf(player)).toEqual(before);
  });

  it("undo leaves an account that had nothing without a trace", async () => {
    const { brought } = await guest();
    const player = randomUUID();
    await claimResults(storeInPlace(), player, brought.finished, NOW);
    await undo(player);
    const nothing = { dates: null, titles: [null, null], attempts: [null, null], claim: null };
    expect(await everythingOf(player)).toEqual(nothing);
  });

  it("an unfinished attempt of the account goes on as a Friendly, and counts again after undo", async () => {
    const player = randomUUID();
    const account = browserOf(sealedTitle, player);
    const started = await account.start();
    await account.moves(started, [0]);
    const before = await everythingOf(player);
    const { browser, brought } = await guest();
    await claimResults(storeInPlace(), player, brought.finished, NOW);
    expect((await account.playing("?friendly=1")).attempt).toMatchObject({
      id: started.attempt.id,
      isFriendly: true,
    });
    browser.player = player;
    expect((await browser.playing()).attempt.moves).toHaveLength(3);
    await undo(player);
    expect(await everythingOf(player)).toEqual(before);
  });

  it("undo leaves a Friendly of the account's own at a past edition", async () => {
    const player = randomUUID();
    const { brought } = await guest();
    const account = browserOf(sealedTitle, player, "2026-11-22T10:00:00Z");
    const friendly = await account.start({ date: TODAY });
    await account.moves(friendly, WRONG);
    const before = await everythingOf(player);
    await claimResults(storeInPlace(), player, brought.finished, NOW);
    await undo(player);
    expect(await everythingOf(player)).toEqual(before);
  });

  it("undo is over after a week, and once what came along is kept", async () => {
    const { brought } = await guest();
    const [late, kept] = [randomUUID(), randomUUID()];
    for (const player of [late, kept]) {
      await claimResults(storeInPlace(), player, brought.finished, NOW);
    }
    await keepClaim(storeInPlace(), kept);
    expect(await undoableResults(storeInPlace(), kept, NOW)).toBe(0);
    expect(await undo(kept)).toEqual([]);
    expect(await undoableResults(storeInPlace(), late, NOW + WEEK_MS - 1)).toBe(1);
    expect(await undoableResults(storeInPlace(), late, NOW + WEEK_MS)).toBe(0);
    expect(await undo(late, NOW + WEEK_MS)).toEqual([]);
    expect((await readPlayedDates(storeInPlace(), late)).has(TODAY)).toBe(true);
  });
}

function movesFormerData(store: () => DocumentStore) {
  const answers = [0, 0].map((choice, index) => ({ choice, at: 1000 * (index + 1) }));
  const former = { edition: 1, date: TODAY, startedAt: Date.parse(NOON), answers, late: false };

  it("an account of the former version goes on where it was, streak and history and all", async () => {
    const [player, id, early] = [randomUUID(), randomUUID(), randomUUID()];
    const days = ["2026-11-19", "2026-11-20"].map((date) => ({
      date,
      correct: 3,
      total: 5,
      elapsed: 9000,
    }));
    await store().set("records", player, { userId: player, current: id, plays: 4, days });
    await store().set("attempts", id, { userId: player, ...former });
    const whole = [...answers, { choice: 1, at: 9000 }];
    const yesterday = { ...former, date: "2026-11-20", answers: whole };
    await store().set("attempts", early, { userId: player, ...yesterday });
    const other = browserOf(askedTitle, player);
    await other.moves(await other.start(), WRONG);
    expect(await store().get("records", player)).toBeNull();
    const browser = browserOf(formerTitle, player);
    const running = await browser.playing();
    expect(running.attempt).toMatchObject({ id, moves: [{ move: 0, at: 1000 }, { move: 0 }] });
    const { reply } = await browser.moves({ ...running, attempt: { ...running.attempt } }, [0]);
    expect(reply.playing?.streak).toMatchObject({ current: 3, best: 3 });
    expect(await store().get("attempts", id)).toBeNull();
    expect((await browser.playing("?date=2026-11-20")).attempt.id).toBe(early);
    const record = await readTitleRecord(store(), player, stored(formerTitle));
    expect(statisticsOf(record)).toMatchObject({ plays: 5, wins: 2 });
  });

  it("an attempt of the former version is found by its id alone", async () => {
    const [player, id] = [randomUUID(), randomUUID()];
    await store().set("attempts", id, { userId: player, ...former });
    const browser = browserOf(formerTitle, player);
    const moves = JSON.stringify([{ index: 2, move: 0, elapsed: null }]);
    const { reply } = await browser.script({ intent: "move", attempt: id, player, moves });
    expect(reply.playing?.attempt.moves).toHaveLength(3);
  });

  it("a visitor's cookie of the former version is read, and moved with the next move", async () => {
    const browser = browserOf(formerTitle, null);
    const value = { id: randomUUID(), ...former };
    const stored = await createCookie("kb_quiz", { secrets: [testSecret] }).serialize(value);
    browser.plant(sentBack(stored));
    const { reply } = await browser.moves(await browser.playing(), [0]);
    expect(reply.playing?.attempt).toMatchObject({ id: value.id, date: TODAY });
    expect(reply.playing?.streak?.current).toBe(1);
    expect(browser.cookie("kb_quiz")).toBe("");
    expect(browser.cookie("kb_play_full-time-quiz")).not.toBe("");
  });
}

const testGameAt = (slug: string) =>
  [askedTitle, sealedTitle, formerTitle].find(({ rules }) => rules.slug === slug) as
    | ServerGame
    | undefined;

const gameAt = (slug: string) => testGameAt(slug) ?? null;

/** What a browser brings to the page that logs in, which gets no cookie of a title's path. */
const broughtBy = (browser: GameBrowser) =>
  readGuestHistory(cookieRequest(browser.cookie("kb_days")), gameAt);

/** Any page, asked for by a player. */
const pageRequest = (player: string) =>
  new Request("http://localhost/", {
    headers: { "x-player": player, "x-test-hooks": JSON.stringify({ now: NOON }) },
  });

const undo = (player: string, now = NOW) => undoClaim(storeInPlace(), player, now, gameAt);

/** All that the store has of a player of the two titles. */
async function everythingOf(player: string) {
  const store = storeInPlace();
  const slugs = ["sealed-doors", "asked-doors"];
  const each = (collection: string, end = "") =>
    Promise.all(slugs.map((slug) => store.get(collection, `${player}.${slug}${end}`)));
  return {
    dates: await store.get("dates", player),
    titles: await each("titles"),
    attempts: await each("attempts", `.${TODAY}`),
    claim: await store.get("claims", player),
  };
}

function storeInPlace(): DocumentStore {
  if (!inPlace.store) throw new Error("No store is open.");
  return inPlace.store;
}
