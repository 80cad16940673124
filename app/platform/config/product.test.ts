import { describe, expect, it } from "vitest";
import { canonicalUrl } from "./product";

describe("canonicalUrl", () => {
  it.each([
    ["/", "https://play.kickabout.example/"],
    ["/play/full-time-quiz", "https://play.kickabout.example/play/full-time-quiz"],
    ["/games?q=ball", "https://play.kickabout.example/games?q=ball"],
    ["/feed/a%20b", "https://play.kickabout.example/feed/a%20b"],
    ["//evil.example/", "https://play.kickabout.example//evil.example/"],
  ])("puts %s on the canonical host", (path, url) => {
    expect(canonicalUrl(path)).toBe(url);
  });
});
