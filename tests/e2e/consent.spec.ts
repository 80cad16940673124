import type { Locator, Page } from "@playwright/test";
import { type FakeApi, startFakeApi } from "../fixtures/fake-api";
import { type RunningServer, startServer } from "../fixtures/server";
import { test as base, expect, hydrated } from "../fixtures/test";

/** Fake partner scripts: one fills a slot for each push, the other records everything. */
const scripts: Record<string, string> = {
  "/ads.js": `
    const fill = () => {
      const place = document.querySelector("ins.adsbygoogle:empty");
      const picture = document.createElement("p");
      picture.textContent = "Boots by the network";
      place.append(picture);
      window.pushes = (window.pushes ?? 0) + 1;
    };
    window.adsbygoogle.forEach(fill);
    window.adsbygoogle = { push: fill };`,
  "/count.js": "",
};

type Site = { partner: FakeApi; server: RunningServer };

/** A server with an ad network and analytics, and the fake of both. */
const test = base.extend<{ asked: string[] }, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern, even an empty one.
    async ({}, use) => {
      const partner = await startFakeApi(({ url = "" }, response) => {
        response.setHeader("Content-Type", "text/javascript");
        response.end(scripts[url]);
      });
      const server = await startServer({
        LOG_LEVEL: "error",
        ADS_SCRIPT_URL: `${partner.origin}/ads.js`,
        ADS_CLIENT_ID: "client-1",
        ADS_SLOT_BANNER: "slot-banner",
        ADS_SLOT_RECTANGLE: "slot-rectangle",
        ANALYTICS_SCRIPT_URL: `${partner.origin}/count.js`,
        ANALYTICS_SITE_ID: "site-1",
      });
      await use({ partner, server });
      await server.stop();
      await partner.close();
    },
    { scope: "worker" },
  ],
  baseURL: ({ site }, use) => use(site.server.address),
  /** A page's requests to the partner. */
  asked: async ({ page, site }, use) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      const { origin, pathname } = new URL(request.url());
      if (origin === site.partner.origin) asked.push(pathname);
    });
    await use(asked);
  },
});

declare global {
  interface Window {
    pushes?: number;
    dataLayer?: { path: string }[];
    shifted: number;
  }
}

const bar = (page: Page) => page.getByRole("region", { name: "Your consent" });
const adOf = (page: Page, shape: string) =>
  page.getByRole("complementary", { name: `Advertisement: ${shape}` });

/** Scrolls until it is near, 100 px below the screen, and nothing below it is. */
const approach = (ad: Locator) =>
  ad.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - innerHeight - 100));

async function countShifts(page: Page) {
  await page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.shifted += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
}

test("who rejects gets nothing of others, and can change that on the cookies page", async ({
  page,
  asked,
  hasScript,
}) => {
  await page.goto("/feed");
  await expect(bar(page)).toBeVisible();
  if (hasScript) await hydrated(page);
  await adOf(page, "rectangle").scrollIntoViewIfNeeded();
  await bar(page).getByRole("button", { name: "Reject" }).click();
  await expect(bar(page)).toBeHidden();
  if (hasScript) await hydrated(page);
  await adOf(page, "rectangle").scrollIntoViewIfNeeded();
  await expect(adOf(page, "rectangle").getByRole("link", { name: "Full-Time Quiz" })).toBeVisible();

  await page.getByRole("link", { name: "Cookies" }).click();
  await expect(page.getByText("You rejected")).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  await page.getByRole("button", { name: "Accept" }).click();
  await expect(page).toHaveURL("/cookies");
  await expect(page.getByText("You accepted")).toBeVisible();
});

// Without script nothing of others is loaded at all.
test("who accepts gets each script once, and an advertisement for each place that comes near", {
  tag: "@with-script",
}, async ({ page, asked }) => {
  await countShifts(page);
  await page.goto("/");
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);

  await bar(page).getByRole("button", { name: "Accept" }).click();
  await expect(bar(page)).toBeHidden();
  await approach(adOf(page, "banner"));
  await expect(adOf(page, "banner").getByText("Boots by the network")).toBeVisible();
  await expect(adOf(page, "banner").getByRole("link")).toBeHidden();
  expect(await page.evaluate(() => window.pushes)).toBe(1);
  await expect(adOf(page, "rectangle").getByRole("link", { name: "Full-Time Quiz" })).toBeVisible();

  await adOf(page, "rectangle").scrollIntoViewIfNeeded();
  await expect(adOf(page, "rectangle").getByText("Boots by the network")).toBeVisible();
  expect(await page.evaluate(() => window.pushes)).toBe(2);
  expect(await adOf(page, "rectangle").boundingBox()).toMatchObject({ width: 300, height: 250 });
  expect(await page.evaluate(() => window.shifted)).toBe(0);

  await page.getByRole("link", { name: "Feed" }).first().click();
  await expect(page).toHaveURL("/feed");
  await expect
    .poll(() => page.evaluate(() => window.dataLayer?.map(({ path }) => path)))
    .toEqual(["/", "/feed"]);
  expect(asked.sort()).toEqual(["/ads.js", "/count.js"]);
});

// Without script nothing of others is loaded at all.
test("an advertisement that never comes leaves ours, and lite mode has none", {
  tag: "@with-script",
}, async ({ page, context, asked, site, expectedComplaints }) => {
  expectedComplaints.push(/ERR_FAILED/);
  await context.addCookies([{ name: "consent", value: "accepted", url: site.server.address }]);
  await page.route(`${site.partner.origin}/ads.js`, (route) => route.abort());
  await page.goto("/stats");
  await hydrated(page);
  await approach(adOf(page, "banner"));
  await expect.poll(() => asked).toContain("/ads.js");
  await expect(adOf(page, "banner").getByRole("link", { name: "Golden Word" })).toBeVisible();

  asked.length = 0;
  await page.getByRole("button", { name: "Lite mode" }).click();
  await expect(page.getByText("Lite mode is on")).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(adOf(page, "banner").getByRole("link", { name: "Golden Word" })).toBeVisible();
  expect(asked).toEqual([]);
});

// Without script nothing of others is loaded at all.
test("a blocker that takes our part of it leaves the page and our advertisement", {
  tag: "@with-script",
}, async ({ page, context, asked, site, expectedComplaints }) => {
  expectedComplaints.push(/ERR_FAILED/);
  await context.addCookies([{ name: "consent", value: "accepted", url: site.server.address }]);
  await page.route("**/partners-*.js", (route) => route.abort());
  const blocked = page.waitForEvent("requestfailed");
  await page.goto("/");
  await blocked;
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  await expect(page.getByText("Unexpected Application Error!")).toHaveCount(0);
  await expect(adOf(page, "banner").getByRole("link", { name: "Golden Word" })).toBeVisible();
  await page.getByRole("link", { name: "Feed" }).first().click();
  await expect(page).toHaveURL("/feed");
  await expect(page.getByText("Unexpected Application Error!")).toHaveCount(0);
  expect(asked).toEqual([]);
});
