import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isDecentName, isDecentText, lengthInGraphemes } from "./name-check";

describe("a decent name", () => {
  it.each([
    "School run",
    "Scunthorpe United",
    "Arsenal ladies",
    "Cockburn Street",
    "Class of '94",
    "Hitchin Town",
    "Essex",
    "Thandi & Zola",
    "Die Bokke",
    "الأصدقاء",
    "加油",
    "Команда",
    "🔥🔥🔥",
    "Shitake",
    "1994",
    "Buffs",
    "Assist kings",
    "As good as gold",
  ])("%s is", (name) => {
    expect(isDecentName(name)).toBe(true);
  });

  it.each([
    "fuck",
    "FUCK off",
    "f.u.c.k",
    "F u C k",
    "fuuuuck",
    "fück",
    "fu\u200bck",
    "ｆｕｃｋ",
    "fυск",
    "sh1t",
    "shit!",
    "SHIIIT",
    "w a n k e r",
    "Kaffir XI",
    "n1gg3r",
    "$hit",
    "Ass",
    "assss",
    "Scunthorpe cunt",
  ])("%s is not", (name) => {
    expect(isDecentName(name)).toBe(false);
  });

  it("is decided of any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (name) => {
        expect(typeof isDecentName(name)).toBe("boolean");
        expect(isDecentName(`${name} fuck`)).toBe(false);
      }),
    );
  });
});

describe("a decent text", () => {
  it.each([
    "What a catch it, Lerato, was",
    "455 passes and 5 shots, 3-1",
    "I a m sure",
    "As good as it gets. Scunthorpe away!",
    "Was it a class act? Pass it on.",
    "ما شاء الله",
  ])("%s is", (text) => {
    expect(isDecentText(text)).toBe(true);
  });

  it.each([
    "What a fucking game",
    "you w a n k e r",
    "f.u.c.k this",
    "total sh1t, that",
    "bullshit!",
    "fυск off",
  ])("%s is not", (text) => {
    expect(isDecentText(text)).toBe(false);
  });
});

it.each([
  ["", 0],
  ["Zola", 4],
  ["👨‍👩‍👧‍👦🇿🇦", 2],
  ["é", 1],
])("%s is %i graphemes long", (text, length) => {
  expect(lengthInGraphemes(text)).toBe(length);
});
