import { describe, expect, it } from "vitest";
import { lineOn } from "./pass-texts";
import { wallPass } from "./rules";
import { headline, passesInWords, sharedSentence } from "./texts";

const puzzle = { start: 4, wall: [[9], [1, 8], [2, 7], [3], [4], [], [5]], par: 50 };
const winning = {
  ...wallPass.play(puzzle, {}, [], []),
  passes: [{ brick: 4, weight: "firm" as const, from: 1, to: 7, number: 8, points: 16 }],
  run: 5,
};
const lineAfter = (...passes: [number, "soft" | "firm" | "hard"][]) =>
  lineOn(
    wallPass.play(
      puzzle,
      {},
      passes.map(([brick, weight]) => ({ move: { brick, weight }, at: 1 })),
      [],
    ),
  );

describe("the line below the wall", () => {
  it("says what to press, and then what the latest pass came to", () => {
    expect(lineAfter()).toBe("Hit the numbers. You play on from where the ball lands.");
    expect(lineAfter([3, "firm"])).toBe("Hit the 2: +2. 4 more, then hits count double.");
    expect(lineAfter([6, "soft"])).toBe("Nothing hit: the row starts again.");
    expect(lineAfter([7, "hard"])).toBe("Nothing hit: the row starts again.");
  });

  it("warns before the fourth and the fifth hit what a miss costs", () => {
    const four = [4, 3, 2, 2].map((brick) => [brick, "firm"] as [number, "firm"]);
    expect(lineAfter(...four.slice(0, 3))).toMatch(
      / 2 more, then hits count double\. A miss starts over\.$/,
    );
    expect(lineAfter(...four)).toMatch(/ 1 more, then hits count double\. A miss starts over\.$/);
  });

  it("says which pass wins", () => {
    expect(lineOn({ ...winning, score: 38 })).toBe("That wins! 8 doubled: +16.");
    expect(lineOn({ ...winning, score: 54 })).toBe("8 doubled: +16.");
  });

  it("calls the one-two with the fifth hit, and says what is doubled", () => {
    const five = [4, 3, 2, 2, 3].map((brick) => [brick, "firm"] as [number, "firm"]);
    expect(lineAfter(...five)).toBe("Hit the 7: +7. One-two! Now hits count double until a miss.");
    expect(lineAfter(...five, [5, "soft"])).toBe("4 doubled: +8.");
  });

  it("promises no one-two that no pass is left for", () => {
    const bare = Array.from({ length: 5 }, () => [4, "soft"] as [number, "soft"]);
    const late = [[4, "soft"], ...bare, [3, "firm"]] as [number, "soft"][];
    expect(lineAfter(...late)).toBe("Hit the 2: +2.");
  });
});

describe("the texts of a result", () => {
  it("has a sentence for each kind", () => {
    const headlines = [0, 10, 30, 40, 46, 50].map((score) =>
      headline({ score, outOf: 50, isWin: score >= 38 }),
    );
    expect(new Set(headlines).size).toBe(6);
    for (const one of headlines) expect(one).toMatch(/[.!]/);
    expect(headlines[3]).toBe("You beat the wall. It kept 10 for itself.");
    expect(headline({ score: 0, outOf: 0, isWin: true })).toMatch(/took this street back/);
  });

  it("tells a friend the score, and the passes in words", () => {
    expect(sharedSentence({ score: 40, outOf: 50 })).toBe(
      "A fan took 40 of 50 off the wall. Your turn.",
    );
    expect(sharedSentence({ score: 50, outOf: 50 })).toMatch(/took all 50 off/);
    expect(sharedSentence({ score: 0, outOf: 0 })).toMatch(/taken back/);
    expect(passesInWords("🟩🟩⬛⬜🟨")).toBe("2 × hit; lost ball; bare brick; hit, doubled");
    expect(passesInWords("")).toBe("Taken back");
  });
});
