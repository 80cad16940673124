import type { Page } from "@playwright/test";
import { sharedPage } from "../fixtures/shared-page";
import { expect, test } from "../fixtures/test";
import { clearSession, fillIn } from "./account-steps";
import { choice, save } from "./profile-steps";

test.use(sharedPage);

const SAVED = "Settings saved: Preferences updated.";

const accentOf = (page: Page) =>
  page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue("--accent-light").trim(),
  );

test("a visitor is asked to sign in, and chooses for this device all the same", async ({
  page,
  visit,
}) => {
  await visit("/settings");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Sign in to personalise settings",
  );
  await expect(page.getByText("Accent colour")).toHaveCount(0);
  await choice(page, "Theme", "Dark").check();
  await save(page, "settings");
  await expect(page.getByText(SAVED)).toBeVisible();
  await visit("/help");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await visit("/settings");
  await expect(choice(page, "Theme", "Dark")).toBeChecked();
  await choice(page, "Motion", "Reduced").check();
  await choice(page, "Data", "Lite: no scripts, no web font").check();
  await save(page, "settings");
  await expect(page.getByText(SAVED)).toBeVisible();
  await visit("/settings");
  await expect(page.locator("html")).toHaveAttribute("data-motion", "reduced");
  expect(await (await page.request.get("/settings")).text()).not.toContain("<script");
  await choice(page, "Data", "Automatic").check();
  await save(page, "settings");
  await expect(page.getByText(SAVED)).toBeVisible();
});

test("an accent is tried on at once, saved with the reminders, and worn by every page", async ({
  page,
  visit,
  join,
  hasScript,
}) => {
  await join();
  await visit("/settings");
  await page.getByLabel("Your colour").fill("#b91c1c");
  if (hasScript) await expect.poll(() => accentOf(page)).toBe("#b91c1c");
  await visit("/settings");
  expect(["", "initial"]).toContain(hasScript ? await accentOf(page) : "");
  await page.getByLabel("Your colour").fill("#b91c1c");
  await page.getByRole("checkbox", { name: "Daily streak tips" }).uncheck();
  await page.getByRole("checkbox", { name: "Email recaps" }).check();
  await save(page, "settings");
  await expect(page.getByText(SAVED)).toBeVisible();
  await expect(page.getByLabel("Your colour")).toHaveValue("#b91c1c");
  for (const path of ["/", "/help", "/profile"]) {
    const html = await (await page.request.get(path)).text();
    expect(/<style>[\s\S]*?<\/style>/.exec(html)?.[0]).toContain("--accent-light:#b91c1c");
  }
  await visit("/settings");
  await expect(page.getByRole("checkbox", { name: "Daily streak tips" })).not.toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Email recaps" })).toBeChecked();
});

test("alerts that can not be had yet say why: not configured, out of reach, without scripts", async ({
  page,
  visit,
  join,
  hasScript,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_FAILED/);
  await join();
  await visit("/settings");
  const alerts = page.getByRole("switch", { name: "Push game alerts" });
  if (!hasScript) {
    await expect(alerts).toBeDisabled();
    return expect(page.getByText("your browser has to run")).toBeVisible();
  }
  await alerts.click();
  await expect(
    page.getByText(
      "Push alerts unavailable: Push notifications aren't fully configured yet. Ask the team to add the web push key.",
    ),
  ).toBeVisible();
  await expect(alerts).not.toBeChecked();
  await page.route(/push-alerts/, (route) => route.abort());
  await visit("/settings");
  await alerts.click();
  await expect(
    page.getByText(
      "Push alerts unavailable: Something went wrong while enabling push notifications. Refresh and try again.",
    ),
  ).toBeVisible();
  await expect(alerts).toBeEnabled();
  await page.context().addCookies([{ name: "data", value: "lite", url: page.url() }]);
  await page.reload();
  await expect(alerts).toBeDisabled();
  await expect(alerts).toHaveAccessibleDescription(/your browser has to run scripts/);
});

test("the Testing panel says what is missing, in order", async ({
  page,
  visit,
  join,
  expectedComplaints,
}) => {
  expectedComplaints.push(/400/);
  await join();
  await visit("/settings");
  const field = page.getByLabel("API URL");
  for (const [url, problem] of [
    ["", "Enter a URL to test."],
    ["http://", "Enter a valid URL to test."],
    [
      "127.0.0.1/players",
      "No Firebase session found. Sign in with a Firebase-backed account to test requests.",
    ],
  ] as const) {
    await field.fill(url);
    await page.getByRole("button", { name: "Test API" }).click();
    await expect(field).toHaveAccessibleDescription(problem);
    await expect(field).toHaveValue(url);
  }
});

test("'Test API' after the session ended says so beside the URL, which stays", async ({
  page,
  visit,
  join,
  context,
  expectedComplaints,
}) => {
  expectedComplaints.push(/400/);
  await join();
  await visit("/settings");
  await clearSession(context);
  const field = page.getByLabel("API URL");
  for (const url of ["https://api.example/players", "https://api.example/again"]) {
    await field.fill(url);
    await page.getByRole("button", { name: "Test API" }).click();
    await expect(field).toHaveAccessibleDescription(
      "No Firebase session found. Sign in with a Firebase-backed account to test requests.",
    );
    await expect(field).toHaveValue(url);
  }
});

test("'Save settings' after the session ended keeps what was chosen until one is back", async ({
  page,
  visit,
  join,
  fan,
  context,
}) => {
  await join();
  await visit("/settings");
  await page.getByLabel("Your colour").fill("#b91c1c");
  await page.getByRole("checkbox", { name: "Daily streak tips" }).uncheck();
  await page.getByRole("checkbox", { name: "Email recaps" }).check();
  await clearSession(context);
  await save(page, "settings");
  await expect(page.getByText("Please log in again. What you chose is kept.")).toBeVisible();
  await expect(page).toHaveURL("/settings?draft=1&dialog=login");
  await fillIn(page, { Email: fan.email, Password: fan.password }, "Log in");
  await expect(page.getByText("Not saved yet.")).toBeVisible();
  await expect(page.getByLabel("Your colour")).toHaveValue("#b91c1c");
  await expect(page.getByRole("checkbox", { name: "Daily streak tips" })).not.toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Email recaps" })).toBeChecked();
  await save(page, "settings");
  await expect(page.getByText(SAVED)).toBeVisible();
  await expect(page).toHaveURL("/settings");
  await expect(page.getByText("Not saved yet.")).toHaveCount(0);
  await expect(page.getByLabel("Your colour")).toHaveValue("#b91c1c");
});
