import { describe, expect, it } from "vitest";
import { isAllowedOrigin } from "./same-origin";

const own = "https://play.kickabout.example";
const elsewhere = "https://elsewhere.example";

describe("isAllowedOrigin", () => {
  it.each(["GET", "HEAD", "OPTIONS"])("lets %s in from anywhere", (method) => {
    const request = { method, secFetchSite: "cross-site", origin: elsewhere };
    expect(isAllowedOrigin(request, own)).toBe(true);
  });

  it.each([
    ["same-origin", own, true],
    ["same-origin", undefined, true],
    ["none", undefined, true],
    ["same-site", own, false],
    ["cross-site", own, false],
    ["cross-site", undefined, false],
    ["cross-site", elsewhere, false],
    ["", own, false],
    ["Same-Origin", own, false],
    [undefined, own, true],
    [undefined, undefined, true],
    [undefined, elsewhere, false],
    [undefined, "null", false],
    [undefined, "", false],
    [undefined, "http://play.kickabout.example", false],
    [undefined, "https://play.kickabout.example:8443", false],
    [undefined, "https://play.kickabout.example.elsewhere.example", false],
  ])("of a POST with Sec-Fetch-Site %s and Origin %s says %s", (secFetchSite, origin, allowed) => {
    expect(isAllowedOrigin({ method: "POST", secFetchSite, origin }, own)).toBe(allowed);
  });

  it.each(["PUT", "PATCH", "DELETE", "post", "CONNECT", "PURGE"])(
    "keeps %s out from elsewhere",
    (method) => {
      const request = { method, secFetchSite: "cross-site", origin: elsewhere };
      expect(isAllowedOrigin(request, own)).toBe(false);
    },
  );
});
