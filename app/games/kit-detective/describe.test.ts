import fc from "fast-check";
import { expect, describe as group, it } from "vitest";
import { describe, glimpse } from "./describe";
import { readDrawing } from "./drawing";
import { lookOf } from "./look";
import { COLLARS, type Colour, PALETTE, PATTERNS, type Shirt } from "./shirt";

const plain: Shirt = {
  body: "yellow",
  sleeves: "yellow",
  collar: { kind: "round", colour: "green" },
  trim: "green",
  pattern: { kind: "plain", colours: [] },
};

const withPattern = (kind: Shirt["pattern"]["kind"], ...colours: Colour[]) =>
  describe({ ...plain, body: "white", sleeves: "white", pattern: { kind, colours } });

group("a shirt in words", () => {
  it("names body, collar and trim", () => {
    expect(describe(plain)).toBe("Plain yellow, green round collar and trim.");
  });

  it("names sleeves, trim and shorts where they differ", () => {
    expect(describe({ ...plain, sleeves: "black", trim: "red", shorts: "blue" })).toBe(
      "Plain yellow, black sleeves, green round collar, red trim, worn with blue shorts.",
    );
  });

  it.each([
    ["stripes", ["sky"], "White and sky blue upright stripes"],
    ["pinstripes", ["navy"], "White with thin upright stripes in navy"],
    ["hoops", ["red"], "White and red hoops"],
    ["halves", ["red"], "One half white, the other red"],
    [
      "diamonds",
      ["yellow", "black"],
      "White with a row of diamonds across the chest in yellow and black",
    ],
    ["waves", ["red"], "White and red upright stripes that wave"],
    ["scales", ["grey", "silver"], "White with rows of scales in grey and silver grey"],
    ["feathers", ["black", "lime"], "White with rows of small zigzags in black and lime green"],
    ["zigzag", ["green"], "White with a zigzag across the chest in green"],
    ["sash", ["red"], "White with a diagonal sash in red"],
    ["band", ["red"], "White with a level band across the chest in red"],
    ["checks", ["red"], "White and red checks"],
    ["chevron", ["black", "red", "gold"], "White with chevrons in black, red and gold"],
  ] as const)("says what %s are", (kind, colours, text) => {
    expect(withPattern(kind, ...colours)).toBe(`${text}, green round collar and trim.`);
  });

  it("knows each colour, collar and pattern", () => {
    const colour = fc.constantFrom(...(Object.keys(PALETTE) as Colour[]));
    const shirt = fc.record({
      body: colour,
      sleeves: colour,
      collar: fc.record({ kind: fc.constantFrom(...COLLARS), colour }),
      trim: colour,
      pattern: fc.record({
        kind: fc.constantFrom(...PATTERNS),
        colours: fc.array(colour, { minLength: 1, maxLength: 3 }),
      }),
      shorts: colour,
    });
    fc.assert(
      fc.property(shirt, (one) => {
        const text = describe(one);
        expect(text).toMatch(/^[A-Z][A-Za-z ,-]+\.$/);
        expect(text).not.toContain("undefined");
        expect(text.toLowerCase()).toContain(PALETTE[one.body].name.toLowerCase());
      }),
    );
  });
});

group("a shirt that comes tomorrow", () => {
  const told = (kind: Shirt["pattern"]["kind"], ...colours: Colour[]) =>
    glimpse(readDrawing(lookOf({ ...plain, body: "sky", pattern: { kind, colours } }).drawn));

  it.each([
    ["plain", [], "plain sky blue"],
    ["sash", ["red"], "sky blue with a sash"],
    ["checks", ["white"], "sky blue with checks"],
    ["halves", ["white"], "sky blue in halves"],
  ] as const)("is told by its colour, and if it is %s by that", (kind, colours, text) => {
    expect(told(kind, ...colours)).toBe(text);
  });
});
