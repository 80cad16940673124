import { describe, expect, it } from "vitest";
import { distanceOf } from "~/people/profile/color-distance";
import { contrastOf, mix } from "~/people/profile/contrast";
import { readHex } from "~/people/profile/hex-color";
import { hairColors, skinTones } from "~/people/profile/looks";
import { nearestHairColour, nearestShirtColour, nearestSkinTone } from "./nearest-look";
import { shirtColors } from "./shirt-colors";

describe("the nearest look", () => {
  it.each([
    ["hair colour", hairColors, nearestHairColour],
    ["skin tone", skinTones, nearestSkinTone],
    ["shirt colour", shirtColors, nearestShirtColour],
  ])("of every %s is that colour itself", (_, looks, nearest) => {
    for (const { value, swatch } of looks) expect(nearest(swatch.slice(1))).toBe(value);
  });

  it.each([
    ["000000", "Black"],
    ["ffffff", "SilverGray"],
    ["cccccc", "SilverGray"],
    ["ff2200", "Red"],
    ["e8c87a", "BlondeGolden"],
  ])("of the hair colour %s is %s", (color, value) => {
    expect(nearestHairColour(color)).toBe(value);
  });

  it.each([
    ["3b2219", "Black"],
    ["ffe0c0", "Pale"],
    ["c58c5c", "Brown"],
  ])("of the skin tone %s is %s", (color, value) => {
    expect(nearestSkinTone(color)).toBe(value);
  });

  it.each([
    ["0ea5e9", "Blue02"],
    ["22c55e", "PastelGreen"],
    ["ef4444", "Red"],
    ["ec4899", "Pink"],
    ["111827", "Black"],
    ["f8fafc", "White"],
    ["1e3a8a", "Blue03"],
    ["facc15", "PastelYellow"],
    ["f59e0b", "PastelOrange"],
    ["800000", "Red"],
    ["888888", "Gray02"],
  ])("of the kit %s is the shirt %s", (color, value) => {
    expect(nearestShirtColour(color)).toBe(value);
  });
});

describe("readHex", () => {
  it.each([
    ["#ABC", "aabbcc"],
    ["0ea5e9", "0ea5e9"],
    [" #0EA5E9\n", "0ea5e9"],
    ["##abc", null],
    ["#abcd", null],
    ["abcde", null],
    ["#1234567", null],
    ["０００", null],
    ["", null],
    [0xabcdef, null],
    [["abc"], null],
    [undefined, null],
  ])("reads %j as %j", (value, hex) => {
    expect(readHex(value)).toBe(hex);
  });
});

describe("colours", () => {
  it.each([
    ["000000", "ffffff", 1],
    ["ffffff", "ffffff", 0],
    ["777777", "888888", 0.06],
  ])("%s and %s are so far apart: %s", (one, other, distance) => {
    expect(distanceOf(one, other)).toBeCloseTo(distance, 2);
    expect(distanceOf(other, one)).toBe(distanceOf(one, other));
  });

  it.each([
    ["000000", "ffffff", 21],
    ["777777", "ffffff", 4.48],
    ["2563eb", "ffffff", 5.17],
    ["2563eb", "2563eb", 1],
  ])("%s and %s have the contrast %s", (one, other, contrast) => {
    expect(contrastOf(one, other)).toBeCloseTo(contrast, 2);
    expect(contrastOf(other, one)).toBe(contrastOf(one, other));
  });

  it.each([
    ["000000", "ffffff", 0, "000000"],
    ["000000", "ffffff", 1, "ffffff"],
    ["000000", "ff8000", 0.5, "804000"],
  ])("%s and %s mixed at %s are %s", (one, other, share, mixed) => {
    expect(mix(one, other, share)).toBe(mixed);
  });
});
