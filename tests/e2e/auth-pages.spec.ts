import { sharedPage } from "../fixtures/shared-page";
import { expect, hydrated, newFan } from "../fixtures/test";
import { errorBox, expectSignedIn, test } from "./account-steps";

test.use(sharedPage);

const beneath = "/games?q=x&category=arcade";
const behind = `/login?${new URLSearchParams({ redirectTo: beneath })}`;

test("what is refused over a page is told in the dialog with script, and on a page of its own without", async ({
  page,
  visit,
  member,
  hasScript,
  expectedComplaints,
}) => {
  expectedComplaints.push(/400/);
  await visit(`${beneath}&dialog=login`);
  await page.getByLabel("Email").fill(member.email);
  await page.getByLabel("Password").fill("not-this-one");
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(errorBox(page)).toContainText("We couldn't verify those credentials.");
  await expect(page).toHaveURL(hasScript ? `${beneath}&dialog=login` : "/login");
  await expect(page.getByRole("dialog")).toHaveCount(hasScript ? 1 : 0);
  await expect(page.getByLabel("Email")).toHaveValue(member.email);
  if (hasScript) await expect(errorBox(page)).toBeFocused();
  else await expect(page.getByLabel("Password")).toHaveValue("");
  await page.getByLabel("Password").fill(member.password);
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page).toHaveURL(beneath);
  await expectSignedIn(page);
});

test("the page of a form logs in, and leads back to where one was", async ({
  page,
  visit,
  member,
  expectedComplaints,
}) => {
  expectedComplaints.push(/400/);
  await visit(behind);
  await page.getByRole("main").getByRole("link", { name: "Join", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Join free" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  await expect(page.getByRole("heading", { name: "Log in" })).toBeVisible();
  for (const password of ["not-this-one", member.password]) {
    if (password === member.password) await expect(errorBox(page)).toBeVisible();
    await page.getByLabel("Email").fill(member.email);
    await page.getByLabel("Password").fill(password);
    await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
  }
  await expect(page).toHaveURL(beneath);
  await expectSignedIn(page);
});

test("joining on its page leads to the account", async ({ page, visit, fan }) => {
  await visit("/join?redirectTo=%2Fgames");
  await page.getByLabel("Email").fill(fan.email);
  await page.getByLabel("Password").fill(fan.password);
  await page.getByRole("main").getByRole("button", { name: "Join free" }).click();
  await expect(page).toHaveURL("/account");
  await expectSignedIn(page);
});

test("a forgotten password on its page leads back with the message", async ({ page, visit }) => {
  await visit(behind);
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expect(page.getByRole("heading", { name: "Forgot password?" })).toBeVisible();
  await page.getByLabel("Email").fill(newFan().email);
  await page.getByRole("button", { name: "Email reset link" }).click();
  await expect(page.getByText("Reset link sent")).toBeVisible();
  await expect(page).toHaveURL(beneath);
});

test("Google leads back from the page of the form too", async ({ page, visit, hasScript }) => {
  await visit(behind);
  const opening = hasScript ? page.waitForEvent("popup") : null;
  await page.getByRole("button", { name: "Continue with Google" }).click();
  const choosing = (await opening) ?? page;
  await choosing.getByRole("button", { name: "Use a new account" }).click();
  await expect(page).toHaveURL(beneath);
  await expectSignedIn(page);
});

test("the header of the page leads from form to form, and opens no dialog over it", async ({
  page,
  visit,
}) => {
  await visit(behind);
  const header = page.getByRole("navigation", { name: "Account" });
  await header.getByText("Join free").click();
  await expect(page.getByRole("heading", { name: "Join free" })).toBeVisible();
  await expect(page).toHaveURL(`/join?${new URLSearchParams({ redirectTo: beneath })}`);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

// Without script the browser tells.
test("a network that goes while one types is told in the dialog", { tag: "@with-script" }, async ({
  page,
  visit,
  fan,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  let hasRoute = false;
  page.on("response", (response) => {
    hasRoute ||= /\/_site\.login-[^/]*\.js$/.test(response.url());
  });
  await visit("/about?dialog=login");
  await hydrated(page);
  await expect(async () => {
    await page.getByLabel("Email").fill("");
    await page.getByLabel("Email").fill(fan.email);
    expect(hasRoute).toBe(true);
  }).toPass();
  await page.route("**/*", (route) => route.abort());
  await page.getByLabel("Password").fill(fan.password);
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(errorBox(page)).toHaveText(
    "We couldn't reach the authentication service. Check your connection and try again.",
  );
  await expect(page).toHaveURL("/about?dialog=login");
  await expect(page.getByLabel("Password")).toHaveValue(fan.password);
});
