import { describe, expect, it } from "vitest";
import { helpOf, profileTabOf, stepIn } from "./profile-tab";

describe("profileTabOf", () => {
  it.each([
    ["", "details"],
    ["tab=appearance", "appearance"],
    ["tab=kits&displayName=x", "kits"],
    ["tab=constructor", "details"],
    ["tab=details&dialog=kits", "kits"],
    ["tab=appearance&dialog=login", "appearance"],
  ])("of %j is %s", (search, tab) => {
    expect(profileTabOf(new URLSearchParams(search))).toBe(tab);
  });
});

describe("helpOf", () => {
  it.each([
    ["dialog=appearance", "appearance"],
    ["tab=kits", null],
    ["dialog=login", null],
  ])("of %j is %s", (search, tab) => {
    expect(helpOf(new URLSearchParams(search))).toBe(tab);
  });
});

describe("stepIn", () => {
  it.each([
    ["tab=kits&displayName=x", { tab: "kits" }],
    ["dialog=kits", { tab: "kits", dialog: "kits" }],
    ["preset-awayKitColor=%23111827", { tab: "kits" }],
    ["tab=constructor", null],
    ["intent=save&displayName=x", null],
  ])("of %j is %j", (fields, step) => {
    expect(stepIn(new URLSearchParams(fields))).toEqual(step);
  });
});
