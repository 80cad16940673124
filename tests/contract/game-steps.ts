import { expect } from "vitest";
import type { DocumentStore } from "~/platform/storage/document-store";
import { unseal } from "~/play/browser/unseal";
import { visitorIn } from "~/play/player/player-cookie.server";
import { readPlayedDates, readTitleRecord } from "~/play/player/recorded.server";
import type { Edition } from "~/play/rules/game";
import type { Playing } from "~/play/rules/playing";
import { storedTitle } from "~/play/rules/title-rules.server";
import type { GameBrowser } from "./game-browser";
import type { TitleUnderTest } from "./title-contract";

/** The edition of an attempt. */
export function editionOf(title: TitleUnderTest, { attempt }: Playing): Edition<unknown, unknown> {
  const edition = title.game.edition(attempt.edition);
  if (!edition) throw new Error(`There is no edition ${attempt.edition}.`);
  return edition;
}

/** The state as the browser has it. */
export function stateOf(
  title: TitleUnderTest,
  edition: Edition<unknown, unknown>,
  playing: Playing,
) {
  const { sealed, state, puzzle, attempt } = playing;
  const { answers, rules } = title.game;
  // A sealed title's state comes with the end alone.
  const isOpen = answers === "asked" || (state !== null && rules.verdict(state) !== null);
  expect(sealed === null).toBe(isOpen);
  expect(state !== null).toBe(isOpen);
  if (sealed === null) return state;
  const answer = unseal(sealed);
  expect(answer).toEqual(edition.answer);
  return title.game.rules.play(puzzle, answer, attempt.moves, attempt.options);
}

/** The verdict as the browser computes it. */
export const verdictOf = (
  title: TitleUnderTest,
  edition: Edition<unknown, unknown>,
  playing: Playing,
) => title.game.rules.verdict(stateOf(title, edition, playing));

/** The attempt in a reply. */
export function playingIn({ playing }: { playing: Playing | null }): Playing {
  if (!playing) throw new Error("Nothing is being played.");
  return playing;
}

/** Starts an attempt and plays it to its end. */
export async function finish(
  title: TitleUnderTest,
  browser: GameBrowser,
  end: "win" | "loss",
  fields: Record<string, string> = {},
): Promise<Playing> {
  const started = await browser.start(fields);
  const { reply } = await browser.moves(started, title[end](editionOf(title, started)));
  return playingIn(reply);
}

/** The hidden fields of a move's form. */
export const formOf = ({ attempt }: Playing) => ({
  intent: "move",
  attempt: attempt.id,
  date: attempt.date,
  index: String(attempt.moves.length),
});

/** The id under which the store has a browser's games: its account's, or its visitor's. */
export function playerIdOf(browser: GameBrowser): string {
  const id = browser.player ?? visitorIn(browser.cookie("kb_player"));
  if (id === null) throw new Error("Nobody has played here.");
  return id;
}

/** A player's counted results. */
export async function resultsOf(browser: GameBrowser, store: () => DocumentStore) {
  const { game } = browser;
  const player = playerIdOf(browser);
  const { results } = await readTitleRecord(store(), player, storedTitle(game));
  expect((await readPlayedDates(store(), player)).size).toBe(results.length);
  return results;
}
