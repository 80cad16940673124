import type { Page } from "@playwright/test";
import { deletionTexts } from "../../app/people/account/account-page-texts";
import { signInTexts } from "../../app/people/account/account-texts";
import { hydrated } from "../fixtures/test";
import { providerToken, usersOf } from "./emulators";
import { newEmail } from "./firebase-fan";
import { chooseNewAccount, expect, popupOf, test } from "./test";

const GOOGLE = "Continue with Google";
const APPLE = "Continue with Apple";

/** The SDK waits for 8 s after a popup was closed: its result may still arrive. */
const CLOSED_MS = 15_000;

const OF_FIREBASE = /firebase-popup|apis\.google\.com|\/emulator\/|identitytoolkit/;

test.describe("signing in", () => {
  for (const [name, button, providerId] of [
    ["Google", GOOGLE, "google.com"],
    ["Apple", APPLE, "apple.com"],
  ] as const) {
    test(`with ${name} in a popup makes an account, logs in and keeps no token in the browser`, async ({
      page,
      visit,
    }) => {
      const email = newEmail();
      await visit("/account?dialog=login");
      await chooseNewAccount(await popupOf(page, button), email);
      await expect(page.getByRole("heading", { name: "Lebo Fan" })).toBeVisible();
      await expect(page).toHaveURL("/account");
      await expect(page.getByRole("button", { name: "Your menu" })).toBeVisible();
      expect(await usersOf(email)).toMatchObject([{ providerUserInfo: [{ providerId }] }]);
      expect(await everythingStored(page)).not.toMatch(/eyJ|refreshToken|idToken/);
      expect(await page.evaluate(() => document.cookie)).not.toContain("__session");
    });
  }

  test("goes to the account after joining", async ({ page, visit }) => {
    await visit("/?dialog=signup");
    await chooseNewAccount(await popupOf(page, GOOGLE), newEmail());
    await expect(page).toHaveURL("/account");
  });

  test("works again after a logout, with an account that is known already", async ({
    page,
    visit,
  }) => {
    const email = newEmail();
    await visit("/account?dialog=login");
    await chooseNewAccount(await popupOf(page, GOOGLE), email);
    await expect(page).toHaveURL("/account");
    await page.getByRole("button", { name: "Your menu" }).click();
    await page.getByRole("button", { name: "Logout" }).click();
    // Logging out ends in a document of its own: the popup's buttons need its script.
    const login = page.getByRole("link", { name: "Log in" }).first();
    await expect(login).toBeVisible();
    await hydrated(page);
    await login.click();
    const popup = await popupOf(page, GOOGLE);
    await popup.locator(".js-reuse-account", { hasText: email }).click();
    await expect(page.getByRole("button", { name: "Your menu" })).toBeVisible();
    expect(await usersOf(email)).toHaveLength(1);
  });
});

test.describe("before it is wanted", () => {
  test("a page asks for nothing of Firebase", async ({ page, visit, requested }) => {
    await visit("/?dialog=login");
    await page.getByLabel("Email").fill("naledi@players.example");
    await page.waitForLoadState("networkidle");
    expect(requested.filter((url) => OF_FIREBASE.test(url))).toEqual([]);
  });

  for (const [sign, give] of [
    [
      "the pointer over a button",
      (page: Page) => page.getByRole("button", { name: GOOGLE }).hover(),
    ],
    ["the focus on a button", (page: Page) => page.getByRole("button", { name: APPLE }).focus()],
  ] as const) {
    test(`${sign} fetches the SDK`, async ({ page, visit }) => {
      await visit("/?dialog=login");
      const fetched = page.waitForRequest(/firebase-popup/);
      await give(page);
      await fetched;
    });
  }
});

test.describe("a popup that leads nowhere", () => {
  test("closed by its owner", async ({ page, visit }) => {
    await visit("/?dialog=login");
    const popup = await popupOf(page, GOOGLE);
    await popup.close();
    await expect(page.getByRole("alert")).toHaveText(signInTexts["popup-closed-by-user"] ?? "", {
      timeout: CLOSED_MS,
    });
    await expect(page.getByRole("button", { name: GOOGLE })).toBeEnabled();
  });

  test("blocked by the browser", async ({ page, visit }) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await visit("/?dialog=login");
    await page.getByRole("button", { name: GOOGLE }).click();
    await expect(page.getByRole("alert")).toHaveText(signInTexts["popup-blocked"] ?? "");
  });

  test.describe("without Google's script", () => {
    test.use({ expectedComplaints: [/net::ERR_FAILED/] });

    test("says that the service is out of reach", async ({ page, context, visit }) => {
      await context.route("https://apis.google.com/**", (route) => route.abort());
      await visit("/?dialog=login");
      await page.getByRole("button", { name: GOOGLE }).click();
      await expect(page.getByRole("alert")).toHaveText(signInTexts["network-request-failed"] ?? "");
    });
  });

  test("cancelled by the next one says nothing", async ({ page, visit }) => {
    await visit("/account");
    await page.getByRole("link", { name: "Kickabout" }).first().click();
    await expect(page).toHaveURL("/");
    await page.getByRole("link", { name: "Log in" }).first().click();
    const first = await popupOf(page, GOOGLE);
    await page.goBack();
    await expect(page).toHaveURL("/account");
    await page.getByRole("link", { name: "Log in" }).first().click();
    const second = await popupOf(page, APPLE);
    await expect.poll(() => first.isClosed()).toBe(true);
    await expect(page.getByRole("alert")).toHaveCount(0);
    await chooseNewAccount(second, newEmail());
    await expect(page.getByRole("heading", { name: "Lebo Fan" })).toBeVisible();
  });

  test("everything waits for the open popup", async ({ page, visit }) => {
    await visit("/?dialog=login");
    await popupOf(page, GOOGLE);
    await expect(page.getByRole("button", { name: APPLE })).toBeDisabled();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeVisible();
  });
});

test.describe("deleting an account that came with Google", () => {
  let email: string;

  test.beforeEach(async ({ page, visit }) => {
    email = newEmail();
    const Authorization = `Bearer ${await providerToken(email)}`;
    await page.request.post("/session", { headers: { Authorization } });
    await visit("/account?dialog=delete");
    await page.getByLabel("Type DELETE to confirm").fill("delete");
  });

  test("asks Google once more who it is", async ({ page }) => {
    const popup = await popupOf(page, "Delete account");
    await popup.locator(".js-reuse-account", { hasText: email }).click();
    await expect(page.getByText("Your account is deleted")).toBeVisible();
    expect(await usersOf(email)).toEqual([]);
  });

  test.describe("with another account", () => {
    const another = newEmail();

    test("is refused, and makes no account of it", async ({ page }) => {
      await chooseNewAccount(await popupOf(page, "Delete account"), another);
      await expect(page.getByRole("alert")).toHaveText(deletionTexts["wrong-user"] ?? "");
      expect(await usersOf(another)).toEqual([]);
      expect(await usersOf(email)).toHaveLength(1);
    });
  });

  test("is called off with the popup", async ({ page }) => {
    const popup = await popupOf(page, "Delete account");
    await popup.close();
    await expect(page.getByRole("alert")).toHaveText(deletionTexts["popup-closed-by-user"] ?? "", {
      timeout: CLOSED_MS,
    });
    await expect(page.getByLabel("Type DELETE to confirm")).toHaveValue("delete");
    expect(await usersOf(email)).toHaveLength(1);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the buttons say what they need", async ({ page, visit }) => {
    await visit("/?dialog=login");
    // Playwright does not find text in a noscript element.
    await expect(page.locator("noscript p")).toHaveText(
      "Apple and Google open in a window of their own, which needs JavaScript.",
    );
    await expect(page.locator("noscript p")).toBeVisible();
  });

  test.describe("a press", () => {
    test.use({ expectedComplaints: [/400 \(Bad Request\)/] });

    test("is answered", async ({ page, visit }) => {
      await visit("/?dialog=login");
      const [answer] = await Promise.all([
        page.waitForResponse((response) => response.request().method() === "POST"),
        page.getByRole("button", { name: GOOGLE }).click(),
      ]);
      expect(answer.status()).toBe(400);
      await expect(page.getByRole("alert")).toHaveText(
        signInTexts["operation-not-supported-in-this-environment"] ?? "",
      );
    });
  });
});

/** Everything this origin stores: both web storages and every IndexedDB record. */
function everythingStored(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const finished = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const records: unknown[] = [];
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await finished(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const objects = database.transaction(store).objectStore(store);
        records.push(
          name,
          store,
          await finished(objects.getAllKeys()),
          await finished(objects.getAll()),
        );
      }
      database.close();
    }
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, records]);
  });
}
