import { expect, type Locator, type Page } from "@playwright/test";

/** Goes on with the Tab key to what is looked for. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor();
  await expect(async () => {
    const isThere = await wanted.evaluate((element) => element === document.activeElement);
    if (!isThere) await page.keyboard.press("Tab");
    expect(isThere).toBe(true);
  }).toPass({ intervals: [0] });
}

/** Whether a page's script is at work. */
export const isHydrated = async (page: Page) =>
  (await page.locator("html").getAttribute("data-hydrated")) !== null;
