import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { safeRedirect } from "./safe-redirect";

const site = "https://play.kickabout.example";

describe("safeRedirect", () => {
  it.each([
    ["/", "/"],
    ["/account", "/account"],
    ["/?dialog=login&q=a%20b#top", "/?dialog=login&q=a%20b#top"],
    ["/games/../account", "/account"],
    ["/%2f/evil", "/%2f/evil"],
    ["/%5cevil.example", "/%5cevil.example"],
    ["/a//evil.example", "/a//evil.example"],
    ["/?to=https://evil.example", "/?to=https://evil.example"],
    ["/@evil.example", "/@evil.example"],
    ["/javascript:alert(1)", "/javascript:alert(1)"],
    ["/café", "/caf%C3%A9"],
  ])("leads to %j by way of %j", (to, path) => {
    expect(safeRedirect(to, "/home")).toBe(path);
  });

  it.each([
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\/evil.example",
    "\\\\evil",
    "/\t/evil",
    "/\n/evil.example",
    "\t//evil.example",
    "/\u0000/evil.example",
    "/\r\nSet-Cookie: a=b",
    "/.//evil.example",
    "/..//evil.example",
    "/./\\evil.example",
    "/a/..//evil.example",
    "/%2e//evil.example",
    "/%2E%2e//evil.example",
    "//evil.example@play.kickabout.example",
    "//[",
    "https:evil.example",
    "https://evil.example",
    "https://play.kickabout.example/account",
    "javascript:alert(1)",
    "data:text/html,<script>",
    " /account",
    "account",
    "?dialog=login",
    "#top",
    "",
    undefined,
    null,
    7,
    ["/account"],
    { toString: () => "/account" },
    `/${"é".repeat(400)}`,
  ])("stays at home for %j", (to) => {
    expect(safeRedirect(to, "/home")).toBe("/home");
  });

  const piece = fc.oneof(
    fc.constantFrom(
      "/",
      "//",
      "\\",
      ".",
      "..",
      "%2e",
      "%2f",
      "%5c",
      "@",
      ":",
      "?",
      "#",
      "\t",
      "\n",
    ),
    fc.constantFrom("evil.example", "https:", "javascript:", "[::1]", ":80", " ", "a", "\u3002"),
    fc.string({ unit: "binary", maxLength: 3 }),
  );
  const address = fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join("")}`);

  it("never leaves the site, by the browser's own reading of what it gives", () => {
    fc.assert(
      fc.property(fc.oneof(address, fc.webUrl(), fc.string()), (to) => {
        const path = safeRedirect(to, "/home");
        expect(path).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
        for (const from of [site, `${site}/account/verify?x=1`]) {
          expect(new URL(path, from).origin).toBe(site);
        }
        expect(safeRedirect(path, "/home")).toBe(path);
      }),
      { numRuns: 1000 },
    );
  });
});
