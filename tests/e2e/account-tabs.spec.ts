import type { Page } from "@playwright/test";
import { sharedPage } from "../fixtures/shared-page";
import { expect } from "../fixtures/test";
import { expectSignedIn, expectVisitor, fillIn, holdPosts, openMenu, test } from "./account-steps";

test.use(sharedPage);

test("the menu opens by Enter and closes by Escape, with the focus back", async ({
  page,
  visit,
  join,
}) => {
  await join();
  await visit("/");
  const opener = page.getByRole("button", { name: "Your menu" });
  const menu = page.locator("#account-menu");
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(menu).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(menu.getByRole("link", { name: "Account" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(menu.getByRole("button", { name: "Logout" })).toBeVisible();
});

test("the bell tells what is new", async ({ page, visit, join }) => {
  await visit("/notifications");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Log in to see your notifications",
  );
  await join();
  await visit("/");
  await page.getByRole("link", { name: "Notifications, 1 unread" }).click();
  await page.getByRole("button", { name: "Mark all read" }).click();
  await expect(page.getByRole("link", { name: "Notifications", exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Verify your email" })).toBeVisible();
  await page.getByRole("button", { name: "Send verification email" }).click();
  await expect(page).toHaveURL("/account");
  await expect(page.getByText("Verification link sent")).toBeVisible();
});

// Without JavaScript the browser itself shows that it waits, and a tab learns nothing of another.
test.describe("with script", { tag: "@with-script" }, () => {
  test.use({ schemes: [] });
  test("while one logs in, nothing in the dialog can be pressed and it stays", async ({
    page,
    visit,
    member,
  }) => {
    const release = await holdPosts(page);
    await visit("/?dialog=login");
    const dialog = page.getByRole("dialog", { name: "Log in" });
    await fillIn(page, { Email: member.email, Password: member.password }, "Log in");
    await expect(dialog).toHaveAttribute("aria-busy", "true");
    await expect(dialog.getByText("Logging in...")).toBeDisabled();
    await expect(dialog.getByText("Continue with Google")).toBeDisabled();
    await expect(dialog.locator("#auth-email")).toBeDisabled();
    await expect(dialog.locator(".dialog-sheet")).toHaveAttribute("inert", "");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await page.mouse.click(3, 3);
    await expect(dialog).toBeVisible();
    expect(await dialog.evaluate((element) => element.matches(":modal"))).toBe(true);
    release();
    await expect(dialog).toHaveCount(0);
    await expectSignedIn(page);
  });

  test("another tab notices a login and a logout", async ({ page, visit, openTab, member }) => {
    await visit("/");
    await expectVisitor(page);
    const other = await openTab("/?dialog=login");
    await fillIn(other, { Email: member.email, Password: member.password }, "Log in");
    await expectSignedIn(other);
    await expectSignedIn(page);
    await (await openMenu(other)).getByRole("button", { name: "Logout" }).click();
    await expectVisitor(other);
    await expectVisitor(page);
  });

  test("logging out leaves nothing of its reader in any open tab", async ({
    page,
    visit,
    openTab,
    fan,
    join,
  }) => {
    await join();
    await visit("/stats");
    const other = await openTab("/account");
    const id = await page.evaluate(
      () => /"id","([\w-]{8,})"/.exec(document.documentElement.outerHTML.replaceAll("\\", ""))?.[1],
    );
    for (const tab of [page, other]) {
      expect(await leftOf(tab, [fan.name, fan.email, String(id)])).toEqual([
        fan.name,
        fan.email,
        id,
      ]);
    }
    await (await openMenu(page)).getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByText("You are logged out")).toBeVisible();
    for (const tab of [page, other]) {
      await expectVisitor(tab);
      await expect.poll(() => leftOf(tab, [fan.name, fan.email, String(id)])).toEqual([]);
    }
    await page.goBack();
    await expect(page).not.toHaveURL("/stats");
  });

  test("deleting an account leaves nothing of its owner in the tab", async ({
    page,
    visit,
    fan,
    join,
  }) => {
    await join();
    await visit("/account?dialog=delete");
    const dialog = page.getByRole("dialog", { name: "Delete account" });
    await dialog.getByLabel("Type DELETE to confirm").fill("DELETE");
    await dialog.getByLabel("Current password").fill(fan.password);
    await dialog.getByRole("button", { name: "Delete account" }).click();
    await expect(page.getByText("Your account is deleted")).toBeVisible();
    expect(await leftOf(page, [fan.name, fan.email])).toEqual([]);
  });

  test("a server out of reach is told in the dialog, with what was typed kept", async ({
    page,
    visit,
    fan,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    await visit("/?dialog=login");
    await page.route("**/*", (route) =>
      route.request().method() === "POST" ? route.abort() : route.continue(),
    );
    await fillIn(page, { Email: fan.email, Password: fan.password }, "Log in");
    await expect(page.getByRole("alert")).toHaveText(
      "We couldn't reach the authentication service. Check your connection and try again.",
    );
    await expect(page.getByLabel("Email")).toHaveValue(fan.email);
  });
});

/** Which of the texts a tab still contains, in its document or its loader data. */
function leftOf(tab: Page, texts: string[]): Promise<string[]> {
  return tab.evaluate((all) => {
    const { __remixContext: context } = window as { __remixContext?: { state?: unknown } };
    const held = document.documentElement.outerHTML + JSON.stringify(context?.state ?? null);
    return all.filter((text) => held.includes(text));
  }, texts);
}
