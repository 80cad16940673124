import type { Page } from "@playwright/test";
import { type ApiStandIn, startApi } from "../fixtures/api-stand-in";
import { type RunningServer, startServer } from "../fixtures/server";
import { expect, hydrated, test } from "../fixtures/test";

/** What a network and a counter would do: fill a place for each push, and take whatever is told. */
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

let partner: ApiStandIn;
let server: RunningServer;

test.beforeAll(async () => {
  partner = await startApi(({ url = "" }, response) => {
    response.setHeader("Content-Type", "text/javascript");
    response.end(scripts[url]);
  });
  server = await startServer({
    LOG_LEVEL: "error",
    ADS_SCRIPT_URL: `${partner.origin}/ads.js`,
    ADS_CLIENT_ID: "client-1",
    ADS_SLOT_BANNER: "slot-banner",
    ADS_SLOT_RECTANGLE: "slot-rectangle",
    ANALYTICS_SCRIPT_URL: `${partner.origin}/count.js`,
    ANALYTICS_SITE_ID: "site-1",
  });
});

test.afterAll(async () => {
  await server.stop();
  await partner.close();
});

test.use({ baseURL: async ({ baseURL: _ }, use) => use(server.address) });

declare global {
  interface Window {
    pushes?: number;
    dataLayer?: { path: string }[];
    shifted: number;
  }
}

/** Every address of the partner that a page has asked for. */
function askedOf(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().startsWith(partner.origin)) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

const bar = (page: Page) => page.getByRole("region", { name: "Your consent" });
const adOf = (page: Page, shape: string) =>
  page.getByRole("complementary", { name: `Advertisement: ${shape}` });

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
  hasScript,
}) => {
  const asked = askedOf(page);
  await page.goto("/");
  await expect(bar(page)).toBeVisible();
  if (hasScript) await hydrated(page);
  await adOf(page, "rectangle").scrollIntoViewIfNeeded();
  await bar(page).getByRole("button", { name: "Reject" }).click();
  await expect(bar(page)).toBeHidden();
  if (hasScript) await hydrated(page);
  await adOf(page, "rectangle").scrollIntoViewIfNeeded();
  await expect(adOf(page, "rectangle").getByRole("link", { name: "Spot Kick" })).toBeVisible();

  await page.getByRole("link", { name: "Cookies" }).click();
  await expect(page.getByText("You rejected")).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  await page.getByRole("button", { name: "Accept" }).click();
  await expect(page).toHaveURL("/cookies");
  await expect(page.getByText("You accepted")).toBeVisible();
});

test("who accepts gets each script once, and an advertisement for each place that comes near", async ({
  page,
  hasScript,
}) => {
  test.skip(!hasScript, "Without script nothing of others is loaded at all.");
  const asked = askedOf(page);
  await countShifts(page);
  await page.goto("/");
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);

  await bar(page).getByRole("button", { name: "Accept" }).click();
  await expect(bar(page)).toBeHidden();
  await expect(adOf(page, "banner").getByText("Boots by the network")).toBeVisible();
  await expect(adOf(page, "banner").getByRole("link")).toBeHidden();
  expect(await page.evaluate(() => window.pushes)).toBe(1);
  await expect(adOf(page, "rectangle").getByRole("link", { name: "Spot Kick" })).toBeVisible();

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

test("an advertisement that never comes leaves ours, and lite mode has none", async ({
  page,
  context,
  hasScript,
  expectedComplaints,
}) => {
  test.skip(!hasScript, "Without script nothing of others is loaded at all.");
  expectedComplaints.push(/ERR_FAILED/);
  const asked = askedOf(page);
  await context.addCookies([{ name: "consent", value: "accepted", url: server.address }]);
  await page.route(`${partner.origin}/ads.js`, (route) => route.abort());
  await page.goto("/");
  await expect.poll(() => asked).toContain("/ads.js");
  await expect(adOf(page, "banner").getByRole("link", { name: "Golden Word" })).toBeVisible();

  asked.length = 0;
  await page.getByRole("button", { name: "Lite mode" }).click();
  await expect(page.getByText("Lite mode is on")).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(adOf(page, "banner").getByRole("link", { name: "Golden Word" })).toBeVisible();
  expect(asked).toEqual([]);
});
