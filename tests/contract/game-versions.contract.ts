import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { DocumentStore } from "~/platform/storage/document-store";
import type { Game } from "~/play/rules/game";
import type { ServerGame } from "~/play/rules/server-game.server";
import { playProblems } from "~/play/screen/play-texts";
import { GameBrowser } from "./game-browser";
import { editionOf, finish, resultsOf } from "./game-steps";
import { titles } from "./titles";

const YESTERDAY = "2026-11-24";
const THEN = `${YESTERDAY}T10:00:00Z`;
const NOW = "2026-11-25T10:00:00Z";

const spotKick = titles.find(({ game }) => game.rules.slug === "spot-kick");
if (!spotKick) throw new Error("There is no Spot Kick.");
const { game } = spotKick;
const LATER = game.rules.version + 1;

/** Spot Kick with other odds, as a later release may have it: hardly a kick is on target. */
function laterRelease(former: readonly ServerGame[]): ServerGame {
  const { rules } = game;
  const hard = (puzzle: unknown) => {
    const { aim, ...rest } = puzzle as { aim: Record<string, readonly number[]> };
    const worse = Object.entries(aim).map(([style, odds]) => [style, odds.map(() => 0)]);
    return { ...rest, aim: Object.fromEntries(worse) };
  };
  const changed: Game<unknown, unknown, unknown, unknown> = {
    ...rules,
    version: LATER,
    play: (puzzle, ...log) => rules.play(hard(puzzle), ...log),
  };
  return { ...game, rules: changed, former };
}

/** A log is read by the rules that it names, for a visitor and for an account. */
export function readsLogsByTheirRules(store: () => DocumentStore): void {
  describe.concurrent.each(["a visitor", "an account"])("after a change of rules, %s", (who) => {
    const opened = (now: string) =>
      new GameBrowser(game, { now, player: who === "an account" ? randomUUID() : null });

    async function finishedYesterday() {
      const browser = opened(THEN);
      const over = await finish(spotKick as NonNullable<typeof spotKick>, browser, "win");
      const results = await resultsOf(browser, store);
      expect(results).toMatchObject([{ isWin: true }]);
      browser.now = NOW;
      return { browser, over, results };
    }

    it("sees yesterday's board agree with its record, and plays today's by the new ones", async () => {
      const { browser, over, results } = await finishedYesterday();
      browser.game = laterRelease([game]);
      const shown = await browser.playing(`?date=${YESTERDAY}`);
      expect(shown.state).toEqual(over.state);
      expect(shown.shareUrl).toBe(over.shareUrl);
      expect(await resultsOf(browser, store)).toEqual(results);
      expect((await browser.start()).attempt.rules).toBe(LATER);
    });

    it("goes on with a running attempt by the rules of its kick-off", async () => {
      const browser = opened(NOW);
      const started = await browser.start();
      const moves = spotKick?.win(editionOf(spotKick, started)) ?? [];
      await browser.moves(started, moves.slice(0, 1));
      browser.game = laterRelease([game]);
      const { reply } = await browser.moves(await browser.playing(), moves.slice(1));
      expect(reply.playing?.attempt.rules).toBe(game.rules.version);
      expect(await resultsOf(browser, store)).toMatchObject([{ isWin: true }]);
    });

    it("keeps a result whose rules are gone, and hears why its board is not there", async () => {
      const { browser, results } = await finishedYesterday();
      browser.game = laterRelease([]);
      const { playing, problem } = await browser.page(`?date=${YESTERDAY}`);
      expect([playing, problem]).toEqual([null, playProblems.stands]);
      expect(await resultsOf(browser, store)).toEqual(results);
    });

    it("starts an attempt afresh whose rules are gone", async () => {
      const browser = opened(NOW);
      const { attempt } = await browser.start();
      browser.game = laterRelease([]);
      const { offer, problem } = await browser.page();
      expect([offer?.isCurrent, problem]).toEqual([true, playProblems.newRules]);
      const afresh = await browser.start();
      expect(afresh.attempt).toMatchObject({ rules: LATER, moves: [] });
      expect(afresh.attempt.id).not.toBe(attempt.id);
    });

    it("loses nothing to a server that lacks the edition", async () => {
      const browser = opened(NOW);
      const started = await browser.start();
      browser.game = { ...game, edition: () => null };
      expect((await browser.page()).problem).toBe(playProblems.notHere);
      browser.game = game;
      expect((await browser.playing()).attempt).toEqual(started.attempt);
    });
  });
}
