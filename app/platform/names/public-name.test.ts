import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { publicName } from "./public-name";

const MAX = 20;
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
const lengthOf = (text: string) => Array.from(graphemes.segment(text)).length;

describe("a name for others to read", () => {
  it.each([
    ["Zola", "Zola"],
    ["  Zola \n Mbeki ", "Zola Mbeki"],
    ["Scunthorpe Ultra", "Scunthorpe Ultra"],
    ["Dickens", "Dickens"],
    ["Cassandra", "Cassandra"],
    ["Арсенал", "Арсенал"],
    ["José Ñíguez", "José Ñíguez"],
    ["محمد صلاح", "محمد صلاح"],
    ["손흥민", "손흥민"],
    ["👨‍👩‍👧‍👦 FC", "👨‍👩‍👧‍👦 FC"],
    ["R2D2", "R2D2"],
    ["", ""],
    ["\u202e\u200b", ""],
    ["a\u202eb", "ab"],
    ["abcdefghijklmnopqrstuvwxyz", "abcdefghijklmnopqrst"],
  ])("%j becomes %j", (text, name) => {
    expect(publicName(text, MAX)).toBe(name);
  });

  it.each([
    "Fuck",
    "fuuuuck",
    "f u c k",
    "F.U.C.K",
    "ｆｕｃｋ",
    "fцсk",
    "fúčk",
    "sh1t",
    "$hit",
    "сunt",
    "a$$",
    "Admin",
    "аdmіn",
    "Kickabout",
    "K1ckab0ut team",
    "www.evil",
    "evil.com",
    "a@b",
    "http://x",
  ])("%j is refused", (text) => {
    expect(publicName(text, MAX)).toBeNull();
  });

  it("is short, in one line and the same when cleaned again, whatever is typed", () => {
    const texts = fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" }));
    fc.assert(
      fc.property(texts, (text) => {
        const name = publicName(text, MAX);
        if (name === null) return;
        expect(lengthOf(name)).toBeLessThanOrEqual(MAX);
        expect(name).not.toMatch(/[\p{Cc}\p{Cs}\p{Bidi_Control}]/u);
        expect(publicName(name, MAX)).toBe(name);
      }),
      { numRuns: 1000 },
    );
  });

  it("has no towers of marks", () => {
    const withMarks = (count: number) => `Z${"\u0301".repeat(count)}ola`;
    expect(publicName(withMarks(50), MAX)).toBe(withMarks(3));
  });
});
