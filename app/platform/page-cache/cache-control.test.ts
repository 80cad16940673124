import { describe, expect, it } from "vitest";
import { isPrefetchCacheable, pageCacheControl } from "./cache-control";

const shared = "public, max-age=0, s-maxage=60, stale-while-revalidate=600";

describe("pageCacheControl", () => {
  it.each([
    [200, false, null, shared],
    [200, false, "no-cache", shared],
    [200, false, "no-cache, stale-while-revalidate=60", shared.replace("600", "60")],
    [200, false, "private, no-store", "private, no-store"],
    [200, false, "private, no-store", "private, no-store"],
    [400, false, null, "no-store"],
    [404, false, "private, no-store", "no-store"],
    [503, false, "no-cache", "no-store"],
    [200, true, null, "private, no-store"],
    [200, true, "public, max-age=3600", "private, no-store"],
    [200, true, "private, no-store", "private, no-store"],
    [404, true, null, "private, no-store"],
  ])(
    "of a page with %i, personal: %s, that says %j is %j",
    (status, isPersonal, declared, value) => {
      expect(pageCacheControl({ status, isPersonal, declared, isWhole: true })).toBe(value);
    },
  );

  it("keeps no page that lacks a part", () => {
    const page = { status: 200, isPersonal: false, declared: null, isWhole: false };
    expect(pageCacheControl(page)).toBe("no-store");
    expect(pageCacheControl({ ...page, isPersonal: true })).toBe("private, no-store");
  });
});

describe("mayBeFetchedAhead", () => {
  const cookie = new Headers({ "Set-Cookie": "kb_flash=; Max-Age=0" });
  it.each([
    ["data that a link asks for ahead", 200, new Headers(), "prefetch", true],
    ["data for a page that is opened now", 200, new Headers(), null, false],
    ["an answer with a cookie", 200, cookie, "prefetch", false],
    ["a redirect", 202, new Headers(), "prefetch", false],
    ["an error", 500, new Headers(), "prefetch", false],
  ])("of %s", (_, status, headers, purpose, may) => {
    expect(isPrefetchCacheable({ status, headers, purpose })).toBe(may);
  });
});
