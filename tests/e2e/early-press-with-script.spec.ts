import type { Request } from "@playwright/test";
import { holdRequests } from "../fixtures/hold-requests";
import { sharedPage } from "../fixtures/shared-page";
import { expect, test } from "../fixtures/test";

test.use(sharedPage);

test("a form that is sent while the scripts load has the network to itself", async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/Failed to load resource/);
  const loading = new Set<Request>();
  const isScript = (request: Request) => request.resourceType() === "script";
  page.on("request", (request) => isScript(request) && loading.add(request));
  page.on("requestfailed", (request) => loading.delete(request));
  page.on("requestfinished", (request) => loading.delete(request));
  const releaseScripts = await holdRequests(page, "**/assets/*.js");
  const releasePost = await holdRequests(
    page,
    "**/play/*",
    (request) => request.method() === "POST",
  );
  await page.goto("/play/full-time-quiz", { waitUntil: "commit" });
  const kickOff = page.getByRole("button", { name: "Kick off" });
  await expect(kickOff).toBeVisible();
  await expect.poll(() => loading.size).toBeGreaterThan(1);
  const posted = page.waitForRequest((request) => request.method() === "POST");
  await kickOff.click({ noWaitAfter: true });
  await posted;
  await expect.poll(() => loading.size).toBe(0);
  releasePost();
  releaseScripts();
  await expect(page.getByText("1 / 5")).toBeVisible();
});

test("a page that one comes back to loads its scripts again", async ({ page }) => {
  const release = await holdRequests(page, "**/assets/*.js");
  await page.goto("/play/full-time-quiz", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Kick off" }).click();
  release();
  await expect(page.getByText("1 / 5")).toBeVisible();
  await page.goBack();
  await expect(page.locator("html")).toHaveAttribute("data-hydrated", "");
});
