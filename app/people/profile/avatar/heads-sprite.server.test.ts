import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { facialHairStyles, hairColors, hairStyles, skinTones } from "~/people/profile/looks";
import { headsSprite } from "./heads-sprite.server";

const css = readFileSync(new URL("../../../look/styles/profile.css", import.meta.url), "utf8");

describe("the sprite of heads", () => {
  it("is what `npm run heads` has made", async () => {
    await expect(headsSprite()).toMatchFileSnapshot("heads.svg");
  });

  it("has a layer for the head and for every style, each name once", () => {
    const ids = Array.from(headsSprite().matchAll(/<g id="(\w+)" transform/g), ([, id]) => id);
    const styles = [...hairStyles, ...facialHairStyles].map(({ value }) => value);
    expect(ids).toEqual(["head", ...styles]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("has the page's colours alone for skin, hair, beard and shirt", () => {
    const sprite = headsSprite();
    for (const fill of ["var(--skin)", "var(--hair)", "var(--beard)", "currentColor"]) {
      expect(sprite).toContain(`fill="${fill}"`);
    }
    expect(sprite).not.toMatch(/#ff000\d|undefined|transparent/);
  });
});

describe("the colours of the chooser's heads", () => {
  it.each([
    ["--skin", "skinTone", skinTones],
    ["--hair", "hairColor", hairColors],
    ["--beard", "facialHairColor", hairColors],
  ] as const)("%s follow what is checked", (property, name, looks) => {
    for (const { value, swatch } of looks) {
      const rule = `&:has([name="${name}"][value="${value}"]:checked) {\n      ${property}: ${swatch};`;
      expect(css).toContain(rule);
    }
  });
});
