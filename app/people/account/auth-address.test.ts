import { describe, expect, it } from "vitest";
import { authAddress, authLink, isAuthPage } from "./auth-address";

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

describe("authLink", () => {
  it("opens the dialog over a page, without its celebration", () => {
    expect(authLink("/games", "?q=x&yay=1", "login")).toBe("/games?q=x&dialog=login");
  });

  it("leads from one form's page to another's, and back to the same page after it", () => {
    expect(authLink("/login", "?redirectTo=%2Fstats", "signup")).toBe("/join?redirectTo=%2Fstats");
    expect(authLink("/forgot", "", "login")).toBe("/login");
  });
});
