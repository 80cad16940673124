import { describe, expect, it } from "vitest";
import { canonicalUrl } from "./product";

describe("canonicalUrl", () => {
  it.each([
    ["/", "https://play.kickabout.example/"],
    ["/play/full-time-quiz", "https://play.kickabout.example/play/full-time-quiz"],
    ["/games?q=ball", "https://play.kickabout.example/games?q=ball"],
    ["/feed/a b", "https://play.kickabout.example/feed/a%20b"],
  ])("puts %s on the canonical host", (path, url) => {
    expect(canonicalUrl(path)).toBe(url);
  });
});
