import { describe, expect, it } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy.server";

const nonce = "only-the-server-knows";

/** The well-known SHA-256 hashes of "alert(1)", of the empty text, and of "body{margin:0}". */
const ALERT = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";
const NOTHING = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const MARGIN = "'sha256-IAdwN3biDCQ3brrgp1m8kBEsPQYyqfREKOEfeoREopc='";

/** The sources of a directive in a page's policy. */
function sourcesOf(html: string, directive: string): string[] | undefined {
  const found = contentSecurityPolicy(html.replaceAll("<script", `<script nonce="${nonce}"`), nonce)
    .split("; ")
    .map((entry) => entry.split(" "))
    .find(([name]) => name === directive);
  return found?.slice(1);
}

describe("the policy for scripts", () => {
  it.each([
    ["an inline script", "<script>alert(1)</script>", ["'self'", ALERT]],
    ["a module", '<script type="module" async="">alert(1)</script>', ["'self'", ALERT]],
    ["a script with data-src", '<script data-src="x">alert(1)</script>', ["'self'", ALERT]],
    [
      "two scripts",
      "<script>alert(1)</script><p></p><script></script>",
      ["'self'", ALERT, NOTHING],
    ],
    [
      "the same script twice",
      "<script>alert(1)</script><script>alert(1)</script>",
      ["'self'", ALERT],
    ],
    ["an external script", '<script src="/a.js"></script>', ["'self'"]],
    ["an external module", '<script type="module" src="/a.js"></script>', ["'self'"]],
    [
      "an inline script after an external one",
      '<script src="/a.js"></script><script>alert(1)</script>',
      ["'self'", ALERT],
    ],
    ["no script", "<p>alert(1)</p>", ["'self'"]],
  ])("lists what %s needs", (_, html, sources) => {
    expect(sourcesOf(html, "script-src")).toEqual(sources);
  });

  it("tells a script with a line break from one without", () => {
    expect(sourcesOf("<script>\nalert(1)\n</script>", "script-src")).not.toContain(ALERT);
  });
});

describe("the policy for styles", () => {
  it.each([
    ["an inline style", "<style>body{margin:0}</style>", ["'self'", MARGIN]],
    ["a style with attributes", '<style data-x="1">body{margin:0}</style>', ["'self'", MARGIN]],
    ["no style", '<link rel="stylesheet" href="/a.css">', ["'self'"]],
  ])("lists what %s needs", (_, html, sources) => {
    expect(sourcesOf(html, "style-src")).toEqual(sources);
  });
});

describe("the policy for everything else", () => {
  it.each([
    ["default-src", ["'none'"]],
    ["base-uri", ["'none'"]],
    ["frame-ancestors", ["'none'"]],
    ["form-action", ["'self'"]],
  ])("has %s as narrow as it can be", (directive, sources) => {
    expect(sourcesOf("<script>alert(1)</script>", directive)).toEqual(sources);
  });

  it("never allows inline or evaluated code at large", () => {
    expect(contentSecurityPolicy("<script>alert(1)</script>")).not.toContain("unsafe");
  });
});

describe("a script that does not have the nonce", () => {
  it.each(["<script>alert(1)</script>", '<script nonce="guessed">alert(1)</script>'])(
    "is not allowed: %s",
    (html) => {
      expect(contentSecurityPolicy(html, nonce)).toContain("script-src 'self';");
    },
  );
});

describe("the hosts of others", () => {
  it("stand beside our own, and each in its directive alone", () => {
    const others = { "script-src": ["https://a.example"], "frame-src": ["https://b.example"] };
    const policy = contentSecurityPolicy("<p></p>", nonce, others).split("; ");
    expect(policy).toContain("script-src 'self' https://a.example");
    expect(policy).toContain("frame-src https://b.example");
    expect(policy.filter((directive) => directive.includes(".example"))).toHaveLength(2);
    expect(policy).toContain("default-src 'none'");
  });

  it("are none unless they are given, also for the next page", () => {
    contentSecurityPolicy("", nonce, { "connect-src": ["https://a.example"] });
    expect(contentSecurityPolicy("", nonce)).not.toContain("a.example");
  });
});
