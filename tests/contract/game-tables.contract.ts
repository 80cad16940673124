import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { DocumentStore } from "~/platform/storage/document-store";
import { FINISHES, finishKey } from "~/play/player/finishes.server";
import { showInTables } from "~/play/player/table-players.server";
import type { Playing } from "~/play/rules/playing";
import type { GameBrowser } from "./game-browser";
import { secretsOf, textsIn } from "./game-secrets.contract";
import { editionOf, formOf, playingIn } from "./game-steps";
import type { TitleUnderTest } from "./title-contract";

/**
 * The contract of a title with tables: what is for them is judged by the server, move by move.
 *
 * @param open a browser of a player, on a day of the tests
 */
export function ranks(
  title: TitleUnderTest,
  open: (player: string | null) => GameBrowser,
  store: () => DocumentStore,
) {
  const { rules, answers, minMoveMs } = title.game;

  async function member(): Promise<GameBrowser> {
    const id = randomUUID();
    await showInTables(store(), id, 0);
    return open(id);
  }

  const rankOf = async ({ attempt }: Playing) =>
    (await store().get(FINISHES, finishKey(rules.slug, attempt.date, attempt.id)))?.rank;

  /** Makes the moves one after the other, each in its time. */
  async function play(browser: GameBrowser, started: Playing, moves: readonly unknown[]) {
    let playing = started;
    for (const move of moves) {
      browser.now = new Date(Date.parse(browser.now) + minMoveMs).toISOString();
      playing = playingIn((await browser.moves(playing, [move])).reply);
    }
    return playing;
  }

  const isSealed = ({ sealed }: Playing) => sealed !== null;

  describe.concurrent(`${rules.slug} in its table`, () => {
    it("is judged by the server, and its page has no answer before the move that earns it", async () => {
      const browser = await member();
      expect((await browser.page()).offer?.isRanked).toBe(true);
      const started = await browser.start();
      const edition = editionOf(title, started);
      const moves = title.loss(edition);
      let playing = started;
      for (const [count, move] of moves.entries()) {
        const page = await browser.page();
        expect([playing.attempt.isRanked, isSealed(playing)]).toEqual([true, false]);
        expect(playing.state).not.toBeNull();
        const earned = [...(title.earned?.(edition, count) ?? []), ...moves.slice(0, count)];
        const shown = textsIn([page, playing]);
        for (const secret of secretsOf(title, edition)) {
          if (earned.includes(secret)) continue;
          expect(shown.filter((text) => text.includes(secret))).toEqual([]);
        }
        playing = await play(browser, playing, [move]);
      }
      expect(await rankOf(playing)).toMatch(/^[01] \d{9} \d{9}\|/);
    });

    it("is played by forms alone", async () => {
      const browser = await member();
      await browser.form({ intent: "start" });
      const edition = editionOf(title, await browser.playing());
      for (const move of title.win(edition)) {
        browser.now = new Date(Date.parse(browser.now) + minMoveMs).toISOString();
        await browser.form({ ...formOf(await browser.playing()), ...title.fields(move) });
      }
      expect(await rankOf(await browser.playing())).toMatch(/^0 /);
    });

    it("is played outside by whoever chooses so, and never comes back", async () => {
      const browser = await member();
      const outside = await browser.start({ outside: "1" });
      expect(isSealed(outside)).toBe(answers === "sealed");
      for (const forged of [{}, { isRanked: "1" }, { option: "isRanked", outside: "" }]) {
        const again = await browser.start(forged as Record<string, string>);
        expect(again.attempt.id).toBe(outside.attempt.id);
        expect(again.attempt).not.toHaveProperty("isRanked");
      }
      const ended = await play(browser, outside, title.win(editionOf(title, outside)));
      expect(await rankOf(ended)).toBeUndefined();
    });

    it("gives its answers to who leaves the table, and their attempt goes on", async () => {
      const browser = await member();
      const started = await browser.start();
      const left = await browser.start({ outside: "1" });
      expect(left.attempt.id).toBe(started.attempt.id);
      expect(isSealed(left)).toBe(answers === "sealed");
      const ended = await play(browser, left, title.win(editionOf(title, left)));
      expect(await rankOf(ended)).toBeUndefined();
    });
  });
}
