import type { BrowserContext, Page } from "@playwright/test";
import setUpEmulators from "../contract/global-setup";
import { type RunningServer, startServer } from "../fixtures/server";
import { test as base, expect } from "../fixtures/test";
import { firebaseVariables, pushVariables, whyNoEmulators } from "./emulators";
import { gapiStub } from "./gapi-stub";

type Firebase = { server: RunningServer | null; reason: string };

type Fixtures = {
  /** The network requests of this page and of its popups. */
  requested: string[];
};

/**
 * Playwright's test against a server in Firebase mode, with both emulators: those of the enclosing run, or its own.
 * Google's script for popups is a stub (see gapi-stub.ts); no other foreign host is reached.
 */
export const test = base.extend<Fixtures, { firebase: Firebase }>({
  firebase: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern, even an empty one.
    async ({}, use) => {
      const tearDown = await setUpEmulators();
      const reason = whyNoEmulators();
      const server = reason
        ? null
        : await startServer(firebaseVariables({ LOG_LEVEL: "error", ...pushVariables }));
      await use({ server, reason });
      await server?.stop();
      await tearDown();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ firebase }, use) => {
    test.skip(!firebase.server, firebase.reason);
    await use(firebase.server?.address);
  },
  requested: [
    async ({ context, baseURL }, use) => {
      const requested: string[] = [];
      context.on("request", (request) => requested.push(request.url()));
      await shutOut(context, [baseURL ?? "", emulator()]);
      await use(requested);
    },
    { auto: true },
  ],
});

export { expect };

const emulator = () => `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}`;

/**
 * Third-party requests of the emulator's pages get empty responses; those of our pages fail, and with them the test.
 */
async function shutOut(context: BrowserContext, friends: string[]): Promise<void> {
  const isForeign = ({ origin }: URL) => !friends.includes(origin);
  await context.route(isForeign, (route) => {
    const { origin, pathname } = new URL(route.request().url());
    if (`${origin}${pathname}` === "https://apis.google.com/js/api.js") {
      return route.fulfill({ contentType: "text/javascript", body: gapiStub });
    }
    const isOfEmulator = route.request().frame().url().startsWith(emulator());
    return isOfEmulator ? route.fulfill({ body: "" }) : route.abort();
  });
}

/** Presses the button that opens a popup; returns the popup. */
export async function popupOf(page: Page, button: string): Promise<Page> {
  const [popup] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("button", { name: button }).click(),
  ]);
  return popup;
}

/** Creates a new account on the emulator's provider page, and returns with it. */
export async function chooseNewAccount(popup: Page, email: string, name = "Lebo Fan") {
  await popup.locator(".js-new-account").click();
  await popup.locator("#email-input").fill(email);
  await popup.locator("#display-name-input").fill(name);
  await popup.locator("#sign-in").click();
}
