import { describe, expect, it } from "vitest";
import { entityTagOf, hasVersion } from "./entity-tag.server";

describe("entityTagOf", () => {
  it("is the same for the same text only", () => {
    expect(entityTagOf("goal")).toMatch(/^W\/"[\w-]{43}"$/);
    expect(entityTagOf("goal")).toBe(entityTagOf("goal"));
    expect(entityTagOf("goal")).not.toBe(entityTagOf("goals"));
  });
});

describe("hasVersion", () => {
  it.each([
    [null, false],
    ["", false],
    ['W/"a"', true],
    ['"a"', true],
    ['"b"', false],
    ['"b", W/"a"', true],
    ['"b","c"', false],
    ["*", true],
    ["a", false],
  ])("tells from If-None-Match: %s whether it is known: %s", (header, isKnown) => {
    expect(hasVersion('W/"a"', header)).toBe(isKnown);
  });
});
