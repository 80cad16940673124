import { describe, expect, it } from "vitest";
import { helpOf, profileTabOf } from "./profile-tab";

describe("profileTabOf", () => {
  it.each([
    ["", "details"],
    ["tab=appearance", "appearance"],
    ["tab=kits&displayName=x", "kits"],
    ["tab=constructor", "details"],
    ["tab=details&dialog=kits", "kits"],
    ["tab=appearance&dialog=login", "appearance"],
    ["tab=details&preset-awayKitColor=%23111827", "kits"],
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
