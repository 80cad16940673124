import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { product } from "~/platform/config/product";
import { accentVariables } from "./accent-variables";
import { accentRule } from "./accented";

const tokens = readFileSync(new URL("../../look/styles/tokens.css", import.meta.url), "utf8");

describe("accentVariables", () => {
  it("sets every variable that the stylesheet asks for, and no other", () => {
    const asked = tokens.match(/--(?:on-)?accent[\w-]*-(?:light|dark)(?=,)/g);
    const names = accentVariables("b91c1c").map(([name]) => name);
    expect(new Set(names)).toEqual(new Set(asked));
    expect(names).toHaveLength(10);
  });

  it("says nothing of the product's own accent", () => {
    expect(accentVariables(product.defaultAccent)).toEqual([]);
    expect(accentRule(accentVariables(product.defaultAccent))).toBe("");
  });
});

describe("accentRule", () => {
  it("is one rule of colours and nothing else", () => {
    expect(accentRule(accentVariables("b91c1c"))).toMatch(
      /^:root\{(--[\w-]+:#[\da-f]{6};?){10}\}$/,
    );
    expect(accentRule(accentVariables("b91c1c"))).toContain("--accent-light:#b91c1c;");
  });
});
