import { describe, expect, it } from "vitest";
import { asksTooMuch, decodedPath, isLongPath } from "./request-path";

describe("a path", () => {
  it.each([
    "/",
    "/play/spot-kick/duel/abcdefghijklmnopqrstuv",
    "/a".repeat(32),
    `/${"a".repeat(2047)}`,
    "",
  ])("may be as long as this: %s", (path) => {
    expect(isLongPath(path)).toBe(false);
  });

  it.each([
    ["with a segment more", "/a".repeat(33)],
    ["of slashes", "/".repeat(33)],
    ["with a character more", `/${"a".repeat(2048)}`],
    ["of segments alone", "/a".repeat(7000)],
  ])("%s is too long", (_, path) => {
    expect(isLongPath(path)).toBe(true);
    expect(asksTooMuch(path)).toBe(true);
    expect(asksTooMuch(`${path}?q=1`)).toBe(true);
    expect(asksTooMuch(`${path}.data`)).toBe(true);
  });
});

describe("a question for routes", () => {
  const asking = (paths: string[]) =>
    `/__manifest?${new URLSearchParams(paths.map((path) => ["p", path]))}&version=1`;
  const links = (count: number) => Array.from({ length: count }, (_, index) => `/play/${index}`);

  it("may be about all links of a page", () => {
    expect(asksTooMuch(asking(links(100)))).toBe(false);
  });

  it.each([
    ["about a path of many segments", asking(["/a".repeat(33)])],
    ["about one without its first slash", asking([`a${"/a".repeat(33)}`])],
    ["at an address that leads to theirs", asking(["/a".repeat(33)]).replace("/_", "/./_")],
    ["about one in another encoding", `/__manifest?p=${"%2Fa".repeat(33)}`],
    ["about a long path", asking([`/${"a".repeat(2048)}`])],
    ["about more links than a page has", asking(links(300))],
    ["about nothing, very often", `/__manifest?${"p=&".repeat(300)}`],
  ])("%s asks too much", (_, url) => {
    expect(asksTooMuch(url)).toBe(true);
  });
});

describe("decodedPath", () => {
  it.each([
    ["/", "/"],
    ["/caf%C3%A9", "/café"],
    ["/a%2Fb", "/a/b"],
    ["/a%0Ab", "/a\nb"],
    ["/%zz", null],
    ["/%E0%A4%A", null],
    ["/%", null],
  ])("of %j is %j", (path, decoded) => {
    expect(decodedPath(path)).toBe(decoded);
  });
});
