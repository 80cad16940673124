import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { readPlayedDates } from "~/play/player-records.server";
import { askedTitle, sealedTitle } from "../fixtures/test-titles";
import { claims } from "./play-claims.contract";
import { inPlace } from "./play-mocks";
import { browserOf, storeInPlace, TODAY, WRONG } from "./play-steps";
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
