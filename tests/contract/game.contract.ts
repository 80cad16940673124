import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { DocumentStore } from "~/platform/storage/document-store";
import { editionNumberOn, periodOf } from "~/play/editions/schedule.server";
import { GameBrowser } from "./game-browser";
import { givesNothingAway } from "./game-secrets.contract";
import { editionOf, finish, formOf, playingIn, resultsOf, verdictOf } from "./game-steps";
import { ranks } from "./game-tables.contract";
import { countsForAll } from "./game-tally.contract";
import { marksWhatIsTooQuick } from "./game-too-quick.contract";
import { readsLogsByTheirRules } from "./game-versions.contract";
import { gradesAgain } from "./game-voids.contract";
import { tellsWhatWaits } from "./game-waiting.contract";
import { inPlace } from "./play-mocks";
import { describeOn, type StoreUnderTest } from "./stores";
import type { TitleUnderTest } from "./title-contract";
import { titles } from "./titles";

const TODAY = "2026-11-25";
const NOON = `${TODAY}T10:00:00Z`;

type Store = () => DocumentStore;

/** The contract of every title, for a visitor and for an account on a store; each test has its own player. */
export function describeGames(tested: StoreUnderTest): void {
  describeOn(tested, "Titles", (store) => {
    beforeAll(() => {
      inPlace.store = store();
    });
    // SQLite answers at once: without a break the runner would hear nothing from here for a minute, and give up.
    afterEach(() => new Promise<void>((resolve) => setImmediate(resolve)));
    for (const title of titles) describeGame(title, store);
    readsLogsByTheirRules(store);
  });
}

function describeGame(title: TitleUnderTest, store: Store): void {
  const { slug } = title.game.rules;
  describe.concurrent.each(["a visitor", "an account"])(`${slug} for %s`, (who) => {
    const open = (now = NOON, game = title.game) =>
      new GameBrowser(game, { now, player: who === "an account" ? randomUUID() : null });
    playsThrough(title, open);
    countsOnce(title, open, store);
    marksWhatIsTooQuick(title, open, store);
    countsForAll(title, open, store);
    staysWhatItIs(title, open);
    givesNothingAway(title, open);
    if (title.game.underWay) tellsWhatWaits(title, open, store);
    gradesAgain(title, (game) => open(NOON, game), store);
  });
  if (title.game.hasTables) {
    const open = (player: string | null) => new GameBrowser(title.game, { now: NOON, player });
    ranks(title, open, store);
  }
}

type Open = (now?: string) => GameBrowser;

function playsThrough(title: TitleUnderTest, open: Open) {
  it.each(["win", "loss"] as const)(
    "goes from start to result by forms alone: a %s",
    async (end) => {
      const browser = open();
      expect((await browser.page()).offer?.isCurrent).toBe(true);
      expect(await browser.form({ intent: "start" })).toMatchObject({
        status: 303,
        location: browser.path,
      });
      const edition = editionOf(title, await browser.playing());
      for (const [index, move] of title[end](edition).entries()) {
        const playing = await browser.playing();
        expect(playing.attempt.moves).toHaveLength(index);
        expect(verdictOf(title, edition, playing)).toBeNull();
        const fields = { ...formOf(playing), ...title.fields(move) };
        expect((await browser.form(fields)).status).toBe(303);
      }
      const playing = await browser.playing();
      expect(verdictOf(title, edition, playing)?.isWin).toBe(end === "win");
      expect(playing.streak).toMatchObject({ current: 1, best: 1, state: "running" });
    },
  );

  it("goes on where it was at the next visit, in one go of moves by script too", async () => {
    const browser = open();
    const started = await browser.start();
    const [first, ...others] = title.loss(editionOf(title, started));
    await browser.moves(started, [first]);
    expect((await browser.start()).attempt.id).toBe(started.attempt.id);
    const { reply } = await browser.moves(await browser.playing(), others);
    expect(verdictOf(title, editionOf(title, started), playingIn(reply))?.isWin).toBe(false);
  });

  it("keeps what was typed when a move is refused", async () => {
    const browser = open();
    const playing = await browser.start();
    const reply = await browser.form({ ...formOf(playing), ...title.refused });
    expect(reply).toMatchObject({ status: 400, typed: title.refused });
    expect(reply.problem).toMatch(/\.$/);
    expect((await browser.playing()).attempt.moves).toEqual([]);
  });

  const { early } = title;
  it.runIf(early)("refuses what has not come yet, by form and by script, at no cost", async () => {
    const browser = open(early?.now);
    const playing = await browser.start();
    for (const move of early?.moves ?? []) {
      const reply = await browser.form({ ...formOf(playing), ...title.fields(move) });
      expect(reply).toMatchObject({ status: 400, typed: title.fields(move) });
      expect(reply.problem).toMatch(early?.problem ?? "");
      const { reply: scripted } = await browser.moves(playing, [move]);
      expect(scripted).toMatchObject({ status: "refused", message: reply.problem });
    }
    expect((await browser.playing()).state).toEqual(playing.state);
  });

  it("reads a number in a form in plain decimal digits alone", async () => {
    const browser = open();
    const playing = await browser.start();
    const [move] = title.win(editionOf(title, playing));
    const fields: Record<string, string> = { ...formOf(playing), ...title.fields(move) };
    const numbers = Object.entries(fields).filter(([, value]) => /^\d+$/.test(value));
    for (const [name, value] of numbers) {
      const hex = `0x${Number(value).toString(16)}`;
      for (const odd of [hex, `0${value}`, `+${value}`, ` ${value}`, `${value}.0`, `${value}e0`]) {
        const reply = await browser.form({ ...fields, [name]: odd });
        expect(reply, `${name}=${odd}`).toMatchObject({ status: 400 });
        expect(reply.problem).toMatch(/\.$/);
      }
    }
    expect((await browser.playing()).attempt.moves).toEqual([]);
    expect((await browser.form(fields)).status).toBe(303);
  });

  it("refuses a move with a wrong date, and loses nothing", async () => {
    const browser = open();
    const playing = await browser.start();
    const [move] = title.win(editionOf(title, playing));
    const fields = { ...formOf(playing), ...title.fields(move) };
    const moves = JSON.stringify([{ index: 0, move, elapsed: null }]);
    const { intent, attempt } = fields;
    for (const date of ["", "today", "2026-02-30", "2026-11-19", "2027-11-25"]) {
      const reply = await browser.form({ ...fields, date });
      expect(reply).toMatchObject({ status: 400, typed: title.fields(move) });
      expect(reply.problem).toContain("date");
      const scripted = await browser.script({ intent, attempt, date, moves });
      expect(scripted).toMatchObject({ status: 400, reply: { message: reply.problem } });
    }
    expect((await browser.playing()).attempt).toEqual(playing.attempt);
    expect((await browser.form(fields)).status).toBe(303);
    expect((await browser.playing()).attempt.moves).toHaveLength(1);
  });

  it("says so when a form makes no sense", async () => {
    const browser = open();
    const { attempt } = await browser.start();
    for (const fields of [{}, { intent: "cheat" }, { intent: "move", attempt: attempt.id }]) {
      expect(await browser.form(fields)).toMatchObject({ status: 400, location: null });
    }
    const stray = { intent: "move", attempt: randomUUID(), index: "0" };
    const [move] = title.win(editionOf(title, await browser.playing()));
    expect((await browser.form({ ...stray, ...title.fields(move) })).location).toBe(browser.path);
  });
}

function countsOnce(title: TitleUnderTest, open: Open, store: Store) {
  it("changes nothing when a move is posted twice, ahead, late or after the end", async () => {
    const browser = open();
    const started = await browser.start();
    const moves = title.loss(editionOf(title, started));
    await browser.moves(started, moves.slice(1), 1);
    expect((await browser.playing()).attempt.moves).toEqual([]);
    await browser.moves(started, moves.slice(0, 1), 0);
    const once = await browser.playing();
    await browser.moves(started, moves.slice(0, 1), 0);
    expect((await browser.playing()).attempt).toEqual(once.attempt);
    await browser.moves(started, moves, 0);
    const over = await browser.playing();
    await browser.moves(over, moves, 0);
    await browser.moves(over, moves.slice(0, 1));
    expect((await browser.playing()).attempt).toEqual(over.attempt);
    expect(await resultsOf(browser, store)).toHaveLength(1);
  });

  it("changes nothing for garbage", async () => {
    const browser = open();
    const { attempt } = await browser.start();
    const text = fc.oneof(fc.string(), fc.json());
    const fields = fc.record(
      {
        moves: text,
        index: text,
        date: fc.oneof(text, fc.constant(TODAY)),
        player: fc.constant(""),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(fields, async (garbage) => {
        if (browser.player !== null && garbage.player === "") return;
        const { reply } = await browser.script({ intent: "move", attempt: attempt.id, ...garbage });
        expect(reply.status).toBe("refused");
      }),
      { numRuns: 15 },
    );
    expect((await browser.playing()).attempt).toEqual(attempt);
  });

  it("counts the first finished attempt, and never a Friendly", async () => {
    const browser = open();
    const result = await finish(title, browser, "loss");
    const counted = await resultsOf(browser, store);
    expect((await browser.start()).attempt.id).toBe(result.attempt.id);
    const friendly = await finish(title, browser, "win", { friendly: "1" });
    expect(friendly.attempt).toMatchObject({ isFriendly: true, date: result.attempt.date });
    expect((await browser.playing()).attempt).toEqual(result.attempt);
    expect((await browser.playing("?friendly=1")).attempt).toEqual(friendly.attempt);
    expect(await resultsOf(browser, store)).toEqual(counted);
    expect(counted).toMatchObject([{ isWin: false }]);
  });

  it("gives a Friendly what is its own, keeps it, and never gives it to a result", async () => {
    const browser = open();
    const result = await finish(title, browser, "loss");
    expect(result.attempt.options).toEqual([]);
    const { attempt } = await browser.start({ friendly: "1" });
    expect(attempt.options).toHaveLength(title.game.replayOptions?.().length ?? 0);
    expect((await browser.playing("?friendly=1")).attempt).toEqual(attempt);
    expect((await browser.playing()).attempt).toEqual(result.attempt);
  });

  it("never resumes a Friendly in place of the result", async () => {
    const browser = open();
    const result = await finish(title, browser, "win");
    const friendly = await browser.start({ friendly: "1" });
    expect((await browser.start({ friendly: "1" })).attempt.id).not.toBe(friendly.attempt.id);
    expect((await browser.playing()).attempt.id).toBe(result.attempt.id);
  });
}

function staysWhatItIs(title: TitleUnderTest, open: Open) {
  const { schedule } = title.game;

  it("has the edition of the player's own date", async () => {
    const browser = open(`${TODAY}T23:30:00Z`);
    browser.plant("tz=America%2FNew_York");
    const west = await browser.start();
    expect(west.attempt.date).toBe(periodOf(schedule, TODAY));
    const east = open(`${TODAY}T23:30:00Z`);
    east.plant("tz=Pacific%2FAuckland");
    const { attempt } = await east.start();
    expect(attempt.date).toBe(periodOf(schedule, "2026-11-26"));
    expect(attempt.edition).toBe(editionNumberOn(schedule, "2026-11-26"));
  });

  it("goes on past midnight, and in another time zone, with the edition it was started on", async () => {
    const browser = open();
    const started = await browser.start();
    browser.now = schedule.period === "day" ? "2026-11-26T10:00:00Z" : "2026-11-28T10:00:00Z";
    browser.plant("tz=Asia%2FTokyo");
    const shown = await browser.playing();
    expect(shown).toMatchObject({ isCurrent: false, attempt: started.attempt });
    const moves = title.win(editionOf(title, started));
    expect(playingIn((await browser.moves(shown, moves)).reply).attempt.edition).toBe(
      started.attempt.edition,
    );
    const next = await browser.start();
    expect(next.attempt.date > started.attempt.date).toBe(true);
  });

  it("has past editions as Friendlies, and none that lie ahead", async () => {
    const past = periodOf(schedule, schedule.period === "day" ? "2026-12-01" : "2026-11-24");
    const browser = open("2026-12-02T10:00:00Z");
    expect((await browser.page(`?date=${past}`)).offer).toMatchObject({
      date: past,
      isCurrent: false,
    });
    const { attempt } = await browser.start({ date: past });
    expect(attempt).toMatchObject({ date: past, edition: editionNumberOn(schedule, past) });
    expect(attempt.isFriendly).toBe(true);
    expect((await browser.playing(`?date=${past}`)).attempt).toEqual(attempt);
    expect((await browser.start({ date: past })).attempt).toEqual(attempt);
    expect((await browser.start({ date: past, friendly: "1" })).attempt.id).not.toBe(attempt.id);
    for (const odd of ["2026-12-24", "2025-01-01", "x", "2026-02-30"]) {
      expect((await browser.page(`?date=${odd}`)).offer?.isCurrent).toBe(true);
    }
  });
}
