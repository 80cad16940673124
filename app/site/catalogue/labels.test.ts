import { describe, expect, it } from "vitest";
import {
  countLabel,
  monetizationLabel,
  paragraphsOf,
  priceLabel,
  ratingLabel,
  titlesLabel,
} from "./labels";

describe("labels", () => {
  it.each([
    [3999, "R 39.99"],
    [4900, "R 49.00"],
    [5, "R 0.05"],
    [0, "R 0.00"],
    [123_456, "R 1234.56"],
  ])("writes a price of %i cents as %s", (cents, label) => {
    expect(priceLabel(cents)).toBe(label);
  });

  it.each([
    [{}, "Not specified"],
    [{ monetization: "free" }, "Free"],
    [{ monetization: "ad_supported" }, "Free with ads"],
    [{ monetization: "premium", priceCents: 3999 }, "Premium · R 39.99"],
    [{ monetization: "premium" }, "Premium"],
  ] as const)("writes %j as %s", (game, label) => {
    expect(monetizationLabel(game)).toBe(label);
  });

  it.each([
    [4.8, "4.8"],
    [4, "4.0"],
    [4.25, "4.3"],
    [3.94, "3.9"],
  ])("writes a rating of %d as %s", (rating, label) => {
    expect(ratingLabel(rating)).toBe(label);
  });

  it.each([
    [0, "0"],
    [999, "999"],
    [1000, "1.0k"],
    [1840, "1.8k"],
    [12_400, "12.4k"],
  ])("writes a count of %i as %s", (count, label) => {
    expect(countLabel(count)).toBe(label);
  });

  it.each([
    [0, "0 titles"],
    [1, "1 title"],
    [11, "11 titles"],
  ])("writes %i as %s", (total, label) => {
    expect(titlesLabel(total)).toBe(label);
  });
});

describe("paragraphsOf", () => {
  it.each([
    ["One.\n\nTwo.", ["One.", "Two."]],
    ["One\nand more.\n \n\nTwo.\n", ["One\nand more.", "Two."]],
    ["One.", ["One."]],
    ["", []],
  ])("splits %j", (text, paragraphs) => {
    expect(paragraphsOf(text)).toEqual(paragraphs);
  });
});
