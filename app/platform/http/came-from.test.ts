import { describe, expect, it } from "vitest";
import { cameFrom } from "./came-from";

const from = (referer: string | null) =>
  cameFrom(
    new Request("https://play.example/data-mode", referer ? { headers: { Referer: referer } } : {}),
    "/",
  );

describe("cameFrom", () => {
  it.each([
    ["https://play.example/games?q=quiz", "/games?q=quiz"],
    ["https://play.example/help#streak", "/help"],
    ["https://play.example/", "/"],
    ["https://play.example//evil.example/", "/"],
    ["https://evil.example/games", "/"],
    ["https://play.example.evil.example/games", "/"],
    ["javascript:alert(1)", "/"],
    ["nonsense", "/"],
    ["", "/"],
    [null, "/"],
  ])("of %j is %s", (referer, path) => expect(from(referer)).toBe(path));
});
