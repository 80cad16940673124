// npm run bench: the home page on a throttled phone, against the same content as one static file (docs/performance.md).
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { launchOptions } from "./chromium.mjs";
import { isBuilt } from "./freshness.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

/** The median LCP of the app over that of the static file, at most. */
const TARGET = 1.15;
/** What the app's page has to contain; without it something else is being measured. */
const PROOF = "Full-Time Quiz";
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true };
/** 400 kbit/s each way, in bytes/s, and 400 ms to every answer. */
const LINE = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const CPU_SLOWDOWN = 4;
const START_TIMEOUT_MS = 20_000;
const SETTLE_TIMEOUT_MS = 60_000;

/**
 * One cold load: times in ms from the start of the navigation, bytes as they come over the line, heads included,
 * of the answers that were in by then; script files by their paths.
 *
 * @typedef {{ lcp: number, lcpElement: string, fcp: number, requests: number, bytes: number,
 *   scripts: string[], allRequests: number, allBytes: number }} Load
 */

/** Starts the production build on a free port. Resolves to its address and a way to stop it. */
async function startApp() {
  if (!existsSync(join(root, "build/server.js"))) {
    throw new Error("There is no build yet: npm run build makes one.");
  }
  const dataDir = mkdtempSync(join(tmpdir(), "kickabout-bench-"));
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, ["build/server.js"], {
    cwd: root,
    env: { PATH, HOME, DATA_DIR: dataDir, NODE_ENV: "production", PORT: "0" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(child, "exit");
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    return { url: `${await addressOf(child)}/`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The address that a server prints when it listens. */
async function addressOf(child) {
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (said += chunk));
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (child.exitCode === null && Date.now() < deadline) {
    const address = /Kickabout is at (\S+)/.exec(said)?.[1];
    if (address) return address;
    await sleep(50);
  }
  throw new Error(`The app did not start. ${said}`);
}

/**
 * The app's page as one file with the same visible content: no scripts, no late or preloaded ones, no web font
 * (the text stays in the stand-in font, which is the fastest fair choice), no request for an icon of the tab,
 * and the symbols that it uses out of the sprite inside the document, so that every icon is still drawn.
 *
 * @param {string} url the app's home page
 * @returns {Promise<string>} the document
 */
async function staticVariant(url) {
  const page = await bodyOf(url);
  if (!page.includes(PROOF)) throw new Error(`The app's page does not contain "${PROOF}".`);
  const sheet = /<use href="([^"#]+)#/.exec(page)?.[1];
  const sprite = sheet ? await bodyOf(new URL(sheet, url)) : "";
  const used = new Set([...page.matchAll(/<use href="[^"#]+#([^"]+)"/g)].map(([, id]) => id));
  const symbols = [...sprite.matchAll(/<symbol id="([^"]+)".*?<\/symbol>/gs)]
    .filter(([, id]) => used.has(id))
    .map(([symbol]) => symbol);
  const one = page
    .replace(/<!--.*?-->/gs, "")
    .replace(/<script\b.*?<\/script>/gs, "")
    .replace(/<link rel="(?:late|modulepreload|icon)"[^>]*>/g, "")
    .replace(/@font-face\s*\{[^}]*url\([^}]*\}/g, "")
    .replace("</head>", '<link rel="icon" href="data:,"></head>')
    // The boot script's mark, which the styles go by.
    .replace("<html ", "<html data-js ")
    .replace(/<use href="[^"#]+#/g, '<use href="#')
    .replace("</body>", `<svg hidden>${symbols.join("")}</svg></body>`);
  if (
    symbols.length !== used.size ||
    /url\((?!["']?data:)|(?:href="\/assets|src="\/)|<script/.test(one)
  ) {
    throw new Error("The static variant would not be one file with all its icons.");
  }
  return one;
}

async function bodyOf(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.text();
}

/** Serves one document, compressed beforehand at brotli's highest level. */
async function startStatic(html) {
  const body = brotliCompressSync(html);
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "content-encoding": "br",
    "content-length": body.length,
  };
  const server = createServer((_request, response) => response.writeHead(200, headers).end(body));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  };
  return { url: `http://127.0.0.1:${server.address().port}/`, stop };
}

/** Loads a page with a cold cache on the slow line and the slow processor. Resolves to a {@link Load}. */
async function load(browser, url) {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(SETTLE_TIMEOUT_MS);
    const cdp = await context.newCDPSession(page);
    const traffic = watch(cdp);
    await cdp.send("Network.enable");
    await cdp.send("Network.emulateNetworkConditions", LINE);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    const answer = await page.goto(url);
    if (!answer.ok()) throw new Error(`${url} answered ${answer.status()}.`);
    // Its scripts come last: what has none is settled, what has some once they have hydrated it.
    await page.waitForFunction(
      () => !document.querySelector("script") || "hydrated" in document.documentElement.dataset,
    );
    await page.waitForLoadState("networkidle");
    const paints = await page.evaluate(readPaints);
    if (!paints.lcp || !paints.fcp) throw new Error(`${url} reported no paint.`);
    return { ...paints, ...traffic(paints) };
  } finally {
    await context.close();
  }
}

/** Runs in the page, once it has settled: waits for its fonts and a frame, and reads what was painted when, in ms. */
async function readPaints() {
  await document.fonts.ready;
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const entries = await new Promise((done) => {
    const observer = new PerformanceObserver((list) => done(list.getEntries()));
    observer.observe({ type: "largest-contentful-paint", buffered: true });
    setTimeout(done, 5000, []);
  });
  const last = entries.at(-1);
  const paint = (name) => performance.getEntriesByName(name)[0]?.startTime;
  const text = last?.element?.textContent.trim().slice(0, 40);
  return {
    lcp: last?.startTime,
    lcpElement: `<${last?.element?.localName}> "${text}"`,
    fcp: paint("first-contentful-paint"),
    firstPaint: paint("first-paint") ?? paint("first-contentful-paint"),
    timeOrigin: performance.timeOrigin,
  };
}

/** Notes a page's traffic. Returns what to call with its paints to learn what went over the line before them. */
function watch(cdp) {
  const requests = [];
  const received = [];
  // The browser stamps traffic in seconds since its start, paints in ms since the navigation: one clock for both.
  let wallLessStamp = 0;
  cdp.on("Network.requestWillBeSent", ({ request, type, timestamp, wallTime }) => {
    if (!/^https?:/.test(request.url)) return;
    wallLessStamp ||= wallTime - timestamp;
    requests.push({ path: new URL(request.url).pathname, type, timestamp });
  });
  cdp.on("Network.loadingFinished", ({ encodedDataLength, timestamp }) =>
    received.push({ bytes: encodedDataLength, timestamp }),
  );
  return ({ fcp, firstPaint, timeOrigin }) => {
    const before = (ms) => (item) => item.timestamp + wallLessStamp < (timeOrigin + ms) / 1000;
    const pathOf = ({ path }) => path;
    const isScript = ({ type, path }) => type === "Script" || /\.m?js$/.test(path);
    const sum = (items) => items.reduce((bytes, item) => bytes + item.bytes, 0);
    return {
      requests: requests.filter(before(fcp)).length,
      bytes: sum(received.filter(before(fcp))),
      scripts: requests.filter(before(firstPaint)).filter(isScript).map(pathOf),
      allRequests: requests.length,
      allBytes: sum(received),
    };
  };
}

/** The value below which a share of the numbers lies, between two of them where need be. */
function quantile(numbers, share) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const [low, high] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return low + (high - low) * (at % 1);
}

const median = (numbers) => quantile(numbers, 0.5);

/** As text: median (quartiles; least to most). */
function spread(numbers, digits) {
  const [least, low, middle, high, most] = [0, 0.25, 0.5, 0.75, 1].map((share) =>
    quantile(numbers, share).toFixed(digits),
  );
  return `${middle} (${low}-${high}; ${least}-${most})`;
}

/** One line of the table, in columns. */
const line = (what, app, still = "") =>
  `${what.padEnd(36)}${`${app}  `.padEnd(40)}${still}`.trimEnd();

/** @param {{ app: Load, still: Load }[]} pairs */
function report(pairs) {
  const sides = ["app", "still"].map((side) => pairs.map((pair) => pair[side]));
  const row = (what, show) => line(what, ...sides.map(show));
  const values = (loads, key) => loads.flatMap((load) => load[key]);
  const time = (key) => (loads) => spread(values(loads, key), 0);
  const count = (key) => (loads) => median(values(loads, key));
  const kinds = (key) => (loads) => [...new Set(values(loads, key))].join(", ") || "none";
  const [app, still] = sides.map((loads) => median(values(loads, "lcp")));
  const ratio = app / still;
  const ratios = pairs.map((pair) => pair.app.lcp / pair.still.lcp);
  return [
    line(`${pairs.length} pairs`, "app", "one static file"),
    row("LCP, ms", time("lcp")),
    row("FCP, ms", time("fcp")),
    row("requests before FCP", count("requests")),
    row("bytes of the answers in by FCP", count("bytes")),
    row("requests until settled", count("allRequests")),
    row("bytes until settled", count("allBytes")),
    row("script files before first paint", kinds("scripts")),
    row("LCP element", kinds("lcpElement")),
    line("ratio of the median LCPs", ratio.toFixed(3)),
    line("LCP ratio, pair by pair", spread(ratios, 3)),
    "Times and the last ratio are given as median (quartiles; least to most), counts as the median.",
    `Target, a ratio of the medians of at most ${TARGET}: ${ratio <= TARGET ? "met" : "not met"}.`,
  ].join("\n");
}

async function main() {
  const options = { pairs: { type: "string", default: "15" } };
  const count = Number(parseArgs({ options }).values.pairs);
  if (!(count >= 1)) throw new Error("--pairs takes a number from 1.");
  const ends = [];
  try {
    const app = await startApp();
    ends.push(app.stop);
    const still = await startStatic(await staticVariant(app.url));
    ends.push(still.stop);
    const browser = await chromium.launch(launchOptions());
    ends.push(() => browser.close());
    const sides = Object.entries({ app: app.url, still: still.url });
    const pairs = [];
    // Pair 0 warms up the server and the browser and does not count.
    for (let number = 0; number <= count; number++) {
      const pair = {};
      for (const [side, url] of sides) pair[side] = await load(browser, url);
      if (number > 0) pairs.push(pair);
      sides.reverse();
    }
    if (!isBuilt()) console.log("The build is older than its sources: npm run build.\n");
    console.log(report(pairs));
  } finally {
    await Promise.allSettled(ends.map((end) => end()));
  }
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
