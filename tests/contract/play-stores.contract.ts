import { randomUUID } from "node:crypto";
import { createCookie } from "@remix-run/node";
import { beforeAll, describe, expect, it } from "vitest";
import type { DocumentStore } from "~/platform/storage/document-store";
import { readPlayedDates, readTitleRecord } from "~/play/player-records.server";
import { statisticsOf } from "~/play/results";
import { testSecret } from "../fixtures/rules-environment";
import { sentBack } from "../fixtures/rules-request";
import { askedTitle, formerTitle, sealedTitle } from "../fixtures/test-titles";
import { claims } from "./play-claims.contract";
import { inPlace } from "./play-mocks";
import { browserOf, NOON, stored, storeInPlace, TODAY, WRONG } from "./play-steps";
import { describeOn, type StoreUnderTest } from "./stores";

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
