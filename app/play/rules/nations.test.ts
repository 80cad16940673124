import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nextFirstDivision, rankedNations } from "./nations";

const count = (average: number, finishes = 30, people = 10) => ({
  ...{ finishes, people },
  points: average * finishes,
});

describe("nations", () => {
  it("are ranked by their average, with 30 finishes of ten people at least", () => {
    const counts = new Map([
      ["GB", count(500)],
      ["ZA", count(700, 40)],
      ["BR", count(900, 29)],
      ["DE", count(900, 500, 9)],
      ["AR", count(500, 31)],
    ]);
    expect(rankedNations(counts).map(({ code }) => code)).toEqual(["ZA", "AR", "GB"]);
    expect(rankedNations(counts)[0]?.average).toBe(700);
  });

  const ranked = (text: string) => Array.from(text, (code) => ({ code, average: 1 }));

  it.each([
    ["the two last go down, the two best come up", "ABCDEFGH", "ABCDEFGHIJK", "ABCDEFIJ"],
    ["in the order of the month", "ABCDEFGH", "KHGFJEDCBAI", "HGFEDCKJ"],
    ["who was not ranked is last", "ABCDEFGH", "BCDEFGIJ", "BCDEFGIJ"],
    ["nobody goes down where nobody comes up", "ABCDEFGH", "ABCDEFGH", "ABCDEFGH"],
    ["the first month fills it", "", "ABCDEFGHIJ", "ABCDEFGH"],
    ["free places are filled", "ABC", "CBADE", "CBADE"],
  ])("%s", (_, first, month, next) => {
    expect(nextFirstDivision([...first], ranked(month)).join("")).toBe(next);
  });

  it("never more than eight, nobody twice, and at most two new ones in a full division", () => {
    const codes = fc.uniqueArray(
      fc.integer({ min: 65, max: 90 }).map((at) => String.fromCharCode(at)),
    );
    fc.assert(
      fc.property(codes, codes, (before, month) => {
        const first = before.slice(0, 8);
        const next = nextFirstDivision(first, ranked(month.join("")));
        expect(next.length).toBeLessThanOrEqual(8);
        expect(new Set(next).size).toBe(next.length);
        const fresh = next.filter((code) => !first.includes(code));
        if (first.length === 8) expect(fresh.length).toBeLessThanOrEqual(2);
      }),
    );
  });
});
