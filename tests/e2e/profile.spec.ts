import { sharedPage } from "../fixtures/shared-page";
import { expect, test } from "../fixtures/test";
import { clearSession, errorBox, fillIn } from "./account-steps";
import { choice, goToTab, save } from "./profile-steps";

test.use(sharedPage);

test("a visitor is asked to log in", async ({ page, visit }) => {
  await visit("/profile");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Log in to build your profile");
  await expect(page.getByRole("main").getByRole("link", { name: "Log in" })).toBeVisible();
});

test("every field is changed by the form, kept from tab to tab, saved and read back", async ({
  page,
  visit,
  fan,
  join,
  hasScript,
}) => {
  test.slow();
  await join();
  await visit("/profile");
  const card = page.getByRole("region", { name: "Your player" });
  await page.getByLabel("Display Name").fill("Lindiwe M");
  await page.getByLabel("Gender").selectOption("female");
  await page.getByLabel("Position").selectOption("Goalkeeper");
  await page.getByLabel("Player Number").fill("7");
  await page.getByLabel("Country").selectOption("South Africa");
  await page.getByLabel("Date of birth").fill("1999-12-31");
  await goToTab(page, "Appearance");
  await choice(page, "Skin tone", "Brown").check();
  await choice(page, "Hair colour", "Auburn").check();
  await choice(page, "Hair style", "Bob").check();
  await choice(page, "Facial hair style", "Light beard").check();
  if (!hasScript) await goToTab(page, "Details");
  if (!hasScript) await goToTab(page, "Appearance");
  await choice(page, "Facial hair colour", "Red").check();
  await goToTab(page, "Kits");
  await page.getByLabel("Home kit colour").fill("#ef4444");
  await page
    .getByRole("group", { name: "Away kit presets" })
    .getByRole("button", { name: "Night blue" })
    .click();
  await expect(page.getByLabel("Away kit colour")).toHaveValue("#111827");
  await page.getByRole("button", { name: "Help with Kits" }).click();
  const help = page.getByRole("dialog", { name: "Kits" });
  await help.getByRole("link", { name: "Got it" }).click();
  await expect(help).toHaveCount(0);
  await expect(page.getByLabel("Home kit colour")).toHaveValue("#ef4444");
  await expect(card).toContainText(fan.name);
  await expect(card).not.toContainText("Lindiwe M");
  await save(page);
  await expect(page.getByText("Profile saved: Your identity is ready for kick-off.")).toBeVisible();
  await expect(page).toHaveURL("/profile?tab=kits");

  await visit("/profile");
  await expect(card).toContainText(/07\s*GK\s*Lindiwe M\s*South Africa/);
  await expect(card.locator(".flag use")).toHaveAttribute("href", /#ZA$/);
  await expect(page.getByLabel("Display Name")).toHaveValue("Lindiwe M");
  await expect(page.getByLabel("Gender")).toHaveValue("female");
  await expect(page.getByLabel("Position")).toHaveValue("Goalkeeper");
  await expect(page.getByLabel("Player Number")).toHaveValue("7");
  await expect(page.getByLabel("Country")).toHaveValue("South Africa");
  await expect(page.getByLabel("Date of birth")).toHaveValue("1999-12-31");
  await goToTab(page, "Appearance");
  await expect(choice(page, "Skin tone", "Brown")).toBeChecked();
  await expect(choice(page, "Hair colour", "Auburn")).toBeChecked();
  await expect(choice(page, "Hair style", "Bob")).toBeChecked();
  await expect(choice(page, "Facial hair style", "Light beard")).toBeChecked();
  await expect(choice(page, "Facial hair colour", "Red")).toBeChecked();
  await goToTab(page, "Kits");
  await expect(page.getByLabel("Home kit colour")).toHaveValue("#ef4444");
  await expect(page.getByLabel("Away kit colour")).toHaveValue("#111827");
});

test("a random profile fills every field and is not saved", async ({ page, visit, fan, join }) => {
  await join();
  await visit("/profile");
  const name = page.getByLabel("Display Name");
  await expect(name).toHaveValue(fan.name);
  await page.getByRole("button", { name: "Generate random profile" }).click();
  await expect(page.getByText("Not saved yet. Like it? Save your profile.")).toBeVisible();
  await expect(name).not.toHaveValue(fan.name);
  await expect(page.getByLabel("Position")).not.toHaveValue("Just a Fan");
  await expect(page.getByLabel("Player Number")).toHaveValue(/^\d{1,2}$/);
  await expect(page.getByLabel("Date of birth")).toHaveValue(/^(19|20)\d\d-\d\d-\d\d$/);
  await expect(page.getByText(/^(1[6-9]|[23]\d|4[0-5]) years old$/)).toBeVisible();
  await visit("/profile");
  await expect(name).toHaveValue(fan.name);
});

test("a draft is in no address: by the dice, from tab to tab, and after the session ended", async ({
  page,
  visit,
  fan,
  join,
  context,
}) => {
  await join();
  await visit("/profile");
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url()));
  page.on("framenavigated", (frame) => addresses.push(frame.url()));
  const name = page.getByLabel("Display Name");
  const date = page.getByLabel("Date of birth");
  await page.getByRole("button", { name: "Generate random profile" }).click();
  await expect(page.getByText("Not saved yet.")).toBeVisible();
  const random = await date.inputValue();
  await page.reload();
  await expect(date).toHaveValue(random);
  await name.fill("Between tabs");
  await goToTab(page, "Kits");
  await goToTab(page, "Details");
  await expect(name).toHaveValue("Between tabs");
  await name.fill("Typed at the end");
  await date.fill("1999-12-31");
  await clearSession(context);
  await save(page);
  await expect(page.getByText("Please log in again. What you chose is kept.")).toBeVisible();
  await expect(page).toHaveURL("/profile?tab=details&draft=1&dialog=login");
  await fillIn(page, { Email: fan.email, Password: fan.password }, "Log in");
  await expect(name).toHaveValue("Typed at the end");
  await expect(date).toHaveValue("1999-12-31");
  await save(page);
  await expect(page.getByText("Profile saved: Your identity is ready for kick-off.")).toBeVisible();
  await expect(name).toHaveValue("Typed at the end");
  for (const address of addresses.map(decodeURIComponent)) {
    for (const typed of [random, "1999-12-31", "Typed at", "Between", "dateOfBirth"]) {
      expect(address).not.toContain(typed);
    }
  }
});

test("what is wrong on another tab is shown, next to its field, and nothing typed is lost", async ({
  page,
  visit,
  join,
  hasScript,
  expectedComplaints,
}) => {
  expectedComplaints.push(/400/);
  await join();
  await visit("/profile");
  const date = page.getByLabel("Date of birth");
  const today = new Date().toLocaleDateString("en-CA", { timeZone: "Africa/Johannesburg" });
  await expect(date).toHaveAttribute("max", today);
  await date.fill("2999-01-01");
  await page.getByLabel("Display Name").fill("From the future");
  await goToTab(page, "Kits");
  await save(page);
  const problem = "Enter a real date of birth that is not in the future.";
  await expect(errorBox(page).getByRole("link", { name: problem })).toBeVisible();
  if (hasScript) await expect(errorBox(page)).toBeFocused();
  await expect(date).toHaveAccessibleDescription(problem);
  await expect(date).toHaveValue("2999-01-01");
  await expect(page.getByLabel("Display Name")).toHaveValue("From the future");
  await errorBox(page).getByRole("link", { name: problem }).click();
  await date.fill("1999-01-01");
  await save(page);
  await expect(page.getByText("Profile saved: Your identity is ready")).toBeVisible();
});

test("of two tabs that save, the second is told that it replaced something, and what it holds stands whole", async ({
  page,
  visit,
  openTab,
  join,
}) => {
  await join();
  await visit("/profile");
  const other = await openTab("/profile");
  await page.getByLabel("Display Name").fill("First tab");
  await page.getByLabel("Player Number").fill("1");
  await save(page);
  await expect(page.getByText("Profile saved: Your identity is ready for kick-off.")).toBeVisible();
  await other.getByLabel("Display Name").fill("Second tab");
  await other.getByLabel("Country").selectOption("Brazil");
  await save(other);
  await expect(
    other.getByText(
      "Profile saved over another change: Somebody, or another tab of yours, had saved in between. Yours stands now.",
    ),
  ).toBeVisible();
  await expect(other.getByLabel("Display Name")).toHaveValue("Second tab");
  await expect(other.getByRole("region", { name: "Your player" })).toContainText(
    /10\s*FAN\s*Second tab\s*Brazil/,
  );
  await page.getByLabel("Display Name").fill("First tab again");
  await save(page);
  await expect(page.getByText("Profile saved over another change")).toBeVisible();
  await expect(page.getByLabel("Display Name")).toHaveValue("First tab again");
});

test("a tab that is old saves what it shows and what was changed in it, and nothing else", async ({
  page,
  visit,
  openTab,
  join,
}) => {
  await join();
  await visit("/profile");
  const other = await openTab("/profile");
  await page.getByLabel("Display Name").fill("First tab");
  await save(page);
  const saved = "Profile saved: Your identity is ready for kick-off.";
  await expect(page.getByText(saved)).toBeVisible();
  await other.getByLabel("Player Number").fill("8");
  await goToTab(other, "Kits");
  await other.getByLabel("Home kit colour").fill("#ef4444");
  await save(other);
  await expect(other.getByText(saved)).toBeVisible();
  await visit("/profile");
  await expect(page.getByLabel("Display Name")).toHaveValue("First tab");
  await expect(page.getByLabel("Player Number")).toHaveValue("8");
  await goToTab(page, "Kits");
  await expect(page.getByLabel("Home kit colour")).toHaveValue("#ef4444");
});

test("a position gives way to 'Just a Fan' again", async ({ page, visit, join }) => {
  await join();
  await visit("/profile");
  await page.getByLabel("Position").selectOption("Goalkeeper");
  await save(page);
  await expect(page.getByText("Profile saved: Your identity is ready")).toBeVisible();
  await visit("/profile");
  await expect(page.getByLabel("Position")).toHaveValue("Goalkeeper");
  await page.getByLabel("Position").selectOption("Just a Fan");
  await save(page);
  await expect(page.getByText("Profile saved: Your identity is ready")).toBeVisible();
  await visit("/profile");
  await expect(page.getByRole("region", { name: "Your player" })).toContainText("FAN");
});

// Without JavaScript the browser itself says that it is offline.
test("a save that reaches nobody is told in the page, where everything typed still stands", {
  tag: "@with-script",
}, async ({ page, context, visit, join, expectedComplaints }) => {
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED/);
  await join();
  await visit("/profile");
  await page.getByLabel("Display Name").fill("On the train");
  await context.setOffline(true);
  await save(page);
  await expect(errorBox(page)).toHaveText(
    "Save failed: We couldn't update your profile. Try again.",
  );
  await expect(page.getByLabel("Display Name")).toHaveValue("On the train");
  await context.setOffline(false);
  await save(page);
  await expect(page.getByText("Profile saved: Your identity is ready for kick-off.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Save profile" })).toBeFocused();
  await visit("/settings");
  await page.getByRole("checkbox", { name: "Daily streak tips" }).uncheck();
  await context.setOffline(true);
  await save(page, "settings");
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(
    "Save failed: We couldn't update your settings. Try again.",
  );
  await expect(page.getByRole("checkbox", { name: "Daily streak tips" })).not.toBeChecked();
  await context.setOffline(false);
  await save(page, "settings");
  await expect(page.getByText("Settings saved: Preferences updated.")).toBeVisible();
});

test("the heads to choose from have the skin and hair that are chosen, at once", async ({
  page,
  visit,
  join,
}) => {
  await join();
  await visit("/profile?tab=appearance");
  const head = page.locator(".head svg").first();
  const colours = () =>
    head.evaluate((svg) =>
      ["--skin", "--hair", "--beard"].map((name) => getComputedStyle(svg).getPropertyValue(name)),
    );
  expect(await colours()).toEqual(["#edb98a", "#4a312c", "#4a312c"]);
  await choice(page, "Skin tone", "Black").check();
  await choice(page, "Hair colour", "Silver").check();
  expect((await colours()).slice(0, 2)).toEqual(["#614335", "#e8e1e1"]);
});
