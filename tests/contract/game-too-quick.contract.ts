import { expect, it } from "vitest";
import type { DocumentStore } from "~/platform/storage/document-store";
import type { GameBrowser } from "./game-browser";
import { editionOf, finish, playingIn, resultsOf } from "./game-steps";
import type { TitleUnderTest } from "./title-contract";

/**
 * The contract of a result that was too quick.
 *
 * @param open a browser of its own, on a day of the tests
 */
export function marksWhatIsTooQuick(
  title: TitleUnderTest,
  open: () => GameBrowser,
  store: () => DocumentStore,
) {
  const { minMoveMs } = title.game;

  /** A win whose moves arrive together, so long after the kick-off, with these times claimed. */
  async function winIn(least: number, elapsed: number | null, fields?: Record<string, string>) {
    const browser = open();
    if (fields) await finish(title, browser, "loss");
    const started = await browser.start(fields);
    const moves = title.win(editionOf(title, started));
    browser.now = new Date(
      Date.parse(browser.now) + least + moves.length * minMoveMs,
    ).toISOString();
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
