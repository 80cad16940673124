// When the home page is painted on a throttled phone, compared with the same content as one static file.
import { chromium } from "@playwright/test";
import { launchOptions } from "../chromium.mjs";
import { line, median, spread } from "./numbers.mjs";
import { startApp, startStatic } from "./servers.mjs";

/** Maximum ratio of the app's median LCP to the static file's. */
const TARGET = 1.05;
/** A text that the app's page has to contain; otherwise the benchmark measures the wrong thing. */
const PROOF = "Full-Time Quiz";
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true };
/** 400 kbit/s each way, in bytes/s, and 400 ms of latency. */
const LINE = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const CPU_SLOWDOWN = 4;
const SETTLE_TIMEOUT_MS = 60_000;

/**
 * One cold load: times in ms since the start of the navigation; transferred bytes including headers, of the responses
 * complete by then; script files by path.
 *
 * @typedef {{ lcp: number, lcpElement: string, fcp: number, requests: number, bytes: number, scripts: string[],
 *   allRequests: number, allBytes: number }} Load
 */

/**
 * Loads both pages in turns, so that other load on the machine affects both alike.
 *
 * @param {number} count number of pairs
 * @returns {Promise<string>} the table
 */
export async function measurePaint(count) {
  const ends = [];
  try {
    const app = await startApp();
    ends.push(app.stop);
    const still = await startStatic(await staticVariant(`${app.address}/`));
    ends.push(still.stop);
    const browser = await chromium.launch(launchOptions("whole"));
    ends.push(() => browser.close());
    const sides = Object.entries({ app: `${app.address}/`, still: `${still.address}/` });
    const pairs = [];
    // Pair 0 is a warm-up and does not count.
    for (let number = 0; number <= count; number++) {
      const pair = {};
      for (const [side, url] of sides) pair[side] = await load(browser, url);
      if (number > 0) pairs.push(pair);
      sides.reverse();
    }
    return report(pairs);
  } finally {
    await Promise.allSettled(ends.map((end) => end()));
  }
}

/**
 * The app's page as one file with the same visible content: no scripts, no late or preloaded ones, no web font (the
 * fallback font is the fastest fair choice), no favicon request, and the used symbols of the sprite inlined, so that
 * every icon is still drawn.
 *
 * @param {string} url the app's home page
 * @returns {Promise<string>} the document
 * @throws {Error} if the page would still ask for another file
 */
export async function staticVariant(url) {
  const page = await bodyOf(url);
  if (!page.includes(PROOF)) throw new Error(`The app's page does not contain "${PROOF}".`);
  const sheet = /<use href="([^"#]+)#/.exec(page)?.[1];
  const sprite = sheet ? await bodyOf(new URL(sheet, url)) : "";
  const used = new Set([...page.matchAll(/<use href="[^"#]+#([^"]+)"/g)].map(([, id]) => id));
  const symbols = [...sprite.matchAll(/<symbol id="([^"]+)".*?<\/symbol>/gs)]
    .filter(([, id]) => used.has(id))
    .map(([symbol]) => symbol);
  const one = (await withPictures(page, url))
    .replace(/<!--.*?-->/gs, "")
    .replace(/<script\b.*?<\/script>/gs, "")
    .replace(/<link rel="(?:late|modulepreload|dns-prefetch|icon|inlined)"[^>]*>/g, "")
    .replace(/@font-face\s*\{[^}]*url\([^}]*\}/g, "")
    .replace("</head>", '<link rel="icon" href="data:,"></head>')
    // The boot script's attribute, which styles depend on.
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

/** The document with the pictures of its styles and of its cards inlined. */
async function withPictures(page, url) {
  let whole = page;
  for (const [reference, address] of page.matchAll(/src="(\/assets\/[^"]+\.svg)"/g)) {
    const picture = encodeURIComponent(await bodyOf(new URL(address, url)));
    whole = whole.replaceAll(reference, `src="data:image/svg+xml,${picture}"`);
  }
  for (const [reference, , address] of page.matchAll(/url\((["']?)(\/[^)"']+\.svg)\1\)/g)) {
    const picture = encodeURIComponent(await bodyOf(new URL(address, url)));
    whole = whole.replaceAll(reference, `url("data:image/svg+xml,${picture}")`);
  }
  return whole;
}

async function bodyOf(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.text();
}

/** Loads a page with a cold cache on the slow connection and CPU. Resolves to a {@link Load}. */
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
    // A page without scripts is complete on load, one with scripts once they have hydrated it.
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

/** Runs in the page once it is complete: waits for its fonts and a frame, and returns the paint times in ms. */
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

/** Records a page's traffic. Returns a function that takes its paints and returns the traffic before them. */
function watch(cdp) {
  const requests = [];
  const received = [];
  // The browser reports traffic in seconds since its start, paints in ms since the navigation: converts to one clock.
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
