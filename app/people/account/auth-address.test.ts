import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { authAddress, authLink, isAuthPage, pastAuthPage, redirectIn } from "./auth-address";

describe("authAddress", () => {
  it("is the form's page, with the page that it leads back to", () => {
    expect(authAddress("login")).toBe("/login");
    expect(authAddress("signup", "/")).toBe("/join");
    expect(authAddress("forgot", "/games?q=x&sort=new")).toBe(
      "/forgot?redirectTo=%2Fgames%3Fq%3Dx%26sort%3Dnew",
    );
  });
});

describe("isAuthPage", () => {
  it.each(["/login", "/join", "/forgot", "/login/", "/LOGIN"])("knows %s", (path) => {
    expect(isAuthPage(path)).toBe(true);
  });

  it.each(["/", "", "/log", "/login/x", "//login", "/joining", "/account"])(
    "takes %j for another page",
    (path) => expect(isAuthPage(path)).toBe(false),
  );
});

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

describe("authLink", () => {
  it("opens the dialog over a page, without its celebration", () => {
    expect(authLink("/games", "?q=x&yay=1", "login")).toBe("/games?q=x&dialog=login");
  });

  it("leads from one form's page to another's, and back to the same page after it", () => {
    expect(authLink("/login", "?redirectTo=%2Fstats", "signup")).toBe("/join?redirectTo=%2Fstats");
    expect(authLink("/forgot", "?redirectTo=//evil.example", "login")).toBe("/login");
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
