import type { Page } from "@playwright/test";
import { holdRequests } from "../fixtures/hold-requests";
import { sharedPage } from "../fixtures/shared-page";
import { expect, test } from "../fixtures/test";
import { goToTab } from "./profile-steps";

test.use(sharedPage);

test.beforeEach(({ join }) => join());

/**
 * Holds the script of a tab's panel back.
 *
 * @returns a function that releases it, and waits until the page has run it
 */
async function holdPart(page: Page, part: "appearance" | "kits"): Promise<() => Promise<void>> {
  const file = new RegExp(`/${part}-part-[^/]*\\.js$`);
  const release = await holdRequests(page, file);
  return async () => {
    const arrival = page.waitForEvent("requestfinished", (request) => file.test(request.url()));
    release();
    const url = (await arrival).url();
    // A second import resolves once the module has run; the page's own import comes before it.
    await page.evaluate((address) => import(address).then(() => {}), url);
  };
}

const tabBar = (page: Page) => page.getByRole("group", { name: "Profile" });
const current = (page: Page) => tabBar(page).locator("[aria-current]");

test("a tab that comes late says so, and takes nobody back from where they went meanwhile", async ({
  page,
  visit,
}) => {
  const release = await holdPart(page, "kits");
  await visit("/profile");
  await tabBar(page).getByRole("button", { name: "Kits" }).click();
  await expect(page.getByRole("status", { name: "Loading Kits" })).toBeVisible();
  await expect(current(page)).toHaveText("Kits");
  await goToTab(page, "Details");
  await expect(page.getByRole("status", { name: "Loading Kits" })).toHaveCount(0);
  await page.getByLabel("Display Name").fill("Typed meanwhile");
  await page.getByRole("button", { name: "Help with Details" }).click();
  const help = page.getByRole("dialog", { name: "Details" });
  await expect(help).toContainText("Who you are on the pitch.");
  await release();
  await expect(page).toHaveURL("/profile?tab=details&dialog=details");
  await expect(help).toBeVisible();
  await help.getByRole("link", { name: "Got it" }).click();
  await expect(help).toHaveCount(0);
  await expect(page.getByLabel("Display Name")).toHaveValue("Typed meanwhile");
  await goToTab(page, "Kits");
  await expect(page.getByLabel("Home kit colour")).toBeVisible();
  await goToTab(page, "Details");
  await expect(page.getByLabel("Display Name")).toHaveValue("Typed meanwhile");
});

test("the help of a tab that comes late comes with it", async ({ page, visit }) => {
  const release = await holdPart(page, "appearance");
  await visit("/profile");
  await tabBar(page).getByRole("button", { name: "Appearance" }).click();
  await page.getByRole("button", { name: "Help with Appearance" }).click();
  await expect(page).toHaveURL("/profile?tab=appearance&dialog=appearance");
  await release();
  const help = page.getByRole("dialog", { name: "Appearance" });
  await expect(help).toContainText("Choose a look and see it at once.");
  await help.getByRole("link", { name: "Got it" }).click();
  await expect(page.getByRole("group", { name: "Skin tone" })).toBeVisible();
});

test("a tab whose script is lost comes as a document, with what was typed", async ({
  page,
  visit,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_FAILED/);
  await page.route(/\/kits-part-[^/]*\.js$/, (route) => route.abort(), { times: 1 });
  await visit("/profile");
  await page.getByLabel("Display Name").fill("Typed before");
  await tabBar(page).getByRole("button", { name: "Kits" }).click();
  await expect(page.getByLabel("Home kit colour")).toBeVisible();
  await expect(current(page)).toHaveText("Kits");
  await expect(page.getByText("Not saved yet.")).toBeVisible();
  await goToTab(page, "Details");
  await expect(page.getByLabel("Display Name")).toHaveValue("Typed before");
});
