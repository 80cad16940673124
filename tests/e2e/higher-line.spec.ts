import type { Page } from "@playwright/test";
import { expectLargeTextFits } from "../fixtures/large-text";
import { expect, test } from "../fixtures/test";
import { titleSteps } from "./playable-steps";
import { allArrived } from "./quiz-steps";

const path = "/play/higher-line";

const columns = (page: Page) =>
  page.getByRole("list", { name: "The line so far" }).getByRole("listitem");

async function kickOff(page: Page, visit: (path: string) => Promise<void>) {
  await visit(path);
  await page.getByRole("button", { name: "Kick off" }).click();
  await expect(columns(page)).toHaveCount(1);
}

/** Calls until so many numbers show, none at the end: a press while one is on its way does not count. */
async function callUntil(page: Page, shown: number, press: () => Promise<void>) {
  await expect(async () => {
    if ((await columns(page).count()) !== shown) await press();
    await expect(columns(page)).toHaveCount(shown, { timeout: 200 });
  }).toPass();
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test.beforeEach(({ testHooks }) => testHooks({ now: titleSteps["higher-line"].now }));

test("asks for the next number against the one before, and shows no other", async ({
  page,
  visit,
}) => {
  await kickOff(page, visit);
  await expect(page.getByRole("heading", { name: "Goals at one World Cup" })).toBeVisible();
  await expect(page.getByText("Call 1 of 10")).toBeVisible();
  await expect(columns(page)).toHaveText(["France 1998: 171 goals"]);
  await button(page, "Higher").click();
  await expect(columns(page)).toHaveText([
    "France 1998: 171 goals",
    "North America 2026: 308 goals",
  ]);
  await expect(page.getByText("Call 2 of 10")).toBeVisible();
  await expect(page.locator(".line-card.is-hidden")).toContainText("England 1966");
  await expect(page.getByText("England 1966: 89")).toHaveCount(0);
});

test("leaves the number that beat one on the board for the day, and shows the whole line", async ({
  page,
  visit,
  hasScript,
}) => {
  await kickOff(page, visit);
  await button(page, "Lower").click();
  const beaten = page.locator(".line-card.is-beaten");
  await expect(beaten).toContainText("The number that beat you");
  if (hasScript) await allArrived(page);
  await visit(path);
  await expect(beaten).toContainText("North America 2026");
  await expect(beaten).toContainText("308");
  await expect(beaten).toContainText("You said lower");
  await expect(page.getByRole("heading", { name: "Sweden 1958: 126 goals" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Higher", exact: true })).toHaveCount(0);
  await expect(page.getByText("Offside at the very first call.").first()).toBeVisible();
});

test("fits its screen with large text at the start, in the middle and at the end", async ({
  page,
  visit,
  hasScript,
}) => {
  test.skip(!hasScript, "The page is the same HTML.");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await kickOff(page, visit);
  await expectLargeTextFits(page);
  await callUntil(page, 2, () => button(page, "Higher").click());
  await expectLargeTextFits(page);
  await callUntil(page, 0, () => button(page, "Higher").click());
  await expectLargeTextFits(page);
});

test.describe("with script", { tag: "@with-script" }, () => {
  test("is called with the arrows, or with H and L, and says what came of it", async ({
    page,
    visit,
  }) => {
    await kickOff(page, visit);
    const status = page.getByRole("status").filter({ hasText: /\S/ });
    await callUntil(page, 2, () => page.keyboard.press("h"));
    await expect(status).toHaveText("Right. North America 2026: 308 goals. Next: England 1966.");
    await callUntil(page, 3, () => page.keyboard.press("ArrowDown"));
    await expect(status).toHaveText("Right. England 1966: 89 goals. Next: Spain 1982.");
    await callUntil(page, 4, () => page.keyboard.press("ArrowUp"));
    await callUntil(page, 0, () => page.keyboard.press("ArrowUp"));
    await expect(status).toHaveText(["Wrong. Italy 1990: 115 goals.", /^Three right\./]);
  });

  test("takes one call for one number, however often it is pressed", async ({ page, visit }) => {
    await kickOff(page, visit);
    const higher = button(page, "Higher");
    await expect(higher).toBeVisible();
    await higher.evaluate((element: HTMLButtonElement) => {
      element.click();
      requestAnimationFrame(() => element.click());
    });
    await expect(columns(page)).toHaveCount(2);
    await callUntil(page, 3, () => button(page, "Lower").click());
  });
});
