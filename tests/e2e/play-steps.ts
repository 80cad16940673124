import { expect, type Locator, type Page } from "@playwright/test";

/** The fixture that opens a page. */
export type Visit = (path: string) => Promise<void>;

/** Opens a title's page and kicks off. */
export async function startTitle(
  page: Page,
  visit: Visit,
  path: string,
  first: Locator,
): Promise<void> {
  await visit(path);
  await pressKickOff(page, first);
}

/** Presses 'Kick off' on the open page, and waits for what the board begins with. */
export async function pressKickOff(page: Page, first: Locator): Promise<void> {
  await page.getByRole("button", { name: "Kick off", exact: true }).click();
  await expect(first).toBeVisible();
}

/** Presses until something shows: a press too soon after the one before is a slip, and does not count. */
export async function pressUntil(shown: Locator, press: () => Promise<void>): Promise<void> {
  await expect(async () => {
    if (!(await shown.isVisible())) await press();
    await expect(shown).toBeVisible({ timeout: 300 });
  }).toPass();
}

/** Presses at least once, and until something is gone. */
export async function pressUntilGone(gone: Locator, press: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await press();
    await expect(gone).toBeHidden({ timeout: 200 });
  }).toPass();
}
