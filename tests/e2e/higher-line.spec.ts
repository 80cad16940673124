import type { Page } from "@playwright/test";
import { expectLargeTextFits } from "../fixtures/large-text";
import { expect, test } from "../fixtures/test";
import { titleSteps } from "./playable-steps";
import { allArrived } from "./quiz-steps";

const path = "/play/higher-line";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const line = (page: Page) => page.getByRole("img", { name: "The line so far" });
const callNo = (page: Page, number: number) => page.getByText(`Call ${number} of 10`);
const end = (page: Page) => page.getByRole("heading", { name: "Full time" });

async function kickOff(page: Page, visit: (path: string) => Promise<void>) {
  await visit(path);
  await button(page, "Kick off").click();
  await expect(callNo(page, 1)).toBeVisible();
}

/** Calls until something shows: a press while a number is on its way does not count. */
async function callUntil(shown: ReturnType<typeof callNo>, press: () => Promise<void>) {
  await expect(async () => {
    if (!(await shown.isVisible())) await press();
    await expect(shown).toBeVisible({ timeout: 300 });
  }).toPass();
}

test.beforeEach(({ testHooks }) => testHooks({ now: titleSteps["higher-line"].now }));

test("asks for the next number against the one before, and shows no other", async ({
  page,
  visit,
}) => {
  await kickOff(page, visit);
  await expect(page.getByRole("heading", { name: "Goals at one World Cup" })).toBeVisible();
  await expect(line(page)).toHaveAccessibleName("The line so far: Italy 1990: 115 goals");
  await button(page, "Higher").click();
  await expect(callNo(page, 2)).toBeVisible();
  await expect(line(page)).toHaveAccessibleName(
    "The line so far: Italy 1990: 115 goals, Russia 2018: 169 goals",
  );
  const next = page.locator(".line-card.is-hidden");
  await expect(next).toContainText("North America 2026");
  await expect(next).toContainText("?");
  await expect(page.getByText("308")).toHaveCount(0);
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
  await expect(beaten).toContainText("Russia 2018");
  await expect(beaten).toContainText("169");
  await expect(beaten).toContainText("You said lower");
  await expect(page.getByRole("heading", { name: "Sweden 1958: 126 goals" })).toBeVisible();
  await expect(button(page, "Higher")).toHaveCount(0);
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
  await callUntil(callNo(page, 2), () => button(page, "Higher").click());
  await expectLargeTextFits(page);
  await callUntil(end(page), () => button(page, "Lower").click());
  await expectLargeTextFits(page);
});

test.describe("with script", { tag: "@with-script" }, () => {
  test("is called with the arrows, or with H and L, and says what came of it", async ({
    page,
    visit,
  }) => {
    await kickOff(page, visit);
    const status = page.getByRole("status").filter({ hasText: /\S/ });
    await callUntil(callNo(page, 2), () => page.keyboard.press("h"));
    await expect(status).toHaveText("Right. Russia 2018: 169 goals. Next: North America 2026.");
    await callUntil(callNo(page, 3), () => page.keyboard.press("ArrowUp"));
    await callUntil(callNo(page, 4), () => page.keyboard.press("l"));
    await expect(status).toHaveText("Right. Qatar 2022: 172 goals. Next: Sweden 1958.");
    await callUntil(callNo(page, 5), () => page.keyboard.press("ArrowDown"));
    await callUntil(end(page), () => page.keyboard.press("ArrowDown"));
    await expect(status).toHaveText([
      "Wrong. France 1998: 171 goals.",
      "4 in a row, then the flag.",
    ]);
  });

  test("takes one call for one number, however often it is pressed", async ({ page, visit }) => {
    await kickOff(page, visit);
    await button(page, "Higher").evaluate((higher: HTMLButtonElement) => {
      higher.click();
      requestAnimationFrame(() => higher.click());
      requestAnimationFrame(() => requestAnimationFrame(() => higher.click()));
    });
    await expect(callNo(page, 2)).toBeVisible();
    await callUntil(callNo(page, 3), () => button(page, "Higher").click());
    await expect(line(page)).toHaveAccessibleName(/North America 2026: 308 goals$/);
  });
});
