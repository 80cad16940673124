import type { Page } from "@playwright/test";
import { firstLine, rightCalls, wrongCall } from "../../app/games/higher-line/testing/first-line";
import { expectLargeTextFits } from "../fixtures/large-text";
import { sharedPage } from "../fixtures/shared-page";
import { expect, test } from "../fixtures/test";
import { pressUntil, startTitle, type Visit } from "./play-steps";
import { titleSteps } from "./playable-steps";
import { allArrived } from "./quiz-steps";

test.use(sharedPage);

const path = "/play/higher-line";

/** "Italy 1990: 115 goals", of an item of the line. */
const reading = (place: number) => `${firstLine[place]?.label}: ${firstLine[place]?.value} goals`;
const right = (place: number) => rightCalls[place] ?? "";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const line = (page: Page) => page.getByRole("img", { name: "The line so far" });
const callNo = (page: Page, number: number) => page.getByText(`Call ${number} of 10`);
const end = (page: Page) => page.getByRole("heading", { name: "Full time" });

const kickOff = (page: Page, visit: Visit) => startTitle(page, visit, path, callNo(page, 1));

test.beforeEach(({ testHooks }) => testHooks({ now: titleSteps["higher-line"].now }));

test("asks for the next number against the one before, and shows no other", async ({
  page,
  visit,
}) => {
  await kickOff(page, visit);
  await expect(page.getByRole("heading", { name: "Goals at one World Cup" })).toBeVisible();
  await expect(line(page)).toHaveAccessibleName(`The line so far: ${reading(0)}`);
  await button(page, right(0)).click();
  await expect(callNo(page, 2)).toBeVisible();
  await expect(line(page)).toHaveAccessibleName(`The line so far: ${reading(0)}, ${reading(1)}`);
  const next = page.locator(".line-card.is-hidden");
  await expect(next).toHaveText(`${firstLine[2]?.label}?`);
  await expect(page.getByText(String(firstLine[2]?.value))).toHaveCount(0);
});

test("looks at the first wrong call again, and goes on without it", async ({ page, visit }) => {
  await kickOff(page, visit);
  await expect(page.getByText("VAR saves your first miss")).toBeVisible();
  await button(page, right(0)).click();
  await expect(page.getByText("1 right")).toBeVisible();
  await expect(page.getByText("5 to win")).toBeVisible();
  await expect(page.getByText("VAR saves one miss")).toBeVisible();
  await pressUntil(callNo(page, 3), () => button(page, wrongCall(1)).click());
  await expect(page.getByText("VAR: wrong. You stay on", { exact: true })).toBeVisible();
  await expect(page.locator(".line-card.is-beaten")).toContainText(String(firstLine[2]?.value));
  await expect(page.getByText("1 right")).toBeVisible();
  await expect(page.getByText("VAR used")).toBeVisible();
});

test("leaves the number that beat one on the board for the day, and shows the whole line", async ({
  page,
  visit,
  hasScript,
}) => {
  await kickOff(page, visit);
  await button(page, wrongCall(0)).click();
  await pressUntil(end(page), () => button(page, wrongCall(1)).click());
  const beaten = page.locator(".line-card.is-beaten");
  await expect(beaten).toContainText("The number that beat you");
  const own = page.getByText("Your first line: 0 of 10. Tomorrow's can be longer.");
  await expect(own).toBeVisible();
  await expect(page.getByText("Tomorrow: shirt numbers")).toBeVisible();
  if (hasScript) await allArrived(page);
  await visit(path);
  await expect(own).toBeVisible();
  await expect(beaten).toContainText(firstLine[2]?.label ?? "");
  await expect(beaten).toContainText(String(firstLine[2]?.value));
  await expect(beaten).toContainText(`You said ${wrongCall(1).toLowerCase()}`);
  await expect(page.getByRole("heading", { name: reading(10) })).toBeVisible();
  await expect(button(page, "Higher")).toHaveCount(0);
  await expect(page.getByText("Not one call stood today.").first()).toBeVisible();
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
  await pressUntil(callNo(page, 2), () => button(page, right(0)).click());
  await expectLargeTextFits(page);
  await pressUntil(callNo(page, 3), () => button(page, wrongCall(1)).click());
  await expectLargeTextFits(page);
  await pressUntil(end(page), () => button(page, wrongCall(2)).click());
  await expectLargeTextFits(page);
});

test.describe("with script", { tag: "@with-script" }, () => {
  test("is called with the arrows, or with H and L, and says what came of it", async ({
    page,
    visit,
  }) => {
    await kickOff(page, visit);
    const status = page.getByRole("status").filter({ hasText: /\S/ });
    const letter = (place: number) => right(place).charAt(0).toLowerCase();
    const arrow = (call: string) => (call === "Higher" ? "ArrowUp" : "ArrowDown");
    await pressUntil(callNo(page, 2), () => page.keyboard.press(letter(0)));
    await expect(status).toHaveText(`Right. ${reading(1)}. Next: ${firstLine[2]?.label}.`);
    await pressUntil(callNo(page, 3), () => page.keyboard.press(arrow(right(1))));
    await pressUntil(callNo(page, 4), () => page.keyboard.press(letter(2)));
    await expect(status).toHaveText(`Right. ${reading(3)}. Next: ${firstLine[4]?.label}.`);
    await pressUntil(callNo(page, 5), () => page.keyboard.press(arrow(wrongCall(3))));
    const goesOn = `Wrong. ${reading(4)}. VAR: wrong. You stay on. Next: ${firstLine[5]?.label}.`;
    await expect(status).toHaveText(goesOn);
    await pressUntil(end(page), () => page.keyboard.press(arrow(wrongCall(4))));
    await expect(status).toHaveText([`Wrong. ${reading(5)}.`, "3 right, then the flag."]);
  });

  test("says once that it is won, at the sixth right call", async ({ page, visit }) => {
    await kickOff(page, visit);
    const status = page.getByRole("status").filter({ hasText: /\S/ });
    for (let place = 0; place < 7; place += 1) {
      await pressUntil(callNo(page, place + 2), () => button(page, right(place)).click());
      await expect(page.locator(".is-winner")).toHaveCount(place === 5 ? 1 : 0);
      if (place === 5) await expect(status).toContainText(`${reading(6)}. Won! Next:`);
    }
    await expect(page.getByText("Won. 3 more for a clean sheet")).toBeVisible();
  });

  test("takes one call for one number, however often it is pressed", async ({ page, visit }) => {
    await kickOff(page, visit);
    await button(page, right(0)).evaluate((call: HTMLButtonElement) => {
      call.click();
      requestAnimationFrame(() => call.click());
      requestAnimationFrame(() => requestAnimationFrame(() => call.click()));
    });
    await expect(callNo(page, 2)).toBeVisible();
    await pressUntil(callNo(page, 3), () => button(page, right(1)).click());
    await expect(line(page)).toHaveAccessibleName(new RegExp(`${reading(2)}$`));
  });
});
