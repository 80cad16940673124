import type { BrowserContext, Page } from "@playwright/test";
import { launchOptions } from "../../scripts/chromium.mjs";
import { pushVariables, usersOf } from "./emulators";
import { alerts, fakePushService, logIn, storedToken, TOKEN, tokenHere } from "./push-steps";
import { expect, test } from "./test";

const OF_PUSH = /push-alerts|firebase-messaging|googleapis\.com/;

test.use({
  expectedComplaints: [/500 \(Internal/],
  serviceWorkers: "allow",
  // The headless shell has no notifications.
  launchOptions: launchOptions("whole"),
});

test("alerts are turned on, stay on, and are turned off again", async ({
  page,
  context,
  visit,
  requested,
}) => {
  await context.grantPermissions(["notifications", "clipboard-read", "clipboard-write"]);
  const asked = await fakePushService(context, "answers");
  const [user] = await usersOf(await logIn(page));
  await visit("/settings");
  await page.waitForLoadState("networkidle");
  expect(requested.filter((url) => OF_PUSH.test(url))).toEqual([]);

  await alerts(page).focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("Push alerts enabled")).toBeVisible();
  await expect(alerts(page)).toBeChecked();
  await expect(alerts(page)).toBeFocused();
  expect(await tokenHere(page)).toBe(TOKEN);
  expect(await storedToken()).toEqual({
    token: TOKEN,
    userId: user?.localId,
    updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    platform: expect.any(String),
    language: expect.any(String),
    userAgent: expect.stringContaining("Mozilla"),
  });

  await page.getByRole("button", { name: "Copy token" }).click();
  await expect(page.getByText("Token copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(TOKEN);

  await page.getByRole("button", { name: "Save settings" }).click();
  await expect(page.getByText("Settings saved")).toBeVisible();
  await expect(alerts(page)).toBeChecked();
  const html = await (await page.request.get("/settings")).text();
  expect(html).toMatch(/<input[^>]*role="switch"[^>]*checked=""/);

  await alerts(page).click();
  await expect(page.getByText("Push alerts disabled")).toBeVisible();
  await expect(alerts(page)).not.toBeChecked();
  expect([await tokenHere(page), await storedToken()]).toEqual([null, null]);
  expect(asked).toEqual([
    "POST /v1/projects/demo-app/registrations",
    `DELETE /v1/projects/demo-app/registrations/${TOKEN}`,
  ]);
  expect(await registrations(page)).toEqual([]);
});

test("logging out leaves nothing of it, here or on the server", async ({
  page,
  context,
  visit,
}) => {
  await context.grantPermissions(["notifications"]);
  await fakePushService(context, "answers");
  await logIn(page);
  await visit("/settings");
  await alerts(page).click();
  await expect(page.getByText("Push alerts enabled")).toBeVisible();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
  });
  const copy = page.getByRole("button", { name: "Copy token" });
  await copy.click();
  await expect(
    page.getByText("Copy failed: We couldn't copy the token. Select and copy it manually instead."),
  ).toBeVisible();
  await expect(page.getByLabel("This device's token")).toHaveValue(TOKEN);
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await copy.click();
  await expect(page.getByText("Copy unavailable")).toBeVisible();
  await page.getByRole("button", { name: "Your menu" }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByRole("link", { name: "Log in" }).first()).toBeVisible();
  expect([await tokenHere(page), await storedToken()]).toEqual([null, null]);
  expect(await registrations(page)).toEqual([]);
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
});

const refusals = [
  {
    status: "unsupported",
    text: "Push notifications aren't supported in this browser. Try a different device.",
    prepare: (context: BrowserContext) =>
      context.addInitScript(() => Reflect.deleteProperty(window, "PushManager")),
  },
  {
    status: "denied",
    text: "Notifications are blocked. Update your browser permissions to turn them on.",
    prepare: (context: BrowserContext) => context.clearPermissions(),
  },
  {
    // A headless prompt can't be dismissed, so the test fakes the browser's result.
    status: "dismissed",
    text: "We need permission to send notifications. Allow them when prompted to opt in.",
    prepare: (context: BrowserContext) =>
      context.addInitScript(() => {
        Notification.requestPermission = async () => "default";
      }),
  },
  {
    status: "error",
    text: "We couldn't enable push notifications on this device. Please try again later.",
    prepare: async (context: BrowserContext) => {
      await context.grantPermissions(["notifications"]);
      await fakePushService(context, "fails");
    },
  },
];

for (const { status, text, prepare } of refusals) {
  test(`alerts that can't be had: ${status}`, async ({ page, context, visit }) => {
    await prepare(context);
    await logIn(page);
    await visit("/settings");
    await alerts(page).click();
    await expect(page.getByText(`Push alerts unavailable: ${text}`)).toBeVisible();
    await expect(alerts(page)).not.toBeChecked();
    await expect(alerts(page)).toBeEnabled();
    expect(await tokenHere(page)).toBeNull();
  });
}

test("alerts that can't be had: timeout, after fifteen seconds of a busy switch", async ({
  page,
  context,
  visit,
}) => {
  await context.grantPermissions(["notifications"]);
  await page.clock.install();
  const asked = await fakePushService(context, "hangs");
  await logIn(page);
  await visit("/settings");
  await alerts(page).click();
  await expect.poll(() => asked.length).toBe(1);
  await page.clock.runFor(14_000);
  await expect(alerts(page)).toBeDisabled();
  await page.clock.runFor(2_000);
  await expect(
    page.getByText(
      "Push alerts unavailable: The notification service took too long to respond. Refresh the page and try again.",
    ),
  ).toBeVisible();
  await expect(alerts(page)).toBeEnabled();
});

test("an alert that arrives is shown, and leads to our own pages alone", async ({
  page,
  context,
  visit,
  baseURL,
}) => {
  await context.grantPermissions(["notifications"]);
  await fakePushService(context, "answers");
  await logIn(page);
  await visit("/settings");
  await alerts(page).click();
  await expect(page.getByText("Push alerts enabled")).toBeVisible();
  const deliver = await pusherOf(page, baseURL ?? "");
  const from = pushVariables.FIREBASE_MESSAGING_SENDER_ID;

  await deliver({ from, notification: { title: "Kick-off", body: "Five are waiting.", tag: "1" } });
  await deliver({ from, data: { title: "Elsewhere", link: "https://evil.example/", tag: "2" } });
  await deliver({ from: "999", notification: { title: "Of another project" } });
  await expect
    .poll(() => notifications(page))
    .toEqual([
      { title: "Elsewhere", body: "", link: `${baseURL}/` },
      { title: "Kick-off", body: "Five are waiting.", link: `${baseURL}/` },
    ]);
  expect(await pressOn(context, "Kick-off")).toEqual([`${baseURL}/`]);
  await expect
    .poll(async () => (await notifications(page)).map(({ title }) => title))
    .toEqual(["Elsewhere"]);
});

const registrations = (page: Page) =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  );

/** Delivers a push to our worker through the DevTools protocol. */
async function pusherOf(page: Page, origin: string) {
  const session = await page.context().newCDPSession(page);
  const known = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [one] }) => {
      if (one) resolve(one.registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  const registrationId = await known;
  return (message: object) =>
    session.send("ServiceWorker.deliverPushMessage", {
      origin,
      registrationId,
      data: JSON.stringify(message),
    });
}

const notifications = (page: Page) =>
  page.evaluate(async () => {
    const scope = "/firebase-cloud-messaging-push-scope";
    const registration = await navigator.serviceWorker.getRegistration(scope);
    const shown = (await registration?.getNotifications()) ?? [];
    return shown
      .map(({ title, body, data }) => ({ title, body, link: data }))
      .sort((one, other) => (one.title < other.title ? -1 : 1));
  });

/** Presses a notification as far as possible without a desktop: returns the URL that the worker would open. */
async function pressOn(context: BrowserContext, title: string): Promise<string[]> {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error("There is no worker.");
  return worker.evaluate(async (title) => {
    type World = {
      registration: ServiceWorkerRegistration;
      clients: { openWindow: (url: string) => Promise<null> };
      NotificationEvent: new (type: string, init: object) => Event;
    };
    const world = self as unknown as World & EventTarget;
    const opened: string[] = [];
    const done = new Promise<void>((resolve) => {
      world.clients.openWindow = async (url) => {
        opened.push(url);
        resolve();
        return null;
      };
    });
    const shown = await world.registration.getNotifications();
    const notification = shown.find((one) => one.title === title);
    world.dispatchEvent(new world.NotificationEvent("notificationclick", { notification }));
    await done;
    return opened;
  }, title);
}
