import { expect, type Locator, type Page } from "@playwright/test";

/** Goes on with the Tab key to what is looked for. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor();
  await expect(async () => {
    // Asked by its handle: finding it anew by its role after each press takes three times as long.
    const element = await wanted.elementHandle();
    while (!(await element?.evaluate(hasFocus))) await page.keyboard.press("Tab");
  }).toPass({ intervals: [0] });
}

function hasFocus(element: Element): boolean {
  if (!element.isConnected) throw new Error("The page has another in its place.");
  return element === document.activeElement;
}

/** Whether a page's script is at work. */
export const isHydrated = async (page: Page) =>
  (await page.locator("html").getAttribute("data-hydrated")) !== null;
