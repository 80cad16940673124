import { describe, expect, it } from "vitest";
import type { Shirt } from "../shirt";
import { colourDistance, labOf, shirtDistance, usualShirt } from "./distance";

describe("the distance of colours", () => {
  it("is that of CIE Lab", () => {
    expect(labOf("#ffffff")[0]).toBeCloseTo(100);
    expect(labOf("#000000")[0]).toBeCloseTo(0);
    expect(labOf("#ff0000").map(Math.round)).toEqual([53, 80, 67]);
    expect(labOf("#0000ff").map(Math.round)).toEqual([32, 79, -108]);
  });

  it("is small between shades and great between colours", () => {
    expect(colourDistance("red", "red")).toBe(0);
    expect(colourDistance("red", "scarlet")).toBeLessThan(colourDistance("red", "orange"));
    expect(colourDistance("red", "green")).toBeGreaterThan(80);
  });
});

describe("the distance of shirts", () => {
  const stripes = usualShirt("white/black stripes:sky");

  it("is 0 for the same shirt, and for even stripes that change places", () => {
    expect(shirtDistance(stripes, stripes)).toBe(0);
    const swapped: Shirt = { ...usualShirt("sky/black stripes:white"), sleeves: "white" };
    expect(shirtDistance(stripes, swapped)).toBe(0);
  });

  it("grows with the kind of the pattern, the sleeves, and the trim", () => {
    const hoops = usualShirt("white/black hoops:sky");
    expect(shirtDistance(stripes, hoops)).toBe(15);
    expect(shirtDistance(stripes, { ...stripes, sleeves: "black" })).toBeGreaterThan(10);
    expect(shirtDistance(stripes, usualShirt("white/red stripes:sky"))).toBeGreaterThan(10);
  });

  it("compares colours of a pattern one by one, the last for those that are missing", () => {
    const one = usualShirt("white/red sash:red");
    const two = usualShirt("white/red sash:red,red");
    expect(shirtDistance(one, two)).toBe(0);
    expect(shirtDistance(one, usualShirt("white/red sash:red,blue"))).toBeGreaterThan(10);
  });

  it("refuses colours and patterns that there are not", () => {
    expect(() => usualShirt("blurple/white")).toThrow("There is no colour 'blurple'.");
    expect(() => usualShirt("white/constructor")).toThrow("There is no colour 'constructor'.");
    expect(() => usualShirt("white dots:red")).toThrow("no known pattern");
  });
});
