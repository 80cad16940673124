import { describe, expect, it } from "vitest";
import { deferScripts, endDocument } from "./late-scripts.server";

describe("deferScripts", () => {
  it("keeps the browser from fetching any of the modules ahead", () => {
    const html = '<link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/>';
    expect(deferScripts(html)).toBe(
      '<link rel="dns-prefetch" href="/a.js"/><link rel="dns-prefetch" href="/b.js"/>',
    );
  });

  it("keeps the browser from running the page's module, with its text as it was", () => {
    const html = '<script type="module" async="">import "/a.js";</script>';
    expect(deferScripts(html)).toBe('<script type="text/late">import "/a.js";</script>');
  });

  it("takes out of it what only makes it readable", () => {
    const text =
      'import "/a.js";\nwindow.a = {\n  "b": {\n    "c": []\n  }\n};\n\nimport("/d.js");';
    expect(deferScripts(`<script type="module" async="">${text}</script>`)).toBe(
      '<script type="text/late">import "/a.js";window.a = {"b":{"c":[]}};import("/d.js");</script>',
    );
  });

  it.each([
    "<script>alert(1)</script>",
    '<link rel="stylesheet" href="/a.css"/>',
    '<link rel="preload" as="font" href="/a.woff2"/>',
    "<p>modulepreload</p>",
  ])("leaves %s alone", (html) => {
    expect(deferScripts(html)).toBe(html);
  });
});

describe("endDocument", () => {
  it("ends with the end of the document, after the scripts with its data", () => {
    const html = "<html><body><p>a</p></body></html><!--$--><script>1</script><!--/$-->";
    expect(endDocument(html, "n")).toBe("<html><body><p>a</p><script>1</script></body></html>");
  });

  it("makes one script of consecutive ones of ours, and of no other", () => {
    const ours = '<script nonce="n">a();</script><script nonce="n">b();</script>';
    const other = '<script nonce="m">c();</script>';
    expect(endDocument(`<html><body></body></html>${ours}${other}`, "n")).toBe(
      `<html><body><script nonce="n">a();b();</script>${other}</body></html>`,
    );
  });

  it.each(["<html><body></body></html>", "<p>a part</p>"])("leaves %s alone", (html) => {
    expect(endDocument(html, "n")).toBe(html);
  });
});
