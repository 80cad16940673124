// Generates the home screen icons in public/ from its favicon.svg.
import { readFileSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { launchOptions } from "./chromium.mjs";

const ICO_SIZE = 48;
const folder = new URL("../public/", import.meta.url);
const rounded = readFileSync(new URL("favicon.svg", folder), "utf8");
/** Phones round the corners themselves. */
const square = rounded
  .replace(' rx="8"', "")
  .replace("M24 0a8 8 0 0 1 8 8v16a8 8 0 0 1-8 8z", "M24 0h8v32h-8z");

const browser = await chromium.launch(launchOptions("shell"));
const page = await browser.newPage();

async function png(svg, size) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`,
  );
  return page.screenshot({ omitBackground: true });
}

/** Wraps a PNG in an .ico: a header of 6 bytes and one entry of 16. */
function ico(image, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, image]);
}

const write = (name, bytes) => writeFileSync(new URL(name, folder), bytes);
write("icon-192.png", await png(rounded, 192));
write("icon-512.png", await png(rounded, 512));
write("icon-maskable-512.png", await png(square, 512));
write("apple-touch-icon.png", await png(square, 180));
write("favicon.ico", ico(await png(rounded, ICO_SIZE), ICO_SIZE));
await browser.close();
