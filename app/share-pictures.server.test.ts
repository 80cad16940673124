import { createRequire } from "node:module";
import { Resvg } from "@resvg/resvg-js";
import { describe, expect, it } from "vitest";
import { serverGames } from "~/games/registry.server";
import type { SharedResult } from "~/play/rules/shared-result";
import { sharePicture } from "~/play/share/share-picture";
import { readShareToken, shareToken } from "~/play/share/share-token.server";
import { textsOf } from "~/play/share/shared-result.server";
import { type PlayableSlug, playable } from "~/playable";
import { titleOf } from "~/site/catalogue/catalogue.server";
import { iconArt } from "~/site/catalogue/icon-art.server";
import type { PicturedResult } from "../tests/contract/title-contract";
import { contracts } from "../tests/contract/titles";
import { setVariablesAndFolder } from "../tests/fixtures/rules-environment";

setVariablesAndFolder();

const cases = playable.flatMap((slug) =>
  contracts[slug].widest.map((result, place) => [`${slug} ${place + 1}`, slug, result] as const),
);

type Box = { name: string; left: number; top: number; right: number; bottom: number };

const fontFile = createRequire(import.meta.url).resolve(
  "@expo-google-fonts/barlow-condensed/700Bold/BarlowCondensed_700Bold.ttf",
);
const font = { loadSystemFonts: false, fontFiles: [fontFile] };

/** The boxes of what an SVG document draws, as the library of the picture measures them. */
function boxOf(name: string, drawn: string): Box {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630" font-family="Barlow Condensed" font-weight="700">${drawn}</svg>`;
  const box = new Resvg(svg, { font }).getBBox();
  if (!box) throw new Error(`${name} draws nothing.`);
  const { x: left, y: top, width, height } = box;
  return { name, left, top, right: left + width, bottom: top + height };
}

const found = (svg: string, pattern: RegExp) => Array.from(svg.matchAll(pattern), ([text]) => text);

function layoutOf(slug: PlayableSlug, result: PicturedResult) {
  const { score, caption } = textsOf(serverGames[slug], sharedOf(result));
  const words = { title: titleOf(slug) ?? "", edition: 999, score, caption };
  const art = { icon: iconArt(slug) ?? "", ball: "", product: "Kickabout" };
  const svg = sharePicture({ ...words, squares: result.squares }, art);
  const own = svg.replace(/<g clip-path="url\(#icon\)">.*?<\/svg><\/g>/s, "");
  const texts = found(own, /<text[^>]*>[^<]+<\/text>/g).map((text) => ({
    ...boxOf(text, text),
    size: Number(/font-size="([\d.]+)"/.exec(text)?.[1]),
  }));
  const tiles = found(own, /<g transform="translate[^>]*><rect[^>]*>/g).map((tile) =>
    boxOf(tile, `${tile}</g>`),
  );
  const [board = ""] = found(own, /<rect x="96" y="240"[^>]*>/g);
  const perforation = Number(/fill="#08150e" d="M(\d+)/.exec(own)?.[1]);
  return { words, texts, tiles, board: boxOf("board", board), perforation };
}

const sharedOf = (result: PicturedResult): SharedResult => ({
  edition: 999,
  date: "2028-12-31",
  elapsed: 0,
  ...result,
});

const isOver = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

const isIn = (inner: Box, outer: Omit<Box, "name">) =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom;

describe.each(cases)("the picture of the widest result: %s", (_, slug, result) => {
  it("can be shared", () => {
    const shared = sharedOf(result);
    expect(readShareToken(slug, shareToken(slug, shared) ?? "")).toEqual({
      ...shared,
      sender: null,
    });
  });

  it("has every word and tile inside its part of the ticket, and none over another", () => {
    const { texts, tiles, board, perforation } = layoutOf(slug, result);
    const paper = { left: 84, top: 60, right: perforation - 20, bottom: 452 };
    const stub = { left: perforation + 20, top: 56, right: 1124, bottom: 456 };
    const words = texts.slice(0, -2);
    expect([...words, board].filter((box) => !isIn(box, paper))).toEqual([]);
    expect(tiles.filter((tile) => !isIn(tile, stub))).toEqual([]);
    const inBoard = words.filter((box) => isIn(box, board));
    const others = [...words.filter((box) => !inBoard.includes(box)), board];
    const overlaps = (boxes: Box[]) =>
      boxes.flatMap((one, place) =>
        boxes.slice(place + 1).flatMap((other) => (isOver(one, other) ? [[one, other]] : [])),
      );
    expect(overlaps(others)).toEqual([]);
    expect(overlaps([...inBoard])).toEqual([]);
    expect(overlaps(tiles)).toEqual([]);
    expect(inBoard.length).toBeGreaterThan(0);
  });

  it("is read in a chat: title, score and what stands beside it are large, the tiles not tiny", () => {
    const { texts, tiles } = layoutOf(slug, result);
    const [title, , ...others] = texts.slice(0, -2);
    expect(title?.size).toBeGreaterThanOrEqual(60);
    expect(others[0]?.size).toBeGreaterThanOrEqual(120);
    for (const { size } of others) expect(size).toBeGreaterThanOrEqual(36);
    for (const { left, right } of tiles) expect(right - left).toBeGreaterThanOrEqual(30);
  });
});
