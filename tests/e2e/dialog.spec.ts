import { holdScripts } from "../fixtures/hold-requests";
import { sharedPage } from "../fixtures/shared-page";
import { expect, hydrated, test } from "../fixtures/test";

test.use(sharedPage);

test("'Log in' and 'Join free' open the dialog at an address of its own", async ({
  page,
  visit,
}) => {
  await visit("/");
  await page.getByRole("link", { name: "Log in" }).click();
  await expect(page).toHaveURL("/?dialog=login");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading", { name: "Log in" })).toBeVisible();
  await dialog.getByRole("link", { name: "Join", exact: true }).click();
  await expect(page).toHaveURL("/?dialog=signup");
  await expect(page.getByRole("dialog", { name: "Join free" })).toBeVisible();
  await page.getByRole("dialog").getByRole("link", { name: "Close" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL("/");
});

test("a dialog's address opens it at once, over the page it belongs to", async ({
  page,
  visit,
}) => {
  await visit("/games?q=arcade&dialog=login");
  await expect(page.getByRole("dialog", { name: "Log in" })).toBeVisible();
  await expect(page.locator("h1")).toHaveText("Games");
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expect(page.getByRole("dialog", { name: "Forgot password?" })).toBeVisible();
  await page.getByRole("link", { name: "Back to log in" }).click();
  await expect(page.getByRole("dialog", { name: "Log in" })).toBeVisible();
  await expect(page).toHaveURL("/games?q=arcade&dialog=login");
});

test("the page behind a dialog is out of reach of the keyboard", async ({ page, visit }) => {
  await visit("/?dialog=login");
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press("Tab");
    const isOutside = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused !== document.body && focused?.closest("dialog") === null;
    });
    expect(isOutside).toBe(false);
  }
});

// Without JavaScript the dialog is a page of its own.
test("the dialog takes the focus, Escape closes it and gives the focus back", {
  tag: "@with-script",
}, async ({ page, visit }) => {
  await visit("/");
  const opener = page.getByRole("link", { name: "Log in" });
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.closest("dialog") !== null)).toBe(true);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(opener).toBeFocused();
});

for (const path of ["/about", "/games"]) {
  // Without JavaScript the dialog is a page of its own.
  test(`the dialog over ${path} starts at its first field, and Escape gives the focus to what opens it`, {
    tag: "@with-script",
  }, async ({ page, visit }) => {
    await visit(path);
    for (const [name, field] of [
      ["Log in", "Email"],
      ["Join free", "Display name"],
    ] as const) {
      const opener = page.getByRole("navigation", { name: "Account" }).getByText(name);
      await opener.click();
      await expect(page.getByRole("dialog", { name })).toBeVisible();
      await hydrated(page);
      await expect(page.getByLabel(field)).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(page).toHaveURL(path);
      await expect(opener).toBeFocused();
    }
  });
}

// This is about script that is late.
test("what is being typed when the script comes keeps the focus", { tag: "@with-script" }, async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/about?dialog=login", { waitUntil: "commit" });
  await page.getByLabel("Password").pressSequentially("off");
  release();
  await hydrated(page);
  await page.keyboard.type("side");
  await expect(page.getByLabel("Password")).toHaveValue("offside");
});

// Without JavaScript the dialog is a page of its own.
test("a press beside the dialog closes it, and one step back leaves the page", {
  tag: "@with-script",
}, async ({ page, visit }) => {
  await visit("/about");
  await visit("/");
  await page.getByRole("link", { name: "Log in" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.mouse.click(5, 300);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL("/about");
});
