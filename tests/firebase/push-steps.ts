import type { BrowserContext, Page } from "@playwright/test";
import { adminFirestore } from "./admin";
import { providerToken } from "./emulators";
import { newEmail } from "./firebase-fan";

export const TOKEN = "device-1:APA91b-token_of_the_stand_in";
const REGISTRATIONS = "https://fcmregistrations.googleapis.com/**";

/**
 * Fakes what headless Chromium and this machine lack: the browser's push service, by overriding the subscription call,
 * and Google's two endpoints. Our page, our worker, the SDK and our server are real.
 */
export async function fakePushService(
  context: BrowserContext,
  registration: "answers" | "fails" | "hangs",
) {
  await context.addInitScript(() => {
    // The tests are about the messaging worker only.
    const { register } = ServiceWorkerContainer.prototype;
    ServiceWorkerContainer.prototype.register = function (url, options) {
      const isOther = String(url).endsWith("/sw.js");
      return isOther ? Promise.reject(new Error("Not here.")) : register.call(this, url, options);
    };
    const subscription = {
      endpoint: "https://push.example/1",
      getKey: () => new Uint8Array(16).buffer,
      unsubscribe: async () => {
        sessionStorage.setItem("unsubscribed", "yes");
        return true;
      },
    };
    PushManager.prototype.getSubscription = async () =>
      sessionStorage.getItem("subscribed") ? (subscription as never) : null;
    PushManager.prototype.subscribe = async () => {
      sessionStorage.setItem("subscribed", "yes");
      return subscription as never;
    };
  });
  await context.route("https://firebaseinstallations.googleapis.com/**", (route) =>
    route.fulfill({
      json: {
        fid: "cAaAaAaAaAaAaAaAaAaAaA",
        refreshToken: "refresh",
        authToken: { token: "auth", expiresIn: "604800s" },
      },
    }),
  );
  const asked: string[] = [];
  await context.route(REGISTRATIONS, async (route) => {
    asked.push(`${route.request().method()} ${new URL(route.request().url()).pathname}`);
    if (registration === "hangs") return;
    if (registration === "fails") return route.fulfill({ status: 500, body: "no JSON" });
    await route.fulfill({ json: { token: TOKEN } });
  });
  return asked;
}

export async function logIn(page: Page): Promise<string> {
  const email = newEmail();
  const Authorization = `Bearer ${await providerToken(email)}`;
  await page.request.post("/session", { headers: { Authorization } });
  return email;
}

export const alerts = (page: Page) => page.getByRole("switch", { name: "Push game alerts" });

/** The token's document, read from the store. */
export const storedToken = async (token = TOKEN) =>
  (await adminFirestore().doc(`pushSubscriptions/${token}`).get()).data() ?? null;

export const tokenHere = (page: Page) =>
  page.evaluate(() => localStorage.getItem("kickabout-push-token"));
