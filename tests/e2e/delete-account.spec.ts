import { sharedPage } from "../fixtures/shared-page";
import { expect, test } from "../fixtures/test";
import { errorBox, expectVisitor, holdPosts, logIn, logInElsewhere } from "./account-steps";

test.use(sharedPage);

// Other tests check the pages and dialogs that these end on.
test.use({ schemes: [] });

test("deleting asks for the word and the password, and then all is gone", async ({
  page,
  context,
  visit,
  fan,
  join,
  hasScript,
  expectedComplaints,
}) => {
  expectedComplaints.push(/400/);
  await join();
  await visit("/account");
  await page.getByRole("link", { name: "Delete account" }).click();
  await expect(page).toHaveURL("/account?dialog=delete");
  const dialog = page.getByRole("dialog", { name: "Delete account" });
  await dialog.getByRole("link", { name: "Cancel" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("link", { name: "Delete account" }).click();
  const word = dialog.getByLabel("Type DELETE to confirm");
  const password = dialog.getByLabel("Current password");
  const press = dialog.getByRole("button", { name: "Delete account" });
  if (hasScript) {
    await word.fill("delete it");
    await press.click();
    await expect(word).toHaveAccessibleDescription("Type DELETE to confirm.");
    await expect(password).toHaveAccessibleDescription("Enter your current password to continue.");
    await expect(errorBox(page)).toBeFocused();
  }
  const form = { intent: "delete", confirmation: "no" };
  const refused = await context.request.post("/account?dialog=delete", { form });
  expect(refused.status()).toBe(400);
  expect(await refused.text()).toContain("Type DELETE to confirm.");
  expect(await refused.text()).toContain("Enter your current password to continue.");
  await word.fill(" delete ");
  await password.fill("not-this-one");
  await press.click();
  await expect(password).toHaveAccessibleDescription("That password didn't match. Try again.");
  await expect(word).toHaveValue(" delete ");
  await password.fill(fan.password);
  const kept = await context.cookies();
  await press.click();
  await expect(page).toHaveURL("/");
  await expect(page.getByText("Your account is deleted")).toBeVisible();
  await expectVisitor(page);
  await context.clearCookies();
  await context.addCookies(kept);
  await visit("/account");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Log in to see your account");
  await expectVisitor(page);
  await logIn(page, fan);
  await expect(errorBox(page)).toContainText("We couldn't verify those credentials.");
});

// Without JavaScript the browser shows that it waits.
test("nothing can be pressed while the account is being deleted", { tag: "@with-script" }, async ({
  page,
  visit,
  fan,
  join,
}) => {
  await join();
  const release = await holdPosts(page);
  await visit("/account?dialog=delete");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Type DELETE to confirm").fill("DELETE");
  await dialog.getByLabel("Current password").fill(fan.password);
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await expect(dialog).toHaveAttribute("aria-busy", "true");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(page.getByText("Deleting...")).toBeVisible();
  await expect(page).toHaveURL("/account?dialog=delete");
  release();
  await expect(page).toHaveURL("/");
  await expectVisitor(page);
});

test("an account deleted on one phone is logged out on the other", async ({
  page,
  browser,
  visit,
  fan,
  join,
}) => {
  await join();
  const { elsewhere, phone } = await logInElsewhere(browser, fan);
  const form = { intent: "delete", confirmation: "DELETE", password: fan.password };
  await phone.request.post("/account", { form });
  await elsewhere.close();
  await visit("/account");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Log in to see your account");
});
