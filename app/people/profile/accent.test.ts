import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { product } from "~/platform/config/product";
import { accentShades } from "./accent";
import { contrastOf, luminanceOf } from "./contrast";

const grounds = {
  light: ["f4f1e8", "fffdf8"],
  dark: ["0c1511", "14201a"],
} as const;

const contrast = (one: string, other: string) =>
  contrastOf(one.replace("#", ""), other.replace("#", ""));

const hex = fc.oneof(
  fc.nat(0xffffff).map((number) => number.toString(16).padStart(6, "0")),
  fc.nat(0xff).map((number) => number.toString(16).padStart(2, "0").repeat(3)),
  fc.constantFrom("000000", "ffffff", "ffff00", "00ff00", "0000ff", "777777", "bcbcbc", "bdbdbd"),
);

describe("accentShades", () => {
  it("keeps the default accent as it is, with the text and focus shade of the rules", () => {
    expect(accentShades(product.defaultAccent).light).toMatchObject({
      accent: "#2563eb",
      onAccent: "#ffffff",
      focus: "#1f54c8",
      ink: "#1f54c8",
    });
  });

  it.each([
    ["a light accent has dark text", "facc15", { accent: "#facc15", onAccent: "#10211a" }],
    ["a dark accent has light text", "14532d", { accent: "#14532d", onAccent: "#ffffff" }],
    ["white has dark text", "ffffff", { accent: "#ffffff", onAccent: "#10211a" }],
    ["black has light text", "000000", { accent: "#000000", onAccent: "#ffffff" }],
  ])("%s", (_, accent, shades) => {
    expect(accentShades(accent).light).toMatchObject(shades);
    expect(accentShades(accent).dark).toMatchObject(shades);
  });

  it("darkens the ground behind light text no more than it has to", () => {
    const { accent } = accentShades("22c55e").light;
    expect(luminanceOf("22c55e")).toBeLessThan(0.5);
    expect(contrast(accent, "ffffff")).toBeGreaterThanOrEqual(4.5);
    expect(contrast(accent, "ffffff")).toBeLessThan(5);
  });

  it.each(["light", "dark"] as const)(
    "can be read with every accent in the %s scheme",
    (scheme) => {
      const property = fc.property(hex, (color) => {
        const { accent, onAccent, focus, ink, tint } = accentShades(color)[scheme];
        expect(contrast(accent, onAccent)).toBeGreaterThanOrEqual(4.5);
        for (const ground of grounds[scheme]) {
          expect(contrast(focus, ground)).toBeGreaterThanOrEqual(3);
          expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
        }
        expect(contrast(ink, tint)).toBeGreaterThanOrEqual(4.5);
        for (const shade of [accent, onAccent, focus, ink, tint]) {
          expect(shade).toMatch(/^#[0-9a-f]{6}$/);
        }
      });
      fc.assert(property, { numRuns: 1000 });
    },
  );

  it("picks the text by a luminance of 0.5, and a focus shade 15 % darker where that can be seen", () => {
    const property = fc.property(hex, (color) => {
      const { onAccent, focus } = accentShades(color).light;
      expect(onAccent).toBe(luminanceOf(color) > 0.5 ? "#10211a" : "#ffffff");
      const darker = color.replace(/../g, (pair) =>
        Math.round(Number.parseInt(pair, 16) * 0.85)
          .toString(16)
          .padStart(2, "0"),
      );
      if (contrast(darker, grounds.light[0]) >= 3) expect(focus).toBe(`#${darker}`);
    });
    fc.assert(property, { numRuns: 1000 });
  });

  it("knows the grounds of the style sheet", () => {
    const tokens = readFileSync("app/look/styles/tokens.css", "utf8");
    const [paper, card] = [0, 1].map(
      (ground) => `light-dark(#${grounds.light[ground]}, #${grounds.dark[ground]})`,
    );
    expect(tokens).toContain(`--paper: ${paper};`);
    expect(tokens).toContain(`--card: ${card};`);
  });
});
