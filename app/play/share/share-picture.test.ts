import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sharePicture } from "./share-picture";

const art = {
  icon: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128"><path fill="#7a1733" d="M0 0h128v128H0z"/></svg>',
  ball: "<circle/>",
  product: "Kickabout",
};
const words = { title: "Doors", edition: 7, score: "4/5", caption: "in 3.2 s", squares: "🟩🟥🟩" };

const textsOf = (svg: string) =>
  Array.from(svg.matchAll(/<text[^>]*>([^<]*)</g), ([, text]) => text);
const tilesOf = (svg: string) =>
  Array.from(
    svg.matchAll(/translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)"><rect[^>]*fill="(#\w+)"/g),
    ([, ...tile]) => tile,
  );

describe("sharePicture", () => {
  it("has the title, its number, both sides of the score, the caption and the wordmark", () => {
    expect(textsOf(sharePicture(words, art))).toEqual([
      "DOORS",
      "No. 7",
      "4",
      "5",
      "IN 3.2 S",
      "YOUR TURN",
      "KICKABOUT",
    ]);
  });

  it("stands on the title's own ground", () => {
    expect(sharePicture(words, art)).toContain('<path fill="#7a1733" d="M0 0h1200v630H0z"/>');
  });

  it("draws no sign where green is a colour among others", () => {
    const signs = (squares: string) =>
      sharePicture({ ...words, squares }, art).match(/d="M\.2\d/g) ?? [];
    expect(signs("🟨🟩🟦🟪")).toEqual([]);
    expect(signs("🟩🟥")).toHaveLength(2);
  });

  it("draws a tile for each square, with a sign besides the colour for right and wrong", () => {
    const svg = sharePicture(words, art);
    expect(tilesOf(svg).map(([, , , fill]) => fill)).toEqual(["#0f9150", "#d8343f", "#0f9150"]);
    expect(svg.match(/M\.24\.52/g)).toHaveLength(2);
    expect(svg.match(/M\.29\.29/g)).toHaveLength(1);
  });

  it("has the title's own drawing on its stub in place of the squares", () => {
    const stub = '<svg viewBox="0 0 440 416"><path fill="#123456"/></svg>';
    const svg = sharePicture(words, { ...art, stub });
    expect(svg).toContain('<svg x="704" y="48" width="440" height="416" viewBox="0 0 440 416">');
    expect(tilesOf(svg)).toEqual([]);
  });

  it("reads one row down its columns, and keeps the rows of a grid", () => {
    const column = tilesOf(sharePicture({ ...words, squares: "🟩".repeat(10) }, art));
    expect(new Set(column.map(([x]) => x)).size).toBe(2);
    expect(new Set(column.map(([, y]) => y)).size).toBe(5);
    const grid = tilesOf(sharePicture({ ...words, squares: "⬛⬜\n🟨🟨\n🟨🟨" }, art));
    expect([new Set(grid.map(([x]) => x)).size, new Set(grid.map(([, y]) => y)).size]).toEqual([
      2, 3,
    ]);
  });

  it("escapes what it is given, and keeps all tiles on the picture", () => {
    const square = fc.constantFrom("🟩", "🟥", "🟨", "⬜", "⬛", "?");
    const squares = fc
      .array(fc.array(square, { minLength: 1, maxLength: 7 }), { minLength: 1, maxLength: 6 })
      .map((rows) => rows.map((row) => row.join("")).join("\n"));
    fc.assert(
      fc.property(fc.string(), squares, (text, grid) => {
        const svg = sharePicture(
          { ...words, title: `<i>${text}`, caption: text, squares: grid },
          art,
        );
        expect(svg).not.toContain("<I>");
        for (const [x, y, size] of tilesOf(svg).map((tile) => tile.map(Number))) {
          expect(x).toBeGreaterThan(56);
          expect(Number(x) + Number(size)).toBeLessThan(1144);
          expect(y).toBeGreaterThanOrEqual(48);
          expect(Number(y) + Number(size)).toBeLessThanOrEqual(464);
        }
      }),
    );
  });
});
