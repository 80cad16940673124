// npm run share-images: generates the link preview images of the site and the games, in public/share.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { crc32, deflateSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { build } from "esbuild";
import { launchOptions } from "./chromium.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const out = join(root, "public/share");
const SIZE = { width: 1200, height: 630 };
const COLOURS = 64;

const require = createRequire(import.meta.url);
const fontFile = join(
  dirname(require.resolve("@fontsource/barlow-condensed/package.json")),
  "files/barlow-condensed-latin-700-normal.woff2",
);
const inline = (type, file) => `data:${type};base64,${readFileSync(file).toString("base64")}`;

const STYLE = `
  @font-face { font-family: Barlow; src: url(${inline("font/woff2", fontFile)}) }
  * { box-sizing: border-box; margin: 0 }
  body { display: grid; grid-template-rows: 512px 1fr; width: 1200px; height: 630px; overflow: hidden;
    background: #f4f1e8; color: #10211a; font: 700 40px/1 Barlow; text-transform: uppercase }
  .art { width: 1200px; height: 512px; border-bottom: 4px dashed #10211a; object-fit: cover; object-position: 50% 12% }
  .words { display: flex; align-items: center; justify-content: space-between; padding: 0 56px }
  h1 { font-size: 84px }
  .name { display: flex; align-items: center; gap: 14px; font-size: 48px }
  .name svg { width: 52px; height: 52px; fill: none; stroke: currentColor; stroke-width: 2 }
  .site { grid-template-rows: 1fr 180px; background: repeating-linear-gradient(90deg, #0b6b3a 0 60px, #0e7642 60px 120px) }
  .site h1 { align-self: center; padding: 0 56px; color: #f7fbf4; font-size: 176px; line-height: .95 }
  .site .words { background: #f4f1e8; border-top: 4px dashed #10211a }
`;

const ball = /<symbol id="ball"[^>]*>(.*?)<\/symbol>/.exec(
  readFileSync(join(root, "app/look/ui/sprite.svg"), "utf8"),
)?.[1];

const words = (product) =>
  `<p class="name"><svg viewBox="0 0 24 24">${ball}</svg>${escaped(product)}</p>`;

const gamePage = (product, { slug, title }) =>
  `<style>${STYLE}</style><img class="art" src="${inline("image/svg+xml", join(root, "app/games", slug, "art/hero.svg"))}">
  <div class="words"><h1>${escaped(title)}</h1>${words(product)}</div>`;

const sitePage = (product, tagline) =>
  `<style>${STYLE}</style><body class="site"><h1>${escaped(tagline).replace(". ", ".<br>")}</h1>
  <div class="words"><p>A new football quiz every day</p>${words(product)}</div>`;

function escaped(text) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

/** The product and the catalogue's titles, imported from the code. */
async function texts() {
  const slugs = readdirSync(join(root, "app/games")).filter((name) =>
    existsSync(join(root, "app/games", name, "catalogue.ts")),
  );
  const entries = slugs.map(
    (slug) => `export { entry as "${slug}" } from "./app/games/${slug}/catalogue";`,
  );
  const { outputFiles } = await build({
    stdin: {
      contents: ['export { product } from "./app/platform/config/product";', ...entries].join("\n"),
      resolveDir: root,
    },
    bundle: true,
    write: false,
    format: "esm",
  });
  const code = Buffer.from(outputFiles[0].text).toString("base64");
  const { product, ...games } = await import(`data:text/javascript;base64,${code}`);
  return { product, games: Object.entries(games).map(([slug, { title }]) => ({ slug, title })) };
}

/** Runs in the browser: reduces the image to the given number of colours, the most frequent ones. */
async function reduce({ png, colours }) {
  const bitmap = await createImageBitmap(await (await fetch(png)).blob());
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext("2d");
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
  const counts = new Map();
  for (let at = 0; at < data.length; at += 4) {
    const key = (data[at] << 16) | (data[at + 1] << 8) | data[at + 2];
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const palette = [...counts.entries()]
    .sort(([, one], [, other]) => other - one)
    .slice(0, colours)
    .map(([key]) => key);
  const distance = (one, other) =>
    ((one >> 16) - (other >> 16)) ** 2 +
    (((one >> 8) & 255) - ((other >> 8) & 255)) ** 2 +
    ((one & 255) - (other & 255)) ** 2;
  const nearest = new Map(palette.map((key, index) => [key, index]));
  for (const key of counts.keys()) {
    if (nearest.has(key)) continue;
    let best = 0;
    palette.forEach((colour, index) => {
      if (distance(colour, key) < distance(palette[best], key)) best = index;
    });
    nearest.set(key, best);
  }
  const indices = new Uint8Array(data.length / 4);
  for (let at = 0; at < indices.length; at += 1) {
    const from = at * 4;
    indices[at] = nearest.get((data[from] << 16) | (data[from + 1] << 8) | data[from + 2]);
  }
  let text = "";
  for (let at = 0; at < indices.length; at += 32_768) {
    text += String.fromCharCode(...indices.subarray(at, at + 32_768));
  }
  return { palette, indices: btoa(text) };
}

/** A PNG with a palette. */
function encode({ palette, indices }, { width, height }) {
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row += 1) {
    indices.copy(rows, row * (width + 1) + 1, row * width, (row + 1) * width);
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  const colours = Buffer.from(palette.flatMap((key) => [key >> 16, (key >> 8) & 255, key & 255]));
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk("IHDR", head),
    chunk("PLTE", colours),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(name, content) {
  const body = Buffer.concat([Buffer.from(name, "latin1"), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

const { product, games } = await texts();
mkdirSync(out, { recursive: true });
const browser = await chromium.launch(launchOptions("shell"));
const page = await browser.newPage({ viewport: SIZE });
const pictures = [
  ["kickabout", sitePage(product.name, product.tagline)],
  ...games.map((game) => [game.slug, gamePage(product.name, game)]),
];
for (const [name, html] of pictures) {
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  const png = `data:image/png;base64,${(await page.screenshot()).toString("base64")}`;
  const { palette, indices } = await page.evaluate(reduce, { png, colours: COLOURS });
  const file = encode({ palette, indices: Buffer.from(indices, "base64") }, SIZE);
  writeFileSync(join(out, `${name}.png`), file);
  console.log(`${name}.png: ${(file.length / 1024).toFixed(1)} KB`);
}
await browser.close();
