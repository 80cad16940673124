import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Crowd } from "./crowd";
import {
  barsText,
  countOf,
  crowdText,
  hardest,
  ordinal,
  percentText,
  rightText,
} from "./crowd-texts";

const fans = (beats: number, count = 1204): Crowd => ({
  ...{ fans: count, keys: {} },
  spread: { beats, heading: "", bars: [], own: -1 },
});

const counted = (keys: Record<string, number>): Crowd => ({
  ...{ fans: 100, keys, spread: null },
});

const spaced = (text: string | null | undefined) => text?.replaceAll("\u00a0", " ");

describe("what the end says of the crowd", () => {
  it.each<[Crowd, boolean, string, string]>([
    [{ place: 1 }, true, "First in today: mark set.", ""],
    [{ place: 1, isWeekly: true }, true, "First in this week: mark set.", ""],
    [{ place: 1 }, false, "First in: mark set.", ""],
    [{ place: 7 }, true, "You are the 7th fan today.", ""],
    [{ place: 12, isWeekly: true }, true, "You are the 12th fan this week.", ""],
    [{ place: 3 }, false, "You were the 3rd fan.", ""],
    [fans(72), true, "You beat 72 %", "of 1,204 fans today"],
    [{ ...fans(50, 30), isWeekly: true }, true, "You beat 50 %", "of 30 fans this week"],
    [fans(72), false, "You beat 72 %", "of 1,204 fans"],
    [fans(0), true, "1,204 fans today", "You are one of them."],
    [counted({}), true, "100 fans today", "You are one of them."],
  ])("%j, current: %s", (crowd, isCurrent, large, small) => {
    expect(crowdText(crowd, isCurrent).map(spaced)).toEqual([large, small]);
  });

  it.each([
    [1, "1st"],
    [2, "2nd"],
    [3, "3rd"],
    [4, "4th"],
    [11, "11th"],
    [12, "12th"],
    [13, "13th"],
    [21, "21st"],
    [29, "29th"],
    [111, "111th"],
    [4711, "4,711th"],
  ])("the place %d is the %s", (place, text) => {
    expect(ordinal(place)).toBe(text);
  });

  it("has the numbers of the histogram in words", () => {
    const bars = [
      { label: "3", count: 310 },
      { label: "4", count: 1502 },
    ];
    expect(barsText(1812, { beats: 50, heading: "Tries", bars, own: 1 })).toBe(
      "Tries of 1,812 fans. 3: 310, 4: 1,502 (you).",
    );
  });
});

describe("a part of the fans", () => {
  it.each([
    [0, 40, "0 %"],
    [1, 4000, "1 %"],
    [9, 40, "22 %"],
    [3999, 4000, "99 %"],
    [40, 40, "100 %"],
  ])("%d of %d is %s", (count, of, text) => {
    expect(spaced(percentText(count, of))).toBe(text);
  });

  it("is told from 30 fans on who have tried it", () => {
    expect(rightText(counted({ r0: 9, m0: 20 }), 0, "knew it")).toBeNull();
    expect(spaced(rightText(counted({ r0: 9, m0: 21 }), 0, "knew it"))).toBe("30 % knew it");
    expect(rightText({ place: 7 }, 0, "knew it")).toBeNull();
    expect(rightText(null, 0, "knew it")).toBeNull();
    expect(rightText(undefined, 0, "knew it")).toBeNull();
  });

  it("comes from several places together", () => {
    const kicks = counted({ r0: 20, m0: 20, r1: 10, m1: 30 });
    expect(spaced(rightText(kicks, [0, 1, 2], "scored"))).toBe("37 % scored");
  });

  it("is the largest where most missed it", () => {
    const crowd = counted({ r1: 50, m1: 10, r2: 35, m2: 25, r3: 1, m3: 9 });
    const most = hardest(crowd, [1, 2, 3]);
    expect({ ...most, missed: spaced(most?.missed) }).toEqual({ place: 2, missed: "41 %" });
    expect(hardest(counted({ r1: 60 }), [1])).toBeNull();
    expect(hardest(counted({}), [1])).toBeNull();
  });

  it("and the rest are all", () => {
    const count = fc.nat(5000);
    fc.assert(
      fc.property(count, count, count, (one, other, third) => {
        const got = countOf(counted({ a1: one, b1: other, c1: third }), ["a1", "b1"], ["c1"]);
        const of = one + other + third;
        expect(got).toEqual(of < 30 ? null : { count: one + other, of });
      }),
    );
  });
});
