import { describe, expect, it } from "vitest";
import { litePage } from "./lite-page";

const ink = {
  sheet: ".lite{}",
  sprite:
    '<svg><symbol id="x" viewBox="0 0 24 24" fill="none"><path d="M1 1"/></symbol><symbol id="bell"><path/></symbol></svg>',
  avatars: "/avatar.svg",
};
const icon = (name: string) =>
  `<svg class="icon " aria-hidden="true"><use href="/assets/sprite-1.svg#${name}"></use></svg>`;

describe("litePage", () => {
  it.each([
    ["a picture that decorates", '<img src="/a.svg" alt="" width="9"/>', ""],
    [
      "one of several sizes",
      '<picture class="art"><source media="(min-width: 40rem)" srcSet="/b.svg"/><img src="/a.svg" alt=""/></picture>',
      "",
    ],
    [
      "a picture that says something",
      '<img class="hero pitch" src="/a.svg" alt="A ball &amp; a bar"/>',
      '<span class="hero pitch in-words">A ball &amp; a bar</span>',
    ],
    ["an icon beside a word", `<a href="/">${icon("x")}Home</a>`, '<a href="/">Home</a>'],
    ["the picture of a match", '<svg class="thumbnail" viewBox="0"><g><path/></g></svg>', ""],
    ["what search engines read", '<script type="application/ld+json">{"a":1}</script>', ""],
    ["a style that stands in the page already", '<link rel="inlined" href="/a.css"/>', ""],
  ])("leaves out %s", (_, html, lite) => {
    expect(litePage(`<p>before</p>${html}<p>after</p>`, ink)).toBe(
      `<p>before</p>${lite}<p>after</p>`,
    );
  });

  it.each([
    ["somebody's avatar", '<img src="/avatar.svg?topType=Hat&amp;x=1" alt="" width="36"/>'],
    ["a shirt", '<svg viewBox="0 0 120 120" class="shirt" role="img" aria-label="Home"></svg>'],
    ["a swatch", '<svg viewBox="0 0 44 44" aria-hidden="true"><circle/></svg>'],
    ["text that looks like a picture", "<p>&lt;img src=&quot;x&quot;&gt;</p>"],
  ])("keeps %s", (_, html) => {
    expect(litePage(html, ink)).toBe(html);
  });

  it("draws the icon of a control that has nothing else", () => {
    expect(
      litePage(`<a class="icon-button" aria-label="Close" href="/">${icon("x")}</a>`, ink),
    ).toBe(
      '<a class="icon-button" aria-label="Close" href="/"><svg class="icon" aria-hidden="true" viewBox="0 0 24 24" fill="none"><path d="M1 1"/></svg></a>',
    );
  });

  it("takes the web font and pictures out of the styles, and adds its own", () => {
    const styles =
      '@font-face{font-family:B;src:url(/b.woff2)format("woff2")}@font-face{font-family:C;src:local(Arial)}.a{color:red;.b .c{background-image:url(/d.svg)}}.d:before{--e:url("data:image/svg+xml,<svg>;(}{</svg>");content:"";mask:var(--e)}';
    expect(litePage(`<style>${styles}</style>`, ink)).toBe(
      "<style>@font-face{font-family:C;src:local(Arial)}.a{color:red;}.lite{}</style>",
    );
  });
});
