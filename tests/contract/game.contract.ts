import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { DocumentStore } from "~/platform/storage/document-store";
import { unseal } from "~/play/browser/unseal";
import { editionNumberOn, periodOf } from "~/play/editions/schedule.server";
import type { Playing } from "~/play/rules/playing";
import { GameBrowser } from "./game-browser";
import { editionOf, finish, formOf, playingIn, resultsOf, stateOf, verdictOf } from "./game-steps";
import { readsLogsByTheirRules } from "./game-versions.contract";
import { gradesAgain } from "./game-voids.contract";
import { inPlace } from "./play-mocks";
import { describeOn, type StoreUnderTest } from "./stores";
import type { AnyEdition } from "./title-moves";
import { type TitleUnderTest, titles } from "./titles";

const TODAY = "2026-11-25";
const NOON = `${TODAY}T10:00:00Z`;

type Store = () => DocumentStore;

/** The contract of every title, for a visitor and for an account on a store; each test has its own player. */
export function describeGames(tested: StoreUnderTest): void {
  describeOn(tested, "Titles", (store) => {
    beforeAll(() => {
      inPlace.store = store();
    });
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
    staysWhatItIs(title, open);
    givesNothingAway(title, open);
    gradesAgain(title, (game) => open(NOON, game), store);
  });
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

  it("never resumes a Friendly in place of the result", async () => {
    const browser = open();
    const result = await finish(title, browser, "win");
    const friendly = await browser.start({ friendly: "1" });
    expect((await browser.start({ friendly: "1" })).attempt.id).not.toBe(friendly.attempt.id);
    expect((await browser.playing()).attempt.id).toBe(result.attempt.id);
  });
}

function marksWhatIsTooQuick(title: TitleUnderTest, open: Open, store: Store) {
  const { minMoveMs } = title.game;

  /** A win whose moves arrive together, so long after the kick-off, with these times claimed. */
  async function winIn(least: number, elapsed: number | null, fields?: Record<string, string>) {
    const browser = open();
    if (fields) await finish(title, browser, "loss");
    const started = await browser.start(fields);
    const moves = title.win(editionOf(title, started));
    browser.now = new Date(Date.parse(NOON) + least + moves.length * minMoveMs).toISOString();
    const { reply } = await browser.moves(started, moves, 0, elapsed);
    return { browser, moves, playing: playingIn(reply) };
  }

  it.each<[string, number, number | null]>([
    ["came a millisecond too early", -1, null],
    ["came too early, whatever time is claimed", -1, 60_000],
    ["came minutes later, with no time claimed to have passed", 270_000, 0],
  ])("marks a result that %s, and tells its player", async (_, least, elapsed) => {
    const { browser, moves, playing } = await winIn(least, elapsed);
    expect(playing.tooQuick).toMatch(
      new RegExp(`^Too quick to be ranked: ${moves.length} moves? in \\d+\\.\\d s\\.$`),
    );
    expect((await browser.playing()).tooQuick).toBe(playing.tooQuick);
    expect(playing.shareUrl).not.toBeNull();
    const marked = [{ isWin: true, isTooQuick: true }];
    expect(await resultsOf(browser, store)).toMatchObject(marked);
  });

  it("marks no result that took its time, and no Friendly", async () => {
    const { browser, playing } = await winIn(0, null);
    expect(playing).not.toHaveProperty("tooQuick");
    const [result] = await resultsOf(browser, store);
    expect(result).not.toHaveProperty("isTooQuick");
    const { playing: friendly } = await winIn(-1, null, { friendly: "1" });
    expect(friendly).not.toHaveProperty("tooQuick");
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
    for (const odd of ["2026-12-24", "2025-01-01", "x", "2026-02-30"]) {
      expect((await browser.page(`?date=${odd}`)).offer?.isCurrent).toBe(true);
    }
  });
}

function givesNothingAway(title: TitleUnderTest, open: Open) {
  it("shows nothing of the answer before the move that earns it", async () => {
    const browser = open();
    const started = await browser.start();
    const edition = editionOf(title, started);
    const secrets = secretsOf(title, edition);
    const moves = title.loss(edition);
    let reply: unknown = started;
    for (const [count, move] of moves.entries()) {
      const earned = [...(title.earned?.(edition, count) ?? []), ...moves.slice(0, count)];
      const page = await browser.page();
      const playing = playingIn(page);
      // The HTML is rendered from the state, which a sealed title's page does not have as data.
      const shown = textsIn([page, reply, stateOf(title, edition, playing)]);
      for (const secret of secrets)
        if (!earned.includes(secret))
          expect(shown.filter((text) => text.includes(secret))).toEqual([]);
      ({ reply } = await browser.moves(playing, [move]));
    }
  });

  it("puts no record's id, answer or explanation into the plain data of any edition", () => {
    const { edition, facts, rules, schedule } = title.game;
    for (const number of new Set(schedule.editions)) {
      const kickedOff = edition(number);
      if (!kickedOff) continue;
      const { puzzle, answer } = kickedOff;
      const shown = textsIn([puzzle, facts(puzzle), rules.play(puzzle, answer, [], [])]);
      const earned = title.earned?.(kickedOff, 0) ?? [];
      const told = secretsOf(title, kickedOff).filter(
        (secret) => !earned.includes(secret) && shown.some((text) => text.includes(secret)),
      );
      expect(told, `No. ${number}`).toEqual([]);
    }
  });

  it("tells what belongs to the next day only once it has come", async () => {
    if (!title.heldBack) return;
    const browser = open();
    const started = await browser.start();
    const edition = editionOf(title, started);
    const secrets = title.heldBack(edition);
    const isTold = (playing: Playing) => {
      const { sealed } = playing;
      const shown = textsIn([playing, sealed === null ? null : unseal(sealed)]);
      return secrets.some((secret) => shown.some((text) => text.includes(secret)));
    };
    expect(isTold(started)).toBe(false);
    const over = await browser.moves(started, title.loss(edition));
    expect(isTold(playingIn(over.reply))).toBe(false);
    expect(isTold(await browser.playing())).toBe(false);
    browser.now = "2026-12-02T10:00:00Z";
    expect(isTold(await browser.playing(`?date=${started.attempt.date}`))).toBe(true);
  });

  it("says what a report of it is about, and not the answer", async () => {
    const edition = editionOf(title, await open().start());
    for (const id of title.records(edition)) {
      const shown = JSON.stringify(title.game.reported(id));
      for (const secret of secretsOf(title, edition)) expect(shown).not.toContain(secret);
    }
    expect(title.game.reported("nothing")).toBeNull();
  });

  it("shares squares and not a letter", async () => {
    const playing = await finish(title, open(), "loss");
    const edition = editionOf(title, playing);
    const squares = title.game.rules.squares(stateOf(title, edition, playing));
    expect(squares).not.toBe("");
    expect(squares).not.toMatch(/[\p{L}\p{N}]/u);
  });
}

/** What a title says is secret, but for texts so short that they stand in others by chance. */
function secretsOf(title: TitleUnderTest, edition: AnyEdition): string[] {
  const secrets = title.secrets(edition).filter(({ length }) => length > 3);
  expect(secrets.length).toBeGreaterThan(0);
  return secrets;
}

/** All texts and numbers of a value, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string" || typeof value === "number") return [String(value)];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
