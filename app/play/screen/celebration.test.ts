import { describe, expect, it } from "vitest";
import { titles } from "../../../tests/contract/titles";
import { confettiPieces, isCelebrated } from "./celebration";

const won = { isWin: true, outOf: 5 };
const lost = { isWin: false, outOf: 5 };
const voided = { isWin: true, outOf: 0 };

describe("the confetti at full time", () => {
  it.each([
    ["a win", won, {}, 350],
    ["a win in a Friendly", won, { isFriendly: true }, 24],
    ["a defeat", lost, {}, 0],
    ["a defeat in a Friendly", lost, { isFriendly: true }, 0],
    ["a defeat where each end has some", lost, { hasStrips: true }, 24],
    ["an edition that was taken back", voided, {}, 0],
  ])("of %s", (_, verdict, finish, pieces) => {
    expect(confettiPieces(verdict, { isFriendly: false, hasStrips: false, ...finish })).toBe(
      pieces,
    );
  });
});

describe.each(titles.map((title) => [title.game.rules.slug, title] as const))("%s", (_, title) => {
  it.each(["win", "loss"] as const)("celebrates its %s by its own verdict", (end) => {
    const { rules, edition, schedule } = title.game;
    const played = edition(schedule.editions[0] ?? 1);
    if (!played) throw new Error("There is no first edition.");
    const moves = title[end](played).map((move, at) => ({ move, at }));
    const verdict = rules.verdict(rules.play(played.puzzle, played.answer, moves, []));
    expect(verdict && isCelebrated(verdict)).toBe(end === "win");
  });
});
