import { sharedPage } from "../fixtures/shared-page";
import { expect, test } from "../fixtures/test";

test.use(sharedPage);

const words = "Sunday Striker, number 10, FAN, United States. Build your own player on Kickabout!";

test("the player card is shared: copied where it can't be sent, and as text without script", async ({
  page,
  context,
  visit,
  join,
  hasScript,
}) => {
  if (hasScript) {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
  }
  await join();
  await visit("/profile");
  await page.getByText("Share your player").focus();
  await page.keyboard.press("Enter");
  if (hasScript) {
    await expect(page.getByText("Copied", { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(words);
  } else {
    await expect(page.getByLabel("Copy this")).toHaveValue(new RegExp(`^${words}\nhttps://`));
  }
});
