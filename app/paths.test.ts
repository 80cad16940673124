import { describe, expect, it } from "vitest";
import { paths, withSearch } from "./paths";
import { rarePaths } from "./rare-paths";

describe("withSearch", () => {
  it.each<[string, Record<string, string | null>, string]>([
    ["", { dialog: "login" }, "/games?dialog=login"],
    ["?q=ball", { dialog: "login" }, "/games?q=ball&dialog=login"],
    ["q=ball", { dialog: "login" }, "/games?q=ball&dialog=login"],
    ["?q=ball&dialog=login", { dialog: null }, "/games?q=ball"],
    ["?dialog=login", { dialog: null }, "/games"],
    ["?q=ball", { dialog: null }, "/games?q=ball"],
    ["?q=ball&sort=new", { q: "cup" }, "/games?q=cup&sort=new"],
    ["?q=a&q=b", { q: "c" }, "/games?q=c"],
    ["", {}, "/games"],
    ["", { q: "a&b=c #d" }, "/games?q=a%26b%3Dc+%23d"],
    ["?q=ball", { q: "" }, "/games?q="],
    ["?dialog=signup", { dialog: "login", q: null }, "/games?dialog=login"],
  ])("turns the search %j with %j into %s", (search, change, address) => {
    expect(withSearch("/games", search, change)).toBe(address);
  });
});

describe("paths", () => {
  it("carry where to go on to through a practice sign-in", () => {
    expect(rarePaths.simulatedProvider("apple", "/?a=1&b=2")).toBe(
      "/account/practice/apple?redirectTo=%2F%3Fa%3D1%26b%3D2",
    );
    expect(rarePaths.simulatedProviderPopup("google")).toBe("/account/practice/google?popup=1");
  });

  it.each([
    ["caught-by-1994", "/feed/caught-by-1994"],
    ["a/b?c", "/feed/a%2Fb%3Fc"],
  ])("keep the post %s in one segment", (id, path) => {
    expect(paths.post(id)).toBe(path);
  });
});
