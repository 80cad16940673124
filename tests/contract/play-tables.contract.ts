import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { claimGames } from "~/play/player/claims.server";
import { FINISHES, finishKey } from "~/play/player/finishes.server";
import { standingKey, standingsTable } from "~/play/player/standings.server";
import { hideFromTables, showInTables } from "~/play/player/table-players.server";
import {
  dayTable,
  readTable,
  rowsAround,
  spanTable,
  type TableRow,
} from "~/play/player/tables.server";
import type { ServerGame } from "~/play/rules/server-game.server";
import { askedTitle } from "../fixtures/test-titles";
import type { GameBrowser } from "./game-browser";
import { playerIdOf } from "./game-steps";
import { browserOf, NOON, stored, storeInPlace, TODAY } from "./play-steps";

/** A title with tables that nobody has played. Each day's right answers are those of its edition. */
const freshTitle = (): ServerGame =>
  ({
    ...askedTitle,
    rules: { ...askedTitle.rules, slug: `table-${randomUUID()}` },
    hasTables: true,
  }) as unknown as ServerGame;

/** An account, shown in tables unless it is said not to be. */
async function accountOf(game: ServerGame, isShown = true, now = NOON): Promise<GameBrowser> {
  const id = randomUUID();
  if (isShown) await showInTables(storeInPlace(), id, Date.parse(now));
  return browserOf(game, id, now);
}

const after = (now: string, ms: number) => new Date(Date.parse(now) + ms).toISOString();

/** The moves that come to a score. */
function movesFor({ edition }: ServerGame, number: number, score: number): number[] {
  const { answer } = edition(number) ?? {};
  return (answer as { right: number[] }).right.map((door, index) =>
    index < score ? door : (door + 1) % 4,
  );
}

/** Plays an attempt to its end: all moves arrive so long after the kick-off. */
async function play(browser: GameBrowser, { score = 3, ms = 9000 } = {}) {
  const started = await browser.start();
  return finish(browser, started, { score, ms });
}

async function finish(
  browser: GameBrowser,
  started: Awaited<ReturnType<GameBrowser["start"]>>,
  { score = 3, ms = 9000 } = {},
) {
  browser.now = after(browser.now, ms);
  await browser.moves(started, movesFor(browser.game, started.attempt.edition, score));
  return finishKey(browser.game.rules.slug, started.attempt.date, started.attempt.id);
}

const tableOf = ({ rules }: ServerGame) => dayTable(rules.slug, TODAY);
const places = (rows: readonly TableRow[]) => rows.map(({ id, place }) => [id, place]);
const whose = (rows: readonly TableRow[]) => rows.map(({ data }) => data.userId);

/** The tables of titles on every store. */
export function tables(numRuns: number): void {
  describe.concurrent("in a table", () => {
    it("stand by score, then time, then who was first; equals share a place", async () => {
      const game = freshTitle();
      const ids: string[] = [];
      for (const result of [
        { score: 2, ms: 4000 },
        { score: 3, ms: 9000 },
        { score: 3, ms: 8000 },
        { score: 3, ms: 9000 },
        { score: 1, ms: 3000 },
      ]) {
        ids.push(await play(await accountOf(game), result));
      }
      const [two, nine, eight, nineToo, one] = ids;
      const { rows, count } = await readTable(storeInPlace(), tableOf(game));
      expect(count).toBe(5);
      expect(
        rows
          .slice(0, 1)
          .concat(rows.slice(3))
          .map(({ id }) => id),
      ).toEqual([eight, two, one]);
      expect(new Set(rows.slice(1, 3).map(({ id }) => id))).toEqual(new Set([nine, nineToo]));
      expect(rows.map(({ place }) => place)).toEqual([1, 2, 2, 4, 5]);
    });

    it("stand by all questions, though one of them was voided in between", async () => {
      const game = freshTitle();
      await play(await accountOf(game), { score: 2, ms: 5000 });
      const late = await accountOf(game);
      late.game = {
        ...game,
        edition: (number: number, voided = ["door-0"]) => game.edition(number, voided),
      };
      await play(late, { score: 3, ms: 9000 });
      const { rows } = await readTable(storeInPlace(), tableOf(game));
      expect(whose(rows)[0]).toBe(late.player);
      expect(rows.map(({ data }) => [data.score, data.outOf])).toEqual([
        [2, 2],
        [2, 3],
      ]);
    });

    it("have accounts alone, that asked for it before they kicked off, and no Friendly", async () => {
      const game = freshTitle();
      await play(browserOf(game, null));
      const hidden = await accountOf(game, false);
      const started = await hidden.start();
      await showInTables(storeInPlace(), playerIdOf(hidden), Date.parse(NOON));
      await finish(hidden, started);
      const shown = await accountOf(game);
      const own = await play(shown, { score: 1 });
      await finish(shown, await shown.start({ friendly: "1" }), { score: 3 });
      await finish(shown, await shown.start({ date: "2026-11-18" }), { score: 3 });
      const { rows, count } = await readTable(storeInPlace(), tableOf(game));
      expect(count).toBe(1);
      expect(places(rows)).toEqual([[own, 1]]);
    });

    it("are none that were too quick, and no time is better than 1.5 s before its arrival", async () => {
      const game = freshTitle();
      await play(await accountOf(game), { ms: 299 });
      const slow = await accountOf(game);
      const started = await slow.start();
      slow.now = after(slow.now, 60_000);
      await slow.moves(started, movesFor(game, started.attempt.edition, 3), 0, 400);
      const { rows } = await readTable(storeInPlace(), tableOf(game));
      expect(whose(rows)).toEqual([slow.player]);
      expect(rows[0]?.data.rank).toContain(" 000058500|");
    });

    it("loses who hides at once, also a game that is running, and shown again they begin anew", async () => {
      const game = freshTitle();
      const [one, other] = [await accountOf(game), await accountOf(game)];
      const id = await play(one);
      const running = await other.start();
      for (const { player } of [one, other]) await hideFromTables(storeInPlace(), String(player));
      await finish(other, running);
      await showInTables(storeInPlace(), String(one.player), Date.parse(NOON));
      expect(await readTable(storeInPlace(), tableOf(game))).toEqual({ rows: [], count: 0 });
      const week = spanTable(game.rules.slug, "week", TODAY);
      expect(await readTable(storeInPlace(), week)).toEqual({ rows: [], count: 0 });
      expect(await storeInPlace().get(FINISHES, id)).toMatchObject({
        score: 3,
        userId: one.player,
      });
      expect(await rowsAround(storeInPlace(), tableOf(game), id)).toEqual([]);
    });

    it("is one's own place by the same rule, whoever is around it", async () => {
      const finishes = fc.array(
        fc.record({ score: fc.nat({ max: 3 }), ms: fc.constantFrom(3000, 4000, 5000) }),
        { minLength: 1, maxLength: 9 },
      );
      await fc.assert(
        fc.asyncProperty(finishes, async (all) => {
          const game = freshTitle();
          const ids: string[] = [];
          for (const one of all) ids.push(await play(await accountOf(game), one));
          const { rows } = await readTable(storeInPlace(), tableOf(game));
          const isBetter = (one: (typeof all)[number], other: (typeof all)[number]) =>
            one.score === other.score ? one.ms < other.ms : one.score > other.score;
          for (const [index, own] of all.entries()) {
            const place = 1 + all.filter((other) => isBetter(other, own)).length;
            expect(rows.find(({ id }) => id === ids[index])?.place).toBe(place);
          }
          for (const [at, { id }] of rows.entries()) {
            const around = await rowsAround(storeInPlace(), tableOf(game), id);
            expect(places(around)).toEqual(places(rows.slice(Math.max(0, at - 2), at + 3)));
          }
        }),
        { numRuns: Math.max(2, Math.floor(numRuns / 10)) },
      );
    });

    it("add up the points of a week's and a season's days, each day once", async () => {
      const game = freshTitle();
      const browser = await accountOf(game, true, "2026-11-20T10:00:00Z");
      for (const [now, score] of [
        ["2026-11-20T10:00:00Z", 1],
        ["2026-11-21T10:00:00Z", 3],
        ["2026-11-23T10:00:00Z", 2],
      ] as const) {
        browser.now = now;
        await play(browser, { score });
        await play(browser, { score: 3 });
      }
      const own = async (span: "week" | "season", date: string) => {
        const table = spanTable(game.rules.slug, span, date);
        const id = standingKey(standingsTable(game.rules.slug, span, date), String(browser.player));
        const [row] = await rowsAround(storeInPlace(), table, id);
        return row?.data.points;
      };
      expect(await own("week", "2026-11-21")).toBe(1200);
      expect(await own("week", "2026-11-23")).toBe(600);
      expect(await own("season", "2026-11-23")).toBe(1800);
    });
  });

  describe.concurrent("who knew an edition before", () => {
    it("as a visitor is in no table", async () => {
      const game = freshTitle();
      const browser = browserOf(game, null);
      const begun = await browser.start();
      const userId = randomUUID();
      await showInTables(storeInPlace(), userId, Date.parse(NOON));
      const move = { visitorId: playerIdOf(browser), userId };
      await claimGames(storeInPlace(), [stored(game)], move, Date.parse(NOON));
      browser.player = userId;
      await finish(browser, { ...begun, player: userId });
      expect((await readTable(storeInPlace(), tableOf(game))).count).toBe(0);
    });

    it("as a visitor loses the place of the attempt that was running elsewhere", async () => {
      const game = freshTitle();
      const account = await accountOf(game);
      const running = await account.start();
      const visitor = browserOf(game, null);
      await visitor.start();
      const move = { visitorId: playerIdOf(visitor), userId: String(account.player) };
      await claimGames(storeInPlace(), [stored(game)], move, Date.parse(NOON));
      await finish(account, running);
      expect((await readTable(storeInPlace(), tableOf(game))).count).toBe(0);
    });

    it("under another account in the same browser is in no table", async () => {
      const game = freshTitle();
      const browser = await accountOf(game);
      const [first, second] = [String(browser.player), randomUUID()];
      await showInTables(storeInPlace(), second, Date.parse(NOON));
      await play(browser);
      browser.player = second;
      await play(browser);
      const { rows } = await readTable(storeInPlace(), tableOf(game));
      expect(whose(rows)).toEqual([first]);
    });

    it("from another account that looked in between is in no table either", async () => {
      const game = freshTitle();
      const browser = await accountOf(game);
      const [first, second] = [String(browser.player), randomUUID()];
      const running = await browser.start();
      browser.player = second;
      await play(browser);
      browser.player = first;
      await finish(browser, running);
      expect((await readTable(storeInPlace(), tableOf(game))).count).toBe(0);
    });

    it("is ranked again with the next edition", async () => {
      const game = freshTitle();
      const browser = await accountOf(game, true, "2026-11-20T10:00:00Z");
      const second = String(browser.player);
      browser.player = randomUUID();
      await browser.start();
      browser.player = second;
      await play(browser);
      browser.now = NOON;
      await play(browser);
      const { rows } = await readTable(storeInPlace(), tableOf(game));
      expect(whose(rows)).toEqual([second]);
    });
  });
}
