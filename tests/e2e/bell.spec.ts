import type { Page } from "@playwright/test";
import { sharedPage } from "../fixtures/shared-page";
import { expect, test } from "../fixtures/test";

test.use(sharedPage);

/** Hovers the bell, and waits until its script has loaded and hydrated. */
async function comeNear(page: Page, come: () => Promise<void>) {
  const brought = page.waitForResponse(/bell-panel/);
  await come();
  await page.evaluate((address) => import(address), (await brought).url());
}

// Without it the bell is a link.
test.describe("the panel under the bell", { tag: "@with-script" }, () => {
  test("opens, closes, and marks all read without leaving the page", async ({
    page,
    visit,
    join,
  }) => {
    await join();
    await visit("/games");
    const bell = page.getByRole("link", { name: "Notifications, 1 unread" });
    const panel = page.getByRole("region", { name: "Notifications" });
    await comeNear(page, () => bell.focus());
    await page.keyboard.press("Enter");
    await expect(panel.getByRole("link", { name: /Verify your email/ })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await expect(bell).toBeFocused();
    await bell.click();
    await expect(panel).toBeVisible();
    await bell.click();
    await expect(panel).toBeHidden();
    await bell.click();
    await panel.getByRole("button", { name: "Mark all read" }).click();
    await expect(page.getByText("You are all caught up")).toBeVisible();
    await expect(page.getByRole("link", { name: "Notifications", exact: true })).toBeVisible();
    await expect(page).toHaveURL("/games");
    await expect(panel).toBeHidden();
  });

  test("says so where the notifications can't be had", async ({
    page,
    visit,
    join,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/ERR_FAILED/);
    await join();
    await visit("/games");
    await page.route("**/notifications.json", (route) => route.abort());
    const bell = page.getByRole("link", { name: "Notifications, 1 unread" });
    await comeNear(page, () => bell.hover());
    await bell.click();
    const panel = page.getByRole("region", { name: "Notifications" });
    await expect(panel).toContainText("We couldn't load your notifications right now.");
    await panel.getByRole("link", { name: "All notifications" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Notifications");
  });
});
