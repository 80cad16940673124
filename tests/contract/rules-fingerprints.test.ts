import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import type { TimedMove } from "~/play/rules/attempt";
import type { TitleUnderTest } from "./title-contract";
import { titles } from "./titles";

/** What a won and a lost log of the first edition come to, after each move, in 12 letters. */
function fingerprint(title: TitleUnderTest): string {
  const { rules } = title.game;
  const edition = title.game.edition(1, []);
  if (!edition) throw new Error(`${rules.slug} has no first edition.`);
  const seen = [title.win(edition), title.loss(edition)].flatMap((moves) => {
    const log: TimedMove[] = moves.map((move, index) => ({ move, at: 2000 * (index + 1) }));
    return log.map((_, index) => {
      const state = rules.play(edition.puzzle, edition.answer, log.slice(0, index + 1), []);
      const { headline: _text, ...verdict } = rules.verdict(state) ?? { headline: "" };
      return [verdict, rules.squares(state)];
    });
  });
  return createHash("sha256").update(JSON.stringify(seen)).digest("hex").slice(0, 12);
}

// One that changes is a change of rules: logs of today would be read otherwise tomorrow. Raise the title's `version`
// with it, and keep the rules of before among its `former` ones (docs/decisions/0044).
it("no title's rules have changed without their version", () => {
  const found = titles.map((title) => {
    const { slug, version } = title.game.rules;
    return [slug, `${version} ${fingerprint(title)}`];
  });
  expect(found).toEqual(titles.map((title) => [title.game.rules.slug, title.fingerprint]));
});
