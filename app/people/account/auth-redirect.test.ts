import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { authAddress } from "./auth-address";
import { pastAuthPage, redirectIn } from "./auth-redirect";

describe("redirectIn", () => {
  it("gives back what authAddress was given", () => {
    const search = new URL(authAddress("login", "/games?q=x&y=1#top"), "http://here").search;
    expect(redirectIn(search)).toBe("/games?q=x&y=1#top");
  });

  it("is home where there is none", () => expect(redirectIn("?x=1")).toBe("/"));

  it("is a path of this site, whatever a search says", () => {
    const to = fc.oneof(
      fc.webUrl(),
      fc.string({ unit: "binary" }),
      fc.string({ unit: "binary" }).map((rest) => `/${rest}`),
      fc.constantFrom(
        "//evil.example",
        "/\\evil.example",
        "/\t/evil.example",
        "/a/..//evil.example",
      ),
    );
    const property = fc.property(to, (redirectTo) => {
      const path = redirectIn(`?${new URLSearchParams({ redirectTo })}`);
      expect(new URL(path, "https://here.example").origin).toBe("https://here.example");
    });
    fc.assert(property);
  });
});

describe("pastAuthPage", () => {
  it("leads back, or from joining to the account", () => {
    expect(pastAuthPage("/login", "?redirectTo=%2Fstats%3Fa%3D1")).toBe("/stats?a=1");
    expect(pastAuthPage("/forgot", "")).toBe("/");
    expect(pastAuthPage("/Join/", "?redirectTo=%2Fstats")).toBe("/account");
  });

  it("leads nowhere from any other page", () => {
    expect(pastAuthPage("/games", "?redirectTo=%2Fstats")).toBeNull();
  });
});
