import { expect, type Locator, type Page, type Request } from "@playwright/test";

/** The fixture that opens a page. */
export type Visit = (path: string) => Promise<void>;

/** Opens a title's page and kicks off. */
export async function startTitle(
  page: Page,
  visit: Visit,
  path: string,
  first: Locator,
): Promise<void> {
  await visit(path);
  await pressKickOff(page, first);
}

/** Presses 'Kick off' on the open page, and waits for what the board begins with. */
export async function pressKickOff(page: Page, first: Locator): Promise<void> {
  await page.getByRole("button", { name: "Kick off", exact: true }).click();
  await expect(first).toBeVisible();
}

/** Presses until something shows: a press too soon after the one before is a slip, and does not count. */
export async function pressUntil(shown: Locator, press: () => Promise<void>): Promise<void> {
  if (await shown.isVisible()) return;
  await pressWhileIdle(shown.page(), press, () => expect(shown).toBeVisible({ timeout: 300 }));
}

/** Presses at least once, and until something is gone. */
export const pressUntilGone = (gone: Locator, press: () => Promise<void>): Promise<void> =>
  pressWhileIdle(gone.page(), press, () => expect(gone).toBeHidden({ timeout: 200 }));

/** Presses until it had its effect, but not while the server is still asked about a press: that one counts. */
async function pressWhileIdle(
  page: Page,
  press: () => Promise<void>,
  seeEffect: () => Promise<void>,
) {
  const asked = new Set<Request>();
  const begin = (request: Request) => request.method() === "POST" && asked.add(request);
  const end = (request: Request) => asked.delete(request);
  page.on("request", begin).on("requestfinished", end).on("requestfailed", end);
  await expect(async () => {
    if (asked.size === 0) await press();
    await seeEffect();
  }).toPass();
  page.off("request", begin).off("requestfinished", end).off("requestfailed", end);
}
