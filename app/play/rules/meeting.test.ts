import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answerLine, meet, meetingLine, type Side } from "./meeting";

const side = (
  score: number,
  { outOf = 5, isWin = true, elapsed = 10_000, text = `${score}/${outOf}` }: Partial<Side> = {},
): Side => ({ isWin, score, outOf, elapsed, text });

const lost = { isWin: false };
const tries = (score: number, text: string, isWin = true) => side(score, { outOf: 6, text, isWin });

describe("two results of an edition", () => {
  it.each<[string, Side, Side, boolean, string, string]>([
    ["more", side(5), side(3), true, "You win, 5-3.", "Zola answered: 3/5. You keep it."],
    ["fewer", side(3), side(5), true, "Zola keeps it.", "Zola answered: 5/5 and wins by two."],
    ["one fewer", side(4), side(5), true, "Zola keeps it.", "Zola answered: 5/5 and wins by one."],
    [
      "a faster one",
      side(4, { elapsed: 9_180 }),
      side(4, { elapsed: 10_010 }),
      true,
      "Level. Faster by 0.9\u00a0s.",
      "Zola answered: 4/5. You were faster by 0.9\u00a0s.",
    ],
    [
      "a slower one",
      side(4, { elapsed: 12_000 }),
      side(4, { elapsed: 10_000 }),
      true,
      "Level. Zola was faster by 2.0\u00a0s.",
      "Zola answered: 4/5, level, and faster by 2.0\u00a0s.",
    ],
    [
      "as fast on the board",
      side(4, { elapsed: 10_099 }),
      side(4, { elapsed: 10_000 }),
      true,
      "Level.",
      "Zola answered: 4/5, level with you.",
    ],
    [
      "one whose time is not known",
      side(4, { elapsed: null }),
      side(4),
      true,
      "Level.",
      "Zola answered: 4/5, level with you.",
    ],
    [
      "equal ones of a title without a clock",
      side(4, { elapsed: 1 }),
      side(4),
      false,
      "Level.",
      "Zola answered: 4/5, level with you.",
    ],
    [
      "a game won against one lost, whatever the scores are",
      side(1),
      side(4, lost),
      true,
      "You win.",
      "Zola answered: 4/5. You keep it.",
    ],
    ["a game lost", side(4, lost), side(1), true, "Zola keeps it.", "Zola answered: 1/5 and wins."],
    [
      "a game won by more",
      side(5),
      side(1, lost),
      true,
      "You win, 5-1.",
      "Zola answered: 1/5. You keep it.",
    ],
    [
      "a game lost by more",
      side(1, lost),
      side(5),
      true,
      "Zola keeps it.",
      "Zola answered: 5/5 and wins by four.",
    ],
    [
      "scores that are written otherwise",
      tries(4, "3/6"),
      tries(2, "5/6"),
      false,
      "You win.",
      "Zola answered: 5/6. You keep it.",
    ],
    [
      "tries",
      tries(0, "X/6", false),
      tries(2, "5/6"),
      false,
      "Zola keeps it.",
      "Zola answered: 5/6 and wins.",
    ],
    [
      "one that was taken back",
      side(0, { outOf: 0, text: "Void" }),
      side(3),
      true,
      "Level.",
      "Zola answered: 3/5, level with you.",
    ],
    [
      "many more",
      side(2, { outOf: 60 }),
      side(55, { outOf: 60 }),
      false,
      "Zola keeps it.",
      "Zola answered: 55/60 and wins by 53.",
    ],
  ])("%s", (_, own, their, isTimed, line, told) => {
    expect(meetingLine(own, their, "Zola", isTimed)).toBe(line);
    expect(answerLine(own, their, "Zola", isTimed)).toBe(told);
  });

  it("are somebody else's to a third reader", () => {
    const line = (own: Side, their: Side) => meetingLine(own, their, "Zola", true, "Thabo");
    expect(line(side(5), side(3))).toBe("Thabo wins, 5-3.");
    expect(line(side(3), side(5))).toBe("Zola keeps it.");
    const faster = side(5, { elapsed: 9_000 });
    expect(line(faster, side(5))).toBe("Level. Thabo was faster by 1.0\u00a0s.");
    expect(line(side(5), faster)).toBe("Level. Zola was faster by 1.0\u00a0s.");
  });

  it("are read from the left, whatever name is in them", () => {
    const [five, three] = [side(5), side(3)];
    expect(meetingLine(three, five, "يوسف", true)).toBe("\u2068يوسف\u2069 keeps it.");
    expect(answerLine(three, five, "يوسف", true)).toBe(
      "\u2068يوسف\u2069 answered: 5/5 and wins by two.",
    );
  });

  it("stand the other way round from the other side", () => {
    const sides = fc.record({
      isWin: fc.boolean(),
      score: fc.nat(5),
      outOf: fc.constantFrom(0, 5),
      elapsed: fc.option(fc.nat(2_000)),
      text: fc.constant("x"),
    });
    fc.assert(
      fc.property(sides, sides, fc.boolean(), (one, other, isTimed) => {
        const [there, back] = [meet(one, other, isTimed), meet(other, one, isTimed)];
        expect([back.ahead + there.ahead, back.by, back.margin]).toEqual([
          0,
          there.by,
          there.margin,
        ]);
      }),
    );
  });
});
