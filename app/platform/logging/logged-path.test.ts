import { describe, expect, it } from "vitest";
import { loggedPath } from "./logged-path";

describe("loggedPath", () => {
  it.each([
    ["/", "/"],
    ["/about?x=1", "/about"],
    ["/games/golden-word", "/games/golden-word"],
    ["/play/spot-kick/duel", "/play/spot-kick/duel"],
    ["/a%0a%7b", "/a%0a%7b"],
    ["/%zz", "/%zz"],
    ["/recapsed/x", "/recapsed/x"],
    [`/${"a".repeat(400)}`, `/${"a".repeat(299)}…`],
    ["http://a.example/about?x", "/about"],
    ["http://a.example", ""],
    ["", ""],
    [undefined, ""],
  ])("of %j is %j", (target, path) => {
    expect(loggedPath(target)).toBe(path);
  });

  it.each([
    ["/recaps/SECRET", "/recaps/…"],
    ["/recaps/SECRET/", "/recaps/…"],
    ["/recaps/SECRET.data", "/recaps/…"],
    ["/recaps//SECRET", "/recaps/…"],
    ["/Recaps/SECRET", "/Recaps/…"],
    ["/rec%61ps/SECRET", "/recaps/…"],
    ["/recaps%2fSECRET", "/recaps/…"],
    ["/recaps\\SECRET", "/recaps/…"],
    ["/recaps/%zzSECRET", "/recaps/…"],
    ["/recaps/%00\nSECRET", "/recaps/…"],
    ["/./recaps/SECRET", "/./recaps/…"],
    ["/beat/golden-word/SECRET", "/beat/…"],
    ["/beat/golden-word/SECRET/picture.png", "/beat/…"],
    ["/play/spot-kick/duel/SECRET", "/play/spot-kick/duel/…"],
    ["/l/SECRET", "/l/…"],
    ["http://user:SECRET@a.example/about", "/about"],
    ["ftp://user:SECRET@a.example", ""],
    ["http://a.example/recaps/SECRET", "/recaps/…"],
    ["/about?SECRET", "/about"],
    ["/about#SECRET", "/about"],
  ])("hides what is secret: of %j it is %j", (target, path) => {
    expect(loggedPath(target)).toBe(path);
  });
});
