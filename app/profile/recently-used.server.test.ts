import { describe, expect, it } from "vitest";
import { RecentlyUsed } from "./recently-used.server";

describe("RecentlyUsed", () => {
  it("makes a thing once, and again when it was pushed out by others that were asked for later", () => {
    const made: string[] = [];
    const recent = new RecentlyUsed<string>(2);
    const ask = (key: string) =>
      recent.get(key, () => {
        made.push(key);
        return key.toUpperCase();
      });
    for (const key of ["a", "b", "a", "c", "a", "b"]) expect(ask(key)).toBe(key.toUpperCase());
    expect(made).toEqual(["a", "b", "c", "b"]);
  });
});
