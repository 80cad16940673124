import type { Locator, Page } from "@playwright/test";

/** Opens another tab of the profile. */
export async function goToTab(page: Page, tab: "Details" | "Appearance" | "Kits"): Promise<void> {
  await page.getByRole("button", { name: tab, exact: true }).click();
  await page.locator(`.tab[aria-current]:text-is("${tab}")`).waitFor();
}

/** An option of a group of looks, or of the device settings. */
export function choice(page: Page, group: string, name: string): Locator {
  return page
    .getByRole("group", { name: group, exact: true })
    .getByRole("radio", { name, exact: true });
}

export async function save(page: Page, what: "profile" | "settings" = "profile"): Promise<void> {
  await page.getByRole("button", { name: `Save ${what}` }).click();
}
