import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import type { TimedMove } from "~/play/rules/attempt";
import { type TitleUnderTest, titles } from "./titles";

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
    return `${slug} ${version} ${fingerprint(title)}`;
  });
  expect(found).toMatchInlineSnapshot(`
    [
      "sealed-doors 1 47b3f69a881a",
      "asked-doors 1 47b3f69a881a",
      "weekly-doors 1 47b3f69a881a",
      "full-time-quiz 1 7d293e2191ce",
      "wall-pass 1 a2e3f6a964b3",
      "spot-kick 1 3514c6f55ded",
      "golden-word 1 7397ab0c52a2",
      "higher-line 1 f45ee86bda06",
      "daily-quiz 1 cd626398a3d3",
      "link-up-play 1 d30ff7466dda",
      "crossbar 1 b9c9e668cb5b",
      "kit-detective 1 311b3a24074d",
      "keepy-uppy 1 a2e7049fd0be",
      "career-path 1 ae167f818439",
    ]
  `);
});
