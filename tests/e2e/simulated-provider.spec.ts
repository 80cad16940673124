import type { Page } from "@playwright/test";
import { sharedPage } from "../fixtures/shared-page";
import { expect, test } from "../fixtures/test";
import { clearSession, errorBox, expectSignedIn, expectVisitor } from "./account-steps";

test.use(sharedPage);

const MINUTE_MS = 60_000;

// Other tests check the pages and dialogs that these end on.
test.use({ schemes: [] });

test("Google is a practice page here, and knows who came before", async ({
  page,
  context,
  visit,
  hasScript,
}) => {
  await visit("/about?x=1&dialog=login");
  await comeIn(page, "Google", "Use a new account", "Nomsa");
  await expect(page).toHaveURL("/about?x=1");
  await expectSignedIn(page);
  await visit("/account");
  const email = await page.getByRole("main").getByText("@").first().textContent();
  await expect(page.getByText("Verified", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Change password" }).click();
  await expect(page.getByRole("dialog")).toContainText(
    "You sign in with Google, so there is no password to change here.",
  );
  await clearSession(context);
  await visit("/?dialog=signup");
  await comeIn(page, "Google", "Continue as Nomsa");
  await expect(page).toHaveURL("/account");
  await expect(page.getByRole("heading", { name: "Nomsa" })).toBeVisible();
  await expect(page.getByRole("main").getByText("@").first()).toHaveText(email ?? "");
  await clearSession(context);
  await visit("/?dialog=login");
  if (hasScript) return;
  await page.getByRole("button", { name: "Continue with Apple" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Continue with Apple");
  await expect(page.getByRole("button", { name: /Continue as/ })).toHaveCount(0);
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(page).toHaveURL("/");
  await expectVisitor(page);
});

// With script a popup asks.
test("without a popup, deleting needs a login of the last five minutes", {
  tag: "@without-script",
}, async ({ page, visit, testHooks, expectedComplaints }) => {
  expectedComplaints.push(/400/);
  await visit("/?dialog=login");
  await comeIn(page, "Apple", "Use a new account", "Sipho");
  await expect(page).toHaveURL("/");
  await testHooks({ now: new Date(Date.now() + 6 * MINUTE_MS).toISOString() });
  await visit("/account?dialog=delete");
  await confirmDeletion(page);
  await expect(errorBox(page)).toHaveText(
    "For security reasons you'll need to sign in again before deleting your account. Please log in and try once more.",
  );
  await testHooks({});
  await confirmDeletion(page);
  await expect(page).toHaveURL("/");
  await expect(page.getByText("Your account is deleted")).toBeVisible();
  await expectVisitor(page);
});

test.describe("in a popup", { tag: "@with-script" }, () => {
  test("a popup that is blocked or closed is told, and leaves the dialog as it was", async ({
    page,
    visit,
  }) => {
    await visit("/?dialog=login");
    const popup = await openPopup(page, "Continue with Google");
    await expect(page.getByRole("dialog")).toHaveAttribute("aria-busy", "true");
    expect(await popup.evaluate(() => innerWidth)).toBeLessThanOrEqual(500);
    await popup.close();
    await expect(errorBox(page)).toHaveText(
      "The sign-in window was closed before we could finish. Please try again.",
    );
    await expect(errorBox(page)).toBeFocused();
    await page.evaluate(() => {
      window.open = () => null;
    });
    await page.getByRole("button", { name: "Continue with Apple" }).click();
    await expect(errorBox(page)).toHaveText(
      "Your browser blocked the sign-in popup. Please allow popups and try again.",
    );
    await expect(page.getByRole("button", { name: "Log in" })).toBeEnabled();
  });

  test("what the server says of a sign-in is told in the dialog's words", async ({
    page,
    visit,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/401|500|ERR_FAILED/);
    const askedAfter: string[] = [];
    page.context().on("request", (request) => {
      const isPopups = /\/account\/practice\/\w+\.data/.test(request.url());
      if (isPopups && request.method() === "GET") askedAfter.push(request.url());
    });
    await visit("/?dialog=login");
    const told: ["Google" | "Apple", string | null, string][] = [
      [
        "Google",
        "operation-not-allowed",
        "This sign-in method isn't available right now. Please try another option.",
      ],
      [
        "Google",
        "operation-not-supported-in-this-environment",
        "This sign-in option isn't supported in this environment. Please try a different method.",
      ],
      ["Apple", "invalid-id-token", "That sign-in took too long to reach us. Please try again."],
      ["Google", "unheard-of", "We couldn't complete your sign-in. Please try again."],
      [
        "Apple",
        "unheard-of",
        "We couldn't complete Sign in with Apple. Please try again or choose another option.",
      ],
      [
        "Apple",
        null,
        "We couldn't reach the authentication service. Check your connection and try again.",
      ],
    ];
    for (const [provider, code, text] of told) {
      await page.route("**/session", (route) =>
        code ? route.fulfill({ status: 401, json: { code } }) : route.abort(),
      );
      await comeIn(page, provider, "Use a new account");
      await expect(errorBox(page)).toHaveText(text);
      await page.unroute("**/session");
    }
    expect(askedAfter, "what a popup asks for when it has its word").toEqual([]);
  });

  test("deleting asks for the same account again", async ({ page, visit, expectedComplaints }) => {
    expectedComplaints.push(/401|500|ERR_FAILED/);
    await visit("/?dialog=login");
    await comeIn(page, "Google", "Use a new account", "Nomsa");
    await expectSignedIn(page);
    await visit("/account?dialog=delete");
    await page.getByLabel("Type DELETE to confirm").fill("delete");
    const popup = await openPopup(page, "Delete account");
    await popup.close();
    await expect(errorBox(page)).toHaveText(
      "The verification window closed before we could finish. Try again to continue.",
    );
    await provedBy(page, "Use a new account");
    await expect(errorBox(page)).toHaveText(
      "That was another account. Choose the one you are logged in with.",
    );
    await expect(page.getByLabel("Type DELETE to confirm")).toHaveValue("delete");
    await page.route("**/session?**", (route) => route.fulfill({ status: 500, body: "" }));
    await provedBy(page, "Continue as Nomsa");
    await expect(errorBox(page)).toHaveText(
      "We couldn't delete your account yet. Please try again shortly.",
    );
    await page.unroute("**/session?**");
    await expectSignedInAs(page, "Nomsa");
    await provedBy(page, "Continue as Nomsa");
    await expect(page).toHaveURL("/");
    await expect(page.getByText("Your account is deleted")).toBeVisible();
    await expectVisitor(page);
  });
});

/** Presses the button that opens the popup. */
async function openPopup(page: Page, press: string): Promise<Page> {
  const opening = page.waitForEvent("popup");
  await page.getByRole("dialog").getByRole("button", { name: press }).click();
  return opening;
}

/** Chooses an account on the provider's page: in a popup, or without JavaScript in the same window. */
async function comeIn(
  page: Page,
  provider: "Google" | "Apple",
  account: string,
  name?: string,
): Promise<void> {
  const button = page.getByRole("button", { name: `Continue with ${provider}` });
  const hasScript = (await page.locator("html").getAttribute("data-js")) !== null;
  const opening = hasScript ? page.waitForEvent("popup") : null;
  await button.click();
  await choose((await opening) ?? page, account, name);
}

async function provedBy(page: Page, account: string): Promise<void> {
  await choose(await openPopup(page, "Delete account"), account);
}

async function choose(popup: Page, account: string, name?: string): Promise<void> {
  if (name) await popup.getByLabel("Your name").fill(name);
  await popup.getByRole("button", { name: account }).click();
}

async function confirmDeletion(page: Page): Promise<void> {
  await page.getByLabel("Type DELETE to confirm").fill("DELETE");
  await page.getByRole("button", { name: "Delete account" }).click();
}

async function expectSignedInAs(page: Page, name: string): Promise<void> {
  await expect(page.getByRole("heading", { name })).toBeVisible();
}
