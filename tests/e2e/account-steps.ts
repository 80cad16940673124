import type { BrowserContext, Locator, Page } from "@playwright/test";
import { test as base, expect, type Fan, hydrated } from "../fixtures/test";

/** The test for the ways into an account: `member` has one, and is logged out. */
export const test = base.extend<{ member: Fan }>({
  member: async ({ context, fan, join }, use) => {
    await join();
    await forgetSession(context);
    await use(fan);
  },
});

/** Fills in the form in the dialog that is open, or on its own page, and presses its main button. */
export async function fillIn(
  page: Page,
  fields: Partial<Record<"Display name" | "Email" | "Password", string>>,
  press: "Log in" | "Join free" | "Email reset link",
): Promise<void> {
  const place = page.getByRole("dialog").or(page.getByRole("main")).first();
  for (const [label, value] of Object.entries(fields)) await place.getByLabel(label).fill(value);
  await place.getByRole("button", { name: press }).click();
}

/** Logs in by the dialog of the page that is open. */
export async function logIn(page: Page, { email, password }: Omit<Fan, "name">): Promise<void> {
  await page.getByRole("navigation", { name: "Account" }).getByText("Log in").click();
  await page.getByRole("dialog").waitFor();
  // What is sent before the page is alive goes as without JavaScript, with an entry of its own in the history.
  if ((await page.locator("html[data-js]").count()) > 0) await hydrated(page);
  await fillIn(page, { Email: email, Password: password }, "Log in");
}

/** Opens the header's menu. */
export async function openMenu(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Your menu" }).click();
  const menu = page.locator("#account-menu");
  await expect(menu).toBeVisible();
  return menu;
}

/** Becomes a visitor without a word to the server. */
export function forgetSession(context: BrowserContext): Promise<void> {
  return context.clearCookies({ name: "__session" });
}

export async function expectVisitor(page: Page): Promise<void> {
  await expect(page.getByRole("link", { name: "Join free" }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Your menu" })).toHaveCount(0);
}

export async function expectSignedIn(page: Page): Promise<void> {
  await expect(page.getByRole("button", { name: "Your menu" })).toBeVisible();
}

/** The box above a form that came back. */
export function errorBox(page: Page): Locator {
  return page.getByRole("alert");
}

/**
 * Keeps every post on its way.
 *
 * @returns what lets them go on
 */
export async function holdPosts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/*", async (route) => {
    if (route.request().method() === "POST") await held;
    await route.continue();
  });
  return release;
}
