import { expect, it } from "vitest";
import type { DocumentStore } from "~/platform/storage/document-store";
import { titleRecord } from "~/play/player/player-days.server";
import { statisticsOf } from "~/play/rules/results";
import type { ServerGame } from "~/play/rules/server-game.server";
import { cookieRequest } from "../fixtures/rules-request";
import type { GameBrowser } from "./game-browser";
import { editionOf, finish, formOf, playingIn, resultsOf, stateOf, verdictOf } from "./game-steps";
import type { TitleUnderTest } from "./title-contract";

/** A wrong record is voided, not edited: attempts are graded again without it (docs/rules.md#editions). */
export function gradesAgain(
  original: TitleUnderTest,
  open: (game: ServerGame) => GameBrowser,
  store: () => DocumentStore,
): void {
  /** A copy of the title in which records can be voided between two requests. */
  function voidable() {
    const voided: string[] = [];
    const edition = (number: number) => original.game.edition(number, voided);
    const title = { ...original, game: { ...original.game, edition } };
    return { title, browser: open(title.game), voided };
  }

  it("graded again after a void: the page, the squares and the record of a finished attempt", async () => {
    const { title, browser, voided } = voidable();
    const over = await finish(title, browser, "loss");
    const edition = editionOf(title, over);
    const before = verdictOf(title, edition, over);
    const squares = squaresOf(title, over);
    const ids = title.records(edition);
    voided.push(...ids.slice(0, 1));
    const graded = await browser.playing();
    expect(graded.attempt).toEqual(over.attempt);
    const after = verdictOf(title, editionOf(title, graded), graded);
    const outOf = ((before?.outOf ?? 0) * (ids.length - 1)) / ids.length;
    // The first move of the loss may have been a right one. Of an edition with one record nothing is left.
    const score = outOf === 0 ? 0 : Math.max(0, (before?.score ?? 0) - 1);
    expect(after).toMatchObject({ score, outOf, isWin: outOf === 0 });
    expect(squaresOf(title, graded).length).toBeLessThan(squares.length);
    const [result, ...others] = await resultsOf(browser, store);
    expect(others).toEqual([]);
    expect(result).toMatchObject({ score, isWin: after?.isWin });
    expect(result?.outOf).toBe(outOf);
  });

  it("never a loss, and still a day, once all of its edition is void", async () => {
    const { title, browser, voided } = voidable();
    const over = await finish(title, browser, "loss");
    voided.push(...title.records(editionOf(title, over)));
    const graded = await browser.playing();
    const verdict = verdictOf(title, editionOf(title, graded), graded);
    expect(verdict).toMatchObject({ isWin: true, score: 0, outOf: 0 });
    expect(verdict?.headline).toMatch(/\.$/);
    expect(graded.streak).toMatchObject({ current: 1, state: "running" });
    expect(await resultsOf(browser, store)).toMatchObject([{ isWin: true, score: 0 }]);
    const request = cookieRequest(browser.cookie("kb_player"));
    request.headers.set("x-player", browser.player ?? "");
    const record = await titleRecord(request, {}, title.game);
    expect(statisticsOf(record)).toMatchObject({ plays: 1, wins: 0, winRun: 0, distribution: {} });
  });

  it("goes on to the same end when a void comes in the middle, and takes no move twice", async () => {
    const { title, browser, voided } = voidable();
    const started = await browser.start();
    const edition = editionOf(title, started);
    const moves = title.loss(edition);
    const ids = title.records(edition);
    voided.push(...ids.slice(0, 1));
    const [first] = moves;
    expect((await browser.form({ ...formOf(started), ...title.fields(first) })).status).toBe(303);
    await browser.moves(started, [first], 0);
    const running = await browser.playing();
    expect(running.attempt.moves.map(({ move }) => move)).toEqual([first]);
    expect(verdictOf(title, editionOf(title, running), running)).toBeNull();
    const { reply } = await browser.moves(running, moves.slice(1));
    const over = playingIn(reply);
    expect(over.attempt.moves.map(({ move }) => move)).toEqual(moves);
    const verdict = verdictOf(title, editionOf(title, over), over);
    expect(verdict?.isWin).toBe(ids.length === 1);
    const { score, isWin } = verdict ?? {};
    expect(await resultsOf(browser, store)).toMatchObject([{ score, isWin }]);
  });

  it("wins with every right move but the void one", async () => {
    const { title, browser, voided } = voidable();
    const started = await browser.start();
    const edition = editionOf(title, started);
    const [id] = title.records(edition);
    const [wrong] = title.loss(edition);
    const moves =
      title.records(edition).length === 1 ? title.win(edition) : title.win(edition).with(0, wrong);
    await browser.moves(started, moves);
    voided.push(id ?? "");
    const graded = await browser.playing();
    const verdict = verdictOf(title, editionOf(title, graded), graded);
    expect(verdict).toMatchObject({ isWin: true, score: verdict?.outOf });
  });
}

const squaresOf = (title: TitleUnderTest, playing: Parameters<typeof editionOf>[1]) =>
  title.game.rules.squares(stateOf(title, editionOf(title, playing), playing));
