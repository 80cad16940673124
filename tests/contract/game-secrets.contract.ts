import { expect, it } from "vitest";
import type { GameBrowser } from "./game-browser";
import { editionOf, finish, playingIn, stateOf } from "./game-steps";
import type { AnyEdition, TitleUnderTest } from "./title-contract";

/**
 * The contract of what no page may tell of an answer.
 *
 * @param open a browser of its own, on a day of the tests
 */
export function givesNothingAway(title: TitleUnderTest, open: () => GameBrowser) {
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
export function secretsOf(title: TitleUnderTest, edition: AnyEdition): string[] {
  const secrets = title.secrets(edition).filter(({ length }) => length > 3);
  expect(secrets.length).toBeGreaterThan(0);
  return secrets;
}

/** All texts and numbers of a value, at any depth. */
export function textsIn(value: unknown): string[] {
  if (typeof value === "string" || typeof value === "number") return [String(value)];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
