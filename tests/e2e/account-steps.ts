import type { Browser, BrowserContext, Locator, Page } from "@playwright/test";
import { holdRequests } from "../fixtures/hold-requests";
import { test as base, expect, type Fan, hydrated } from "../fixtures/test";

/** The test of the auth dialog: `member` has an account, and is logged out. */
export const test = base.extend<{ member: Fan }>({
  member: async ({ context, fan, join }, use) => {
    await join();
    await clearSession(context);
    await use(fan);
  },
});

/** Fills in the form in the open dialog, or on its own page, and presses its main button. */
export async function fillIn(
  page: Page,
  fields: Partial<Record<"Display name" | "Email" | "Password", string>>,
  press: "Log in" | "Join free" | "Email reset link",
): Promise<void> {
  const place = page.getByRole("dialog").or(page.getByRole("main")).first();
  for (const [label, value] of Object.entries(fields)) await place.getByLabel(label).fill(value);
  await place.getByRole("button", { name: press }).click();
}

/** Logs in by the dialog of the open page. */
export async function logIn(page: Page, { email, password }: Omit<Fan, "name">): Promise<void> {
  await page.getByRole("navigation", { name: "Account" }).getByText("Log in").click();
  await page.getByRole("dialog").waitFor();
  // A form sent before hydration is posted natively, with its own history entry.
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

/** Deletes the session cookie without the server's knowledge. */
export function clearSession(context: BrowserContext): Promise<void> {
  return context.clearCookies({ name: "__session" });
}

export async function expectVisitor(page: Page): Promise<void> {
  await expect(page.getByRole("link", { name: "Join free" }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Your menu" })).toHaveCount(0);
}

export async function expectSignedIn(page: Page): Promise<void> {
  await expect(page.getByRole("button", { name: "Your menu" })).toBeVisible();
}

/** The error summary above a rejected form. */
export function errorBox(page: Page): Locator {
  return page.getByRole("alert");
}

/** Holds every post back until the returned function is called. */
export const holdPosts = (page: Page): Promise<() => void> =>
  holdRequests(page, "**/*", (request) => request.method() === "POST");

/** Logs in on another device, in the browser that is returned with its page. */
export async function logInElsewhere(browser: Browser, fan: Fan) {
  const elsewhere = await browser.newContext({ javaScriptEnabled: false });
  const phone = await elsewhere.newPage();
  await phone.goto("/");
  await logIn(phone, fan);
  await expectSignedIn(phone);
  return { elsewhere, phone };
}
