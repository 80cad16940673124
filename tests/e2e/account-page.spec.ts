import type { Locator } from "@playwright/test";
import { sharedPage } from "../fixtures/shared-page";
import { emailsTo, expect, linkOfEmail, test } from "../fixtures/test";
import {
  clearSession,
  errorBox,
  expectVisitor,
  fillIn,
  logIn,
  logInElsewhere,
} from "./account-steps";

test.use(sharedPage);

const HOUR_MS = 3_600_000;

const backgroundOf = (element: Locator) =>
  element.evaluate((node) => getComputedStyle(node).backgroundColor);

test("a visitor is asked to log in, and comes back to the account", async ({
  page,
  context,
  visit,
  fan,
  join,
}) => {
  await visit("/account");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Log in to see your account");
  await join();
  await clearSession(context);
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Email").fill(fan.email);
  await dialog.getByLabel("Password").fill(fan.password);
  await dialog.getByRole("button", { name: "Log in" }).click();
  await expect(page).toHaveURL("/account");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Account");
  await expect(page.getByRole("heading", { name: fan.name })).toBeVisible();
  await expect(page.getByRole("main").getByText(fan.email)).toBeVisible();
  await expect(page.getByRole("link", { name: "Open profile" })).toHaveAttribute(
    "href",
    "/profile",
  );
});

test("an e-mail is verified by the link of the letter, once", async ({
  page,
  visit,
  fan,
  join,
  testHooks,
  expectedComplaints,
}) => {
  expectedComplaints.push(/400/);
  await join();
  await visit("/account");
  const needed = page.getByText("Verification needed", { exact: true });
  await expect(needed).toBeVisible();
  const neededColour = await backgroundOf(needed);
  await page.getByRole("button", { name: "Send verification email" }).click();
  await expect(page.getByText("Verification link sent")).toBeVisible();
  const link = await linkOfEmail(fan.email, 2);
  await testHooks({ now: new Date(Date.now() + HOUR_MS + 60_000).toISOString() });
  const expired = "This link has expired or was used already.";
  await visit(link);
  await expect(errorBox(page)).toContainText(expired);
  await expect(page.getByRole("button", { name: "Verify my email" })).toHaveCount(0);
  await page.getByRole("link", { name: "Go to your account" }).click();
  await expect(page.getByRole("button", { name: "Send verification email" })).toBeVisible();
  await testHooks({});
  await visit(link);
  await page.getByRole("button", { name: "Verify my email" }).click();
  await expect(page).toHaveURL("/account");
  await expect(page.getByText("Your email is verified")).toBeVisible();
  const verified = page.getByText("Verified", { exact: true });
  await expect(verified).toBeVisible();
  expect(await backgroundOf(verified)).not.toBe(neededColour);
  await expect(page.getByRole("link", { name: "Notifications", exact: true })).toBeVisible();
  await visit(link);
  await expect(errorBox(page)).toContainText(expired);
});

test("who is verified already is told so, also in another tab", async ({
  page,
  context,
  visit,
  fan,
  join,
}) => {
  await join();
  await visit("/account");
  const other = await context.newPage();
  await other.goto(await linkOfEmail(fan.email, 1));
  await other.getByRole("button", { name: "Verify my email" }).click();
  await expect(other.getByText("Verified", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Send verification email" }).click();
  await expect(page.getByText("Your email is already verified")).toBeVisible();
  expect(emailsTo(fan.email)).toHaveLength(1);
});

test("the sixth letter within minutes is refused", async ({
  page,
  context,
  visit,
  join,
  expectedComplaints,
}) => {
  expectedComplaints.push(/429/);
  await join();
  for (let email = 0; email < 5; email += 1) {
    await context.request.post("/account", { form: { intent: "verify" }, maxRedirects: 0 });
  }
  await visit("/account");
  await page.getByRole("button", { name: "Send verification email" }).click();
  await expect(errorBox(page)).toHaveText(
    "Couldn't send verification: You've requested too many verification emails. Wait a bit before trying again.",
  );
});

test("'Change password' sends a link, and the new password ends every other session", async ({
  page,
  browser,
  visit,
  fan,
  join,
  hasScript,
  expectedComplaints,
}) => {
  expectedComplaints.push(/400/);
  await join();
  const { elsewhere, phone } = await logInElsewhere(browser, fan);
  await visit("/account");
  await page.getByRole("link", { name: "Change password" }).click();
  await expect(page).toHaveURL("/account?dialog=password");
  const dialog = page.getByRole("dialog", { name: "Change password" });
  await dialog.getByRole("link", { name: "Cancel" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("link", { name: "Change password" }).click();
  await dialog.getByRole("button", { name: "Email reset link" }).click();
  await expect(page.getByText("Reset link sent")).toBeVisible();
  await expect(page).toHaveURL("/account");
  await visit(await linkOfEmail(fan.email, 2));
  const changed = `${fan.password}-again`;
  await page.getByLabel("New password").fill(changed);
  await page.getByRole("button", { name: "Set new password" }).click();
  await expect(page).toHaveURL("/?dialog=login");
  await expect(page.getByText("Your password is changed")).toBeVisible();
  await phone.goto("/account");
  await expect(phone.getByRole("heading", { level: 1 })).toHaveText("Log in to see your account");
  await elsewhere.close();
  await page.getByRole("dialog").getByRole("link", { name: "Close" }).click();
  await expectVisitor(page);
  await logIn(page, fan);
  await expect(errorBox(page)).toContainText("We couldn't verify those credentials.");
  await fillIn(page, { Email: fan.email, Password: changed }, "Log in");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Your menu" })).toBeVisible();
  if (hasScript) await expect(page).toHaveURL("/");
});

test("a reset link of an hour ago is dead, and so is one that never was", async ({
  page,
  visit,
  fan,
  join,
  testHooks,
  context,
  expectedComplaints,
}) => {
  expectedComplaints.push(/400/);
  await join();
  const form = { email: fan.email };
  await context.request.post("/forgot", { form, maxRedirects: 0 });
  const link = await linkOfEmail(fan.email, 2);
  await visit(link);
  await expect(page.getByText(`For ${fan.email}.`)).toBeVisible();
  await page.getByLabel("New password").fill("123456");
  await testHooks({ now: new Date(Date.now() + HOUR_MS + 60_000).toISOString() });
  await page.getByRole("button", { name: "Set new password" }).click();
  await expect(errorBox(page)).toContainText("This link has expired or was used already.");
  await testHooks({});
  await visit("/account/reset?token=never-was");
  await expect(errorBox(page)).toContainText("This link has expired or was used already.");
  await page.getByRole("main").getByRole("link", { name: "Email reset link" }).click();
  await expect(page.getByRole("dialog", { name: "Change password" })).toBeVisible();
  await clearSession(context);
  await visit("/account/reset?token=never-was");
  await page.getByRole("main").getByRole("link", { name: "Email reset link" }).click();
  await expect(page.getByRole("dialog", { name: "Forgot password?" })).toBeVisible();
});

test("'Download my data' hands over a file", async ({ page, visit, fan, join }) => {
  await join();
  await visit("/account");
  const coming = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download my data" }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe("kickabout-my-data.json");
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString("utf8");
  expect(JSON.parse(text)).toMatchObject({ account: { email: fan.email, name: fan.name } });
  expect(text).not.toContain(fan.password);
});
