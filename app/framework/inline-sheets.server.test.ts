import { describe, expect, it } from "vitest";
import { inlineSheets } from "./inline-sheets.server";

const texts = new Map([["/assets/home.css", ".hero{color:red}"]]);

describe("inlineSheets", () => {
  it("puts a sheet into the page's style and makes its link harmless", () => {
    const html =
      '<link rel="stylesheet" href="/assets/home.css"/><style>a{}</style><style>b{}</style>';
    expect(inlineSheets(html, texts)).toBe(
      '<link rel="inlined" href="/assets/home.css"/><style>a{}.hero{color:red}</style><style>b{}</style>',
    );
  });

  it("leaves a sheet that it doesn't know", () => {
    const html = '<link rel="stylesheet" href="/other.css"/><style>a{}</style>';
    expect(inlineSheets(html, texts)).toBe(html);
  });

  it("takes a text as it is, whatever signs are in it", () => {
    const odd = new Map([["/a.css", "a::before{content:'$& $1'}"]]);
    const html = '<link rel="stylesheet" href="/a.css"/><style></style>';
    expect(inlineSheets(html, odd)).toContain("<style>a::before{content:'$& $1'}</style>");
  });
});
