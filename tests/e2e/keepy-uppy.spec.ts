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

/** Plays a part by keyboard until it counts. */
const play = (page: Page, name: string, shown: Locator) =>
  pressUntil(shown, () => part(page, name).press("Enter"));

test.beforeEach(({ testHooks }) => testHooks({ now: titleSteps["keepy-uppy"].now }));

test("says of each part how sure it is and where it sends the ball, and which gusts come", async ({
  page,
  visit,
}) => {
  await kickOff(page, visit);
  const gusts = page.getByRole("list", { name: "The next gusts" }).getByRole("listitem");
  await expect(gusts).toHaveText([/Wind now.*1 right/]);
  await expect(page.getByText("At 10")).toBeHidden();
  await expect(part(page, "Foot")).toHaveAccessibleName(
    "Foot: clean 9 times in 10, then 2 right of the middle",
  );
  await expect(part(page, "Heel")).toHaveAccessibleName(
    "Heel: clean 7 times in 10, then in the middle",
  );
  await expect(part(page, "Chest")).toHaveCount(0);
  await expect(part(page, "Catch it")).toBeDisabled();
  await play(page, "Heel", touches(page, 1));
  await expect(part(page, "Heel")).toHaveAccessibleName(/^Heel: clean 4 times in 10/);
  await expect(part(page, "Catch it")).toHaveText(/19 more to win/);
  await expect(gusts).toHaveCount(1);
  await play(page, "Foot", touches(page, 2));
  await expect(gusts).toHaveText([/Wind now/, /Next wind/, /Then/]);
  await expect(page.getByText("At 10")).toBeVisible();
});

test("drops the ball over the fence, keeps half, and draws the flight", async ({ page, visit }) => {
  await kickOff(page, visit);
  for (const count of [1, 2]) await play(page, "Foot", count === 1 ? touches(page, 1) : end(page));
  await expect(
    page.getByText("Over the fence. 2 touches, and half of it stays: 1.").first(),
  ).toBeVisible();
  await expect(
    page.getByRole("img", { name: /^2 touches, dropped, \d wobbles?\. A win begins at 20\.$/ }),
  ).toBeVisible();
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
  await play(page, "Heel", touches(page, 1));
  await expectLargeTextFits(page);
  await play(page, "Catch it", end(page));
  await expectLargeTextFits(page);
});

test.describe("with script", { tag: "@with-script" }, () => {
  const garden = (page: Page) => page.locator(".keepy-garden");

  const throwUp = async (page: Page, visit: Visit) => {
    await kickOff(page, visit);
    await expect(page.getByText("Tap to throw it up")).toBeVisible();
    await garden(page).click({ position: { x: 180, y: 60 } });
    await expect(page.locator(".keepy.is-up")).toBeVisible();
  };

  /** Presses the ring at the heel's side, so many milliseconds after the throw or the last touch. */
  const pressHeelAt = (page: Page, moment: number) =>
    page.evaluate((at) => {
      const ring = document.querySelector(".keepy-ring");
      const [closing] = ring?.querySelector("circle")?.getAnimations() ?? [];
      if (!ring || !closing) throw new Error("No circle closes.");
      closing.pause();
      closing.currentTime = at;
      const { left, top, width, height } = ring.getBoundingClientRect();
      const place = { clientX: left + width * 0.3, clientY: top + height * 0.8 };
      ring
        .closest("div[data-x]")
        ?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, ...place }));
    }, moment);

  test("is played by one thumb: the first press throws, the next one's time and place count", async ({
    page,
    visit,
  }) => {
    await throwUp(page, visit);
    await pressHeelAt(page, 1302);
    await expect(touches(page, 1)).toBeVisible();
    await expect(page.locator(".keepy-cry")).toHaveText("Sweet!");
    await pressHeelAt(page, 1150);
    await expect(page.getByText("Wobbles 1 of 3")).toBeVisible();
    await expect(page.locator(".keepy-cry")).toHaveText("Too early!");
  });

  test("drops the ball that nobody plays, but not before the first touch", async ({
    page,
    visit,
  }) => {
    await throwUp(page, visit);
    await expect(page.locator(".keepy.is-up")).toHaveCount(0);
    await expect(touches(page, 0)).toBeVisible();
    await garden(page).click({ position: { x: 180, y: 60 } });
    await expect(page.locator(".keepy.is-up")).toBeVisible();
    await pressHeelAt(page, 1300);
    await expect(
      page.getByText("Onto the grass. 1 touch, and half of it stays: 0.").first(),
    ).toBeVisible();
  });

  test("keeps on the device that touches have no timing, and a press is then the part's own", async ({
    page,
    visit,
  }) => {
    await kickOff(page, visit);
    await page.getByRole("button", { name: "No timing", pressed: false }).click();
    await part(page, "Heel").click();
    await expect(touches(page, 1)).toBeVisible();
    await page.reload();
    await expect(page.getByRole("button", { name: "No timing", pressed: true })).toBeVisible();
    await expect(touches(page, 1)).toBeVisible();
  });

  test("has no timing with reduced motion", async ({ page, visit }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await kickOff(page, visit);
    await expect(page.locator("html")).toHaveAttribute("data-hydrated", "");
    await expect(page.locator(".keepy.is-timed")).toHaveCount(0);
    await play(page, "Heel", touches(page, 1));
  });

  test("takes a double tap as one touch", async ({ page, visit }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await kickOff(page, visit);
    await part(page, "Heel").evaluate((heel: HTMLButtonElement) => {
      heel.click();
      requestAnimationFrame(() => heel.click());
    });
    await expect(touches(page, 1)).toBeVisible();
    await play(page, "Foot", touches(page, 2));
  });
});
