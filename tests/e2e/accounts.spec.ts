import { sharedPage } from "../fixtures/shared-page";
import { expect, joinAs, newFan } from "../fixtures/test";
import {
  clearSession,
  errorBox,
  expectSignedIn,
  expectVisitor,
  fillIn,
  logIn,
  openMenu,
  test,
} from "./account-steps";

test.use(sharedPage);

test("a fan joins from the home page, finds their menu and logs out", async ({
  page,
  visit,
  fan,
  hasScript,
}) => {
  await visit("/about");
  await visit("/");
  await page.getByRole("link", { name: "Join free" }).click();
  const email = `  ${fan.email.toUpperCase()}`;
  const fields = { "Display name": "thandi  mabuza", Email: email, Password: fan.password };
  await fillIn(page, fields, "Join free");
  await expect(page).toHaveURL("/account");
  await expect(page.getByRole("heading", { name: "Thandi Mabuza" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Notifications, 1 unread" })).toBeVisible();
  const menu = await openMenu(page);
  await expect(menu.getByText("Thandi Mabuza")).toBeVisible();
  await expect(menu.getByText(fan.email)).toBeVisible();
  expect(await menu.getByRole("link").allInnerTexts()).toEqual([
    "Account",
    "Profile",
    "Stats",
    "Settings",
  ]);
  await menu.getByRole("link", { name: "Stats" }).click();
  await expect(page).toHaveURL("/stats");
  await expect(menu).toBeHidden();
  await (await openMenu(page)).getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByText("You are logged out")).toBeVisible();
  await expectVisitor(page);
  if (!hasScript) return;
  await page.goBack();
  await expect(page).toHaveURL("/account");
  await expectVisitor(page);
  await expect(page.getByRole("heading", { name: "Log in to see your account" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/about");
});

test("who gives no name is called by their e-mail", async ({ page, visit, fan }) => {
  await visit("/games?q=x");
  await page.getByRole("link", { name: "Join free" }).click();
  const email = fan.email.replace("fan.", "lerato.m_");
  await fillIn(page, { Email: email, Password: fan.password }, "Join free");
  await expect(page).toHaveURL("/account");
  await expect(page.getByRole("heading", { name: /^Lerato M \w+$/ })).toBeVisible();
});

test("logging in leads back to the page one was on, with its query", async ({
  page,
  visit,
  hasScript,
  member,
}) => {
  await visit("/about");
  await visit("/games?q=x&category=arcade");
  await logIn(page, { ...member, email: ` ${member.email.toUpperCase()}` });
  await expect(page).toHaveURL("/games?q=x&category=arcade");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expectSignedIn(page);
  if (!hasScript) return;
  await page.goBack();
  await expect(page).toHaveURL("/about");
});

test("a wrong password and an unknown e-mail are refused alike", async ({
  page,
  visit,
  hasScript,
  expectedComplaints,
  member,
}) => {
  expectedComplaints.push(/400/);
  await visit("/?dialog=login");
  for (const email of [member.email, newFan().email]) {
    const answered = page.waitForResponse((response) => response.request().method() === "POST");
    await fillIn(page, { Email: email, Password: "not-this-one" }, "Log in");
    expect((await answered).status()).toBe(400);
    await expect(errorBox(page)).toHaveText(
      "We couldn't verify those credentials. Double-check your email and password and try again.",
    );
    await expect(page.getByLabel("Email")).toHaveValue(email);
    if (!hasScript) await expect(page.getByLabel("Password")).toHaveValue("");
    if (hasScript) await expect(errorBox(page)).toBeFocused();
  }
  await fillIn(page, { Email: member.email, Password: member.password }, "Log in");
  await expect(page).toHaveURL("/");
  await expectSignedIn(page);
});

test("empty fields are told at the fields", async ({ page, visit, hasScript, request }) => {
  await visit("/?dialog=login");
  if (hasScript) {
    await fillIn(page, {}, "Log in");
    await expect(errorBox(page)).toBeFocused();
    await expect(page.getByLabel("Email")).toHaveAccessibleDescription(
      "Please enter a valid email address.",
    );
    await expect(page.getByLabel("Password")).toHaveAccessibleDescription(
      "Please enter your password.",
    );
    await errorBox(page).getByText("Please enter your password.").click();
    await expect(page.getByLabel("Password")).toBeFocused();
  }
  const refused = async (form: Record<string, string>) => {
    const answer = await request.post("/login", { form });
    expect(answer.status()).toBe(400);
    return plain(await answer.text());
  };
  const both = await refused({ email: "", password: "" });
  expect(both).toContain("Please enter a valid email address.");
  expect(both).toContain("Please enter your password.");
  const long = await refused({ email: "a@b.example", password: "x".repeat(1001) });
  expect(long).toContain("That is too long for this field.");
});

test("joining tells what is wrong with it", async ({
  page,
  context,
  visit,
  fan,
  join,
  hasScript,
  request,
  expectedComplaints,
}) => {
  expectedComplaints.push(/400/);
  const weak = "Your password needs to be at least 6 characters long.";
  const form = { email: fan.email, password: "12345" };
  const refused = await request.post("/join", { form });
  expect(refused.status()).toBe(400);
  expect(plain(await refused.text())).toContain(weak);
  const filledByProgram = { ...form, password: fan.password, motto: "Buy now" };
  const suspect = await request.post("/join", { form: filledByProgram });
  expect(suspect.status()).toBe(400);
  expect(plain(await suspect.text())).toContain(
    "We couldn't create your account just yet. Please review your details and try again.",
  );
  await join();
  await clearSession(context);
  await visit("/?dialog=signup");
  if (hasScript) {
    await fillIn(page, { Email: fan.email, Password: "12345" }, "Join free");
    await expect(page.getByLabel("Password")).toHaveAccessibleDescription(weak);
  }
  await fillIn(page, { Email: fan.email, Password: fan.password }, "Join free");
  await expect(errorBox(page)).toHaveText(
    "An account with this email already exists. Try logging in instead.",
  );
  const place = page.getByRole(hasScript ? "dialog" : "main");
  await place.getByRole("link", { name: "Log in" }).click();
  await expect(place.getByRole("heading", { name: "Log in" })).toBeVisible();
  await expect(errorBox(page)).toHaveCount(0);
});

test("after ten wrong passwords one has to wait", async ({
  page,
  visit,
  hasScript,
  request,
  expectedComplaints,
  member,
}) => {
  expectedComplaints.push(/429/);
  const form = { email: member.email, password: "not-this-one" };
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const answer = await request.post("/login", { form });
    expect(answer.status()).toBe(400);
  }
  await visit("/?dialog=login");
  const answered = page.waitForResponse((response) => response.request().method() === "POST");
  await fillIn(page, { Email: member.email, Password: member.password }, "Log in");
  await expect(errorBox(page)).toHaveText(
    "Too many attempts. Please wait a moment before trying again.",
  );
  expect((await answered).status()).toBe(429);
  if (hasScript) return;
  expect(Number((await answered).headers()["retry-after"])).toBeGreaterThan(0);
});

// These posts are made by hand.
test("no form leads away from this site", { tag: "@without-script" }, async ({ request, fan }) => {
  await joinAs(request, fan);
  const elsewhere = [
    "//evil.example",
    "/\\evil.example",
    "https:evil.example",
    "https://evil.example/",
    "javascript:alert(1)",
    "/\t/evil.example",
    "/games/..//evil.example",
  ];
  for (const redirectTo of elsewhere) {
    const forms: [string, Record<string, string>][] = [
      ["/login", { email: fan.email, password: fan.password, redirectTo }],
      ["/forgot", { email: newFan().email, redirectTo }],
      ["/login", { intent: "google", redirectTo }],
    ];
    for (const [path, form] of forms) {
      const answer = await request.post(path, { form, maxRedirects: 0 });
      expect(answer.status()).toBe(303);
      const { origin, pathname, searchParams } = new URL(
        answer.headers().location ?? "",
        "http://here.example",
      );
      expect(origin, redirectTo).toBe("http://here.example");
      expect([pathname, searchParams.get("redirectTo") ?? "/"], redirectTo).toEqual([
        form.intent === "google" ? "/account/practice/google" : "/",
        "/",
      ]);
    }
  }
});

/** HTML with typographic apostrophes decoded. */
const plain = (html: string) => html.replaceAll("&#x27;", "'");
