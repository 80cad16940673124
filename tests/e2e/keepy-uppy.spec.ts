import type { Locator, Page } from "@playwright/test";
import { expectLargeTextFits } from "../fixtures/large-text";
import { expect, test } from "../fixtures/test";
import { pressUntil, startTitle, type Visit } from "./play-steps";
import { titleSteps } from "./playable-steps";

const path = "/play/keepy-uppy";

const touches = (page: Page, count: number) => page.getByText(`Touches ${count}`, { exact: true });
const part = (page: Page, name: string) =>
  page.getByRole("button", { name: new RegExp(`^${name}`) });
const end = (page: Page) => page.getByRole("heading", { name: "Full time" });

const kickOff = (page: Page, visit: Visit) => startTitle(page, visit, path, touches(page, 0));

/** Plays a part until it counts. */
const play = (page: Page, name: string, shown: Locator) =>
  pressUntil(shown, () => part(page, name).click());

test.beforeEach(({ testHooks }) => testHooks({ now: titleSteps["keepy-uppy"].now }));

test("says of each part what it does with the ball, and what is still to come", async ({
  page,
  visit,
}) => {
  await kickOff(page, visit);
  await expect(page.getByRole("img", { name: "The ball: shin, 1 behind" })).toBeVisible();
  const gusts = page.getByRole("list", { name: "The next gusts" }).getByRole("listitem");
  await expect(gusts).toHaveText([/1 back/, /1 back/, /calm/]);
  await expect(part(page, "Foot")).toHaveAccessibleName("Foot: clean, to hip, 3 behind");
  await expect(part(page, "Knee")).toHaveAccessibleName("Knee: clean, to knee, 1 behind");
  await expect(part(page, "Chest")).toBeDisabled();
  await expect(part(page, "Chest")).toHaveAccessibleName("Chest: from 10");
  await expect(part(page, "Catch it")).toBeDisabled();
  await play(page, "Knee", touches(page, 1));
  await expect(page.getByRole("img", { name: "The ball: knee, 1 behind" })).toBeVisible();
  await expect(part(page, "Knee")).toHaveAccessibleName(/^Knee: wobble/);
  await expect(part(page, "Catch it")).toHaveText(/14 short of a win/);
});

test("takes a press on the ring as the part's own", async ({ page, visit }) => {
  await kickOff(page, visit);
  const ring = page.locator("label").filter({ hasText: "k" });
  await ring.click();
  await expect(touches(page, 1)).toBeVisible();
  await expect(page.getByRole("img", { name: "The ball: knee, 1 behind" })).toBeVisible();
});

test("drops the ball at the third wobble, keeps half, and shows the garden's mark", async ({
  page,
  visit,
}) => {
  await kickOff(page, visit);
  for (const count of [1, 2, 3]) await play(page, "Knee", touches(page, count));
  await expect(part(page, "Knee")).toHaveAccessibleName(/^Knee: drop/);
  await expect(page.getByText("The garden mark")).toHaveCount(0);
  await play(page, "Knee", end(page));
  await expect(
    page.getByText("Third wobble! Down after 3 touches. Half of it stays: 1.").first(),
  ).toBeVisible();
  await expect(page.getByText("Wobbles 3 of 3")).toBeVisible();
  await expect(page.getByText("The garden mark: 53.")).toBeVisible();
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
  await play(page, "Knee", touches(page, 1));
  await expectLargeTextFits(page);
  await play(page, "Catch it", end(page));
  await expectLargeTextFits(page);
});

test.describe("with script", { tag: "@with-script" }, () => {
  test("is played by the letters of the parts, and flies only with motion", async ({
    page,
    visit,
  }) => {
    await kickOff(page, visit);
    await page.keyboard.press("k");
    await expect(touches(page, 1)).toBeVisible();
    const flight = page.locator(".keepy-ball");
    await expect(flight).not.toHaveCSS("transition-duration", "0s");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect(flight).toHaveCSS("transition-property", "none");
    await pressUntil(end(page), () => page.keyboard.press("b"));
  });

  test("takes a double tap as one touch", async ({ page, visit }) => {
    await kickOff(page, visit);
    await part(page, "Knee").evaluate((knee: HTMLButtonElement) => {
      knee.click();
      requestAnimationFrame(() => knee.click());
    });
    await expect(touches(page, 1)).toBeVisible();
    await play(page, "Foot", touches(page, 2));
    await expect(page.getByText("Wobbles 0 of 3")).toBeVisible();
  });
});
