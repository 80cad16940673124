import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliCompressSync } from "node:zlib";
import { type APIRequestContext, expect, type Page, type Request, test } from "@playwright/test";
import type { MeasuredState } from "../fixtures/browser-title";
import { logInFor } from "../fixtures/moderators";
import { sharedPage } from "../fixtures/shared-page";
import { screens, staticPaths } from "../fixtures/site";
import { hydrated } from "../fixtures/test";
import { homeStates } from "./home-states";
import { moderationStates } from "./moderation-states";
import { hooksAt } from "./play-by-forms";
import { talkStates } from "./talk-states";
import { titleStates } from "./title-states";

const KB = 1024;

/** docs/rules.md#pages: every screen of the site keeps to the budget, on the production build. */
const most = {
  html: 12 * KB,
  /** Of a page that no stranger meets first. */
  ownHtml: 14 * KB,
  css: 12 * KB,
  script: 90 * KB,
  ownScript: 15 * KB,
  renderBlockingTags: 1,
};

/** Decision 52: the forms over home, whose ticket came to weigh more. */
const OVER_HOME = 15.5 * KB;
const overHome = ["log-in", "join", "forgot"];

type Script = { url: string; bytes: number };

test.use(sharedPage);

test.beforeEach(async ({ page }) => {
  await emptyCaches(page);
  // Confetti loads after the first load, and only without it.
  await page.emulateMedia({ reducedMotion: "reduce" });
});

const states: readonly MeasuredState[] = [
  ...screens.map((screen) => ({
    name: screen.name,
    path: screen.path,
    html: screen.signedIn ? most.ownHtml : most.html,
    ownScript: overHome.includes(screen.name) ? OVER_HOME : most.ownScript,
    prepare: (request: APIRequestContext) => logInFor(request, screen),
  })),
  ...homeStates,
  ...titleStates,
  ...talkStates,
  ...moderationStates,
];

for (const { name, path, prepare, now, html = most.html, ownScript = most.ownScript } of states) {
  test(`${name} stays inside its budget`, async ({ page, baseURL }) => {
    await prepare(page.request);
    const scripts: Script[] = [];
    const foreign: string[] = [];
    const weigh = async (request: Request) => {
      if (!request.url().startsWith(baseURL ?? "")) foreign.push(request.url());
      if (request.resourceType() !== "script") return;
      scripts.push({ url: request.url(), bytes: (await request.sizes()).responseBodySize });
    };
    page.on("requestfinished", weigh);
    await page.setExtraHTTPHeaders(hooksAt(now));
    await page.goto(path);
    await hydrated(page);
    // The server is asked while the page comes to rest.
    const [htmlBytes] = await Promise.all([
      bytesOnTheWire(page, `${baseURL}${path}`, hooksAt(now)),
      settled(page),
    ]);
    page.off("requestfinished", weigh);

    const ours = scripts.filter(({ url }) => !url.includes("/framework-"));
    const isStatic = (staticPaths as readonly string[]).includes(path);
    expect(htmlBytes, "HTML on the wire").toBeLessThanOrEqual(html);
    expect(await inlineCss(page), "CSS, brotli").toBeLessThanOrEqual(most.css);
    expect(total(scripts), "script").toBeLessThanOrEqual(isStatic ? 0 : most.script);
    expect(total(ours), "script of our own").toBeLessThanOrEqual(isStatic ? 0 : ownScript);
    expect(await scriptsBeforePaint(page), "scripts asked for before the first paint").toEqual([]);
    expect(await renderBlockingTags(page)).toBeLessThanOrEqual(most.renderBlockingTags);
    expect(foreign, "requests to other hosts").toEqual([]);
    expect(await page.evaluate(shifts), "layout shift").toBe(0);
    test.info().annotations.push({
      type: "measured",
      description: `script ${total(scripts)} B, of which ours ${total(ours)} B`,
    });
  });
}

for (const width of [320, 360, 768, 1280]) {
  test(`nothing moves at ${width} px when the font arrives late`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await fontArrivesLate(page);
    expect(await page.evaluate(shifts)).toBe(0);
  });
}

async function fontArrivesLate(page: Page) {
  let release = () => {};
  const painted = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/*.woff2", async (route) => {
    await painted;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint").length > 0,
  );
  release();
  await settled(page);
}

const total = (scripts: Script[]) => scripts.reduce((sum, { bytes }) => sum + bytes, 0);

/** Leaves the page without what earlier tests have loaded: in the browser, and in the page's own process. */
async function emptyCaches(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.clearBrowserCache");
  for (const cacheDisabled of [true, false]) {
    await devtools.send("Network.setCacheDisabled", { cacheDisabled });
  }
  await devtools.detach();
}

/** The sum of the document's layout shifts so far. */
function shifts(): number {
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type: "layout-shift", buffered: true });
  const entries = observer.takeRecords() as (PerformanceEntry & { value: number })[];
  return entries.reduce((sum, { value }) => sum + value, 0);
}

/** Waits until the first load is complete: the fonts, and the scripts if there are any. */
async function settled(page: Page) {
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
}

async function bytesOnTheWire(
  page: Page,
  url: string,
  hooks: Record<string, string>,
): Promise<number> {
  const cookies = await page.context().cookies(url);
  const headers = {
    ...hooks,
    "Accept-Encoding": "br",
    Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; "),
  };
  const ask = async () => {
    const [response] = (await once(get(url, { headers }), "response")) as [IncomingMessage];
    return { headers: response.headers, bytes: (await buffer(response)).length };
  };
  let answer = await ask();
  // Measures shared pages as cached, which is how all visitors but the first get them.
  if (answer.headers["cache-control"]?.startsWith("public")) {
    const ageOfNext = async () => {
      answer = await ask();
      return answer.headers.age;
    };
    await expect.poll(ageOfNext).toBeDefined();
  }
  return answer.bytes;
}

/** Sizes by text: most pages have the same, and to compress it takes longer than to open the page. */
const cssSizes = new Map<string, number>();

async function inlineCss(page: Page): Promise<number> {
  const css = (await page.locator("style").allTextContents()).join("");
  const size = cssSizes.get(css) ?? brotliCompressSync(css).length;
  cssSizes.set(css, size);
  return size;
}

function scriptsBeforePaint(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const paint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
    return performance
      .getEntriesByType("resource")
      .filter(({ name, startTime }) => name.endsWith(".js") && startTime < paint)
      .map(({ name }) => name);
  });
}

function renderBlockingTags(page: Page): Promise<number> {
  const blocking =
    "link[rel=stylesheet], style, head script[src]:not([async], [defer], [type=module])";
  return page.locator(blocking).count();
}
