import { describe, expect, it } from "vitest";
import { initialsOf } from "./user-avatar";

describe("initialsOf", () => {
  it.each([
    ["Thandi Mokoena", "TM"],
    ["Thandi van der Merwe", "TM"],
    ["Pelé", "P"],
    ["  élodie   bouchez ", "ÉB"],
    ["𝒜lpha ⚽", "𝒜⚽"],
    ["李小龍", "李"],
    ["", ""],
    ["   ", ""],
  ])("of %j are %j", (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
