import type { Locator, Page } from "@playwright/test";

/** Goes to another tab of the profile. */
export async function goToTab(page: Page, tab: "Details" | "Appearance" | "Kits"): Promise<void> {
  await page.getByRole("button", { name: tab, exact: true }).click();
  await page.locator(`.tab[aria-current]:text-is("${tab}")`).waitFor();
}

/** One of the looks of a group, or one of a device's choices. */
export function choice(page: Page, group: string, name: string): Locator {
  return page
    .getByRole("group", { name: group, exact: true })
    .getByRole("radio", { name, exact: true });
}

export async function save(page: Page, what: "profile" | "settings" = "profile"): Promise<void> {
  await page.getByRole("button", { name: `Save ${what}` }).click();
}
