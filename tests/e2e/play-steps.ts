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
  await pressWhileIdle(shown.page(), press, (timeout) => expect(shown).toBeVisible({ timeout }));
}

/** Presses at least once, and until something is gone. */
export const pressUntilGone = (gone: Locator, press: () => Promise<void>): Promise<void> =>
  pressWhileIdle(gone.page(), press, (timeout) => expect(gone).toBeHidden({ timeout }));

/**
 * Presses until it had its effect. What the server was told since may be the press, or one before it: then the effect is
 * waited for until the answer is there, and a moment longer.
 */
async function pressWhileIdle(
  page: Page,
  press: () => Promise<void>,
  seeEffect: (timeout: number) => Promise<void>,
) {
  let isTold = false;
  const unanswered = new Set<Request>();
  const begin = (request: Request) => {
    const isPost = request.method() === "POST";
    if (isPost) isTold = true;
    if (isPost || request.isNavigationRequest()) unanswered.add(request);
  };
  const end = (request: Request) => unanswered.delete(request);
  page.on("request", begin).on("requestfinished", end).on("requestfailed", end);
  await expect(async () => {
    isTold = false;
    await press();
    await seeEffect(300).catch(async () => {
      if (!isTold) return seeEffect(1);
      const isAnswered = { timeout: 5000, intervals: [50] };
      await expect.poll(() => unanswered.size, isAnswered).toBe(0);
      await seeEffect(1000);
    });
  }).toPass({ intervals: [100] });
  page.off("request", begin).off("requestfinished", end).off("requestfailed", end);
}
