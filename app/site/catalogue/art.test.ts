import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { playable } from "~/playable";

const APP = fileURLToPath(new URL("../..", import.meta.url));
const LOGOS = "site/catalogue/publishers";
/** The limits are bytes as they are sent, in brotli. */
const PICTURES = {
  "icon.svg": { viewBox: "0 0 128 128", limit: 768 },
  "hero.svg": { viewBox: "0 0 1200 675", limit: 1536 },
  "screenshot-1.svg": { viewBox: "0 0 360 640", limit: 1536 },
  "screenshot-2.svg": { viewBox: "0 0 360 640", limit: 1536 },
};
const LOGO = { viewBox: "0 0 64 64", limit: 512 };

const artOf = (title: string) => `games/${title}/art`;
const pictures = [
  ...playable.flatMap((title) =>
    Object.entries(PICTURES).map(([file, rule]) => ({ path: `${artOf(title)}/${file}`, ...rule })),
  ),
  ...readdirSync(`${APP}/${LOGOS}`).map((file) => ({ path: `${LOGOS}/${file}`, ...LOGO })),
];

function read(path: string): string {
  return readFileSync(`${APP}/${path}`, "utf8");
}

/** Removes elements from the innermost outwards; nothing is left of well-formed markup. */
function leftOver(svg: string): string {
  const attributes = String.raw`(?: [\w-]+="[^"<]*")*`;
  const element = new RegExp(String.raw`<([\w-]+)${attributes}(?:/>|></\1>)`, "g");
  let rest = svg.trim();
  for (let before = ""; before !== rest; ) {
    before = rest;
    rest = rest.replace(element, "");
  }
  return rest;
}

function repeatedAttributes(svg: string): string[] {
  return [...svg.matchAll(/<[\w-]+([^>]*)>/g)]
    .map(([tag, inside]) => ({
      tag,
      names: [...(inside ?? "").matchAll(/ ([\w-]+)="/g)].map(([, name]) => name),
    }))
    .filter(({ names }) => new Set(names).size < names.length)
    .map(({ tag }) => tag);
}

describe("the catalogue's pictures", () => {
  it("are four for each title, and a logo for each of four publishers", () => {
    for (const title of playable) {
      expect(readdirSync(`${APP}/${artOf(title)}`).sort()).toEqual(Object.keys(PICTURES).sort());
    }
    expect(readdirSync(`${APP}/${LOGOS}`).sort()).toEqual([
      "chalkline-games.svg",
      "extra-time-club.svg",
      "kickabout-studio.svg",
      "near-post.svg",
    ]);
  });

  it.each(pictures)("$path is well-formed and in its shape", ({ path, viewBox }) => {
    const svg = read(path);
    expect(leftOver(svg)).toBe("");
    expect(repeatedAttributes(svg)).toEqual([]);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="/);
    expect(svg).toContain(`viewBox="${viewBox}"`);
  });

  it.each(pictures)("$path is light enough for a slow line", ({ path, limit }) => {
    expect(brotliCompressSync(read(path)).length).toBeLessThanOrEqual(limit);
  });

  it.each(pictures)("$path needs no font, runs nothing and asks for nothing", ({ path }) => {
    const svg = read(path);
    expect(svg).not.toMatch(/<(?:text|script|style|image|foreignObject|animate|!)/);
    expect(svg).not.toMatch(/ on\w+=|url\(|NaN|undefined/);
    const links = [...svg.matchAll(/href="([^"]*)"/g)].map(([, to]) => to ?? "");
    for (const to of links) {
      expect(svg).toContain(`id="${to.slice(1)}"`);
    }
  });
});
