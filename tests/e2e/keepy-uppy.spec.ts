import type { Locator, Page } from "@playwright/test";
import { expectLargeTextFits } from "../fixtures/large-text";
import { sharedPage } from "../fixtures/shared-page";
import { expect, test } from "../fixtures/test";
import { pressUntil, startTitle, type Visit } from "./play-steps";
import { titleSteps } from "./playable-steps";

test.use(sharedPage);

const path = "/play/keepy-uppy";

const touches = (page: Page, count: number) =>
  page.getByText(`Touches ${count} of 15 to win`, { exact: true });
const part = (page: Page, name: string) =>
  page.getByRole("button", { name: new RegExp(`^${name}`) });
const end = (page: Page) => page.getByRole("heading", { name: "Full time" });

const kickOff = (page: Page, visit: Visit) => startTitle(page, visit, path, touches(page, 0));

/** Plays a part by keyboard until it counts. */
const play = (page: Page, name: string, shown: Locator) =>
  pressUntil(shown, () => part(page, name).press("Enter"));

test.beforeEach(({ testHooks }) => testHooks({ now: titleSteps["keepy-uppy"].now }));

test("begins with a sure touch, and then says of each part how sure it is and where it sends the ball", async ({
  page,
  visit,
}) => {
  await kickOff(page, visit);
  const gusts = page.getByRole("list", { name: "The next gusts" }).getByRole("listitem");
  await expect(gusts).toHaveCount(0);
  await expect(part(page, "Foot")).toHaveCount(0);
  await expect(part(page, "Knee").locator("i")).toBeHidden();
  await expect(page.locator(".keepy-ring path")).toHaveCount(1);
  await expect(part(page, "Catch it")).toBeDisabled();
  await expect(part(page, "Catch it")).toHaveText("Catch it");
  await play(page, "Knee", touches(page, 1));
  await expect(page.getByText("Each dot is where that part sends it.")).toBeVisible();
  await expect(part(page, "Foot").locator("i")).toBeVisible();
  await expect(page.locator(".keepy-ring path")).toHaveCount(5);
  await expect(part(page, "Foot")).toHaveAccessibleName("Foot: clean 9 times in 10, then 1 right");
  await expect(part(page, "Heel")).toHaveAccessibleName("Heel: clean 7 times in 10, then 1 left");
  await expect(part(page, "Knee")).toHaveAccessibleName(/^Knee: clean 6 times in 10/);
  await expect(part(page, "Chest")).toHaveCount(0);
  await expect(part(page, "Catch it")).toHaveText(/end with 1/);
  await play(page, "Foot", touches(page, 2));
  await expect(gusts).toHaveText([/^Wind/]);
  await play(page, "Knee", touches(page, 3));
  await expect(gusts).toHaveText([/^Wind/, /^Next/, /^Then/]);
});

test("shows no wind before it comes, and says so once when it does", async ({
  page,
  visit,
  testHooks,
}) => {
  await testHooks({ now: "2026-11-28T10:00:00+02:00" });
  await kickOff(page, visit);
  const gusts = page.getByRole("list", { name: "The next gusts" }).getByRole("listitem");
  const news = page.getByText("Here comes the wind. The dots count it in.");
  await play(page, "Knee", touches(page, 1));
  await play(page, "Foot", touches(page, 2));
  await expect(gusts).toHaveCount(0);
  await play(page, "Heel", touches(page, 3));
  await expect(gusts).toHaveText([/^Wind *calm/, /^Next *calm/, /^Then *1 left/]);
  await expect(news).toBeVisible();
  await play(page, "Foot", touches(page, 4));
  await expect(gusts).toHaveCount(3);
  await expect(news).toHaveCount(0);
});

test("goes on after a ball over the fence, ends with the third, keeps half, and draws the flight", async ({
  page,
  visit,
}) => {
  await kickOff(page, visit);
  await play(page, "Knee", touches(page, 1));
  await play(page, "Foot", touches(page, 2));
  await expect(part(page, "Foot").getByText("Over fence")).toBeVisible();
  await play(page, "Foot", touches(page, 3));
  await expect(page.getByText("Over the fence!").first()).toBeVisible();
  await expect(page.getByText("One slip. Next door throws it back.")).toBeVisible();
  for (const shown of [touches(page, 4), touches(page, 5), end(page)]) {
    await play(page, "Foot", shown);
  }
  await expect(page.getByText("Third slip. Half of 6 counts: 3.").first()).toBeVisible();
  await expect(page.locator(".board.score")).toHaveText("dropped it at 6");
  const bar = page.locator(".end-sheet a").first();
  await expect(bar).toHaveText(/dropped it at 6/);
  await expect(
    page.getByRole("img", { name: /^6 touches, dropped, 3 slips\. A win begins at 15\.$/ }),
  ).toBeVisible();
});

test("is played again at the end of an earlier day's Friendly", async ({
  page,
  visit,
  testHooks,
}) => {
  await testHooks({ now: "2026-11-26T10:00:00+02:00" });
  await startTitle(page, visit, `${path}?date=2026-11-23`, touches(page, 0));
  await play(page, "Knee", touches(page, 1));
  await play(page, "Catch it", end(page));
  await page.getByRole("button", { name: "Play again" }).click();
  await expect(touches(page, 0)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Keepy-Uppy No. 2" })).toBeVisible();
});

test("has the result in one row with its sharing at the foot of a phone", async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await kickOff(page, visit);
  await play(page, "Knee", touches(page, 1));
  await play(page, "Catch it", end(page));
  const sheet = page.locator(".end-sheet");
  const middleOf = async (part: Locator) => {
    const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
    return y + height / 2;
  };
  const middle = await middleOf(sheet.getByText("1 touch, caught"));
  expect(await middleOf(sheet.getByText("Share"))).toBeCloseTo(middle, 0);
  expect(await middleOf(sheet.getByRole("link").nth(1))).toBeCloseTo(middle, 0);
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
  await play(page, "Foot", touches(page, 2));
  await play(page, "Heel", touches(page, 3));
  await expectLargeTextFits(page);
  await play(page, "Catch it", end(page));
  await expectLargeTextFits(page);
});

test.describe("with script", { tag: "@with-script" }, () => {
  const garden = (page: Page) => page.locator(".keepy-garden");

  const throwUp = async (page: Page) => {
    await expect(page.locator(".keepy-cry")).toHaveText(
      /Tap (Knee to throw the ball|to throw it) up\./,
    );
    await garden(page).click({ position: { x: 180, y: 60 } });
    await expect(page.locator(".keepy.is-up")).toBeVisible();
  };

  /** Presses at a part's side of the ring, or its button, so long before or after the circle meets the ring. */
  const pressAt = (page: Page, off: number, at: "ring" | "Knee" | "Foot" = "ring") =>
    page.evaluate(
      ([late, name]) => {
        const ring = document.querySelector(".keepy-ring");
        const [closing] = ring?.querySelector("circle")?.getAnimations() ?? [];
        if (!ring || !closing) throw new Error("No circle closes.");
        closing.pause();
        const { duration } = closing.effect?.getComputedTiming() ?? {};
        closing.currentTime = Number(duration) - 300 + late;
        const { left, top, width, height } = ring.getBoundingClientRect();
        const place = { clientX: left + width * 0.1, clientY: top + height * 0.6 };
        const press = new PointerEvent("pointerdown", { bubbles: true, ...place });
        // However long a busy machine takes to hear of it, the press was at this moment.
        Object.defineProperty(press, "timeStamp", { get: () => performance.now() });
        const button = document.querySelector(`[aria-label^="${name}"]`);
        const target = button ?? ring.closest("div[data-x]");
        target?.dispatchEvent(press);
      },
      [off, at] as const,
    );

  /** Holds each ball in the air until a press, however long a busy machine takes to get there. */
  const holdBall = (page: Page) =>
    page.addInitScript(() => {
      const { animate } = SVGCircleElement.prototype;
      SVGCircleElement.prototype.animate = function (...how) {
        const animation = animate.apply(this, how);
        animation.pause();
        return animation;
      };
    });

  test("is played by one thumb: the first press throws, the next one's time and place count", async ({
    page,
    visit,
  }) => {
    await holdBall(page);
    await kickOff(page, visit);
    const circle = page.locator(".keepy-ring circle");
    const { width = 0 } = (await circle.boundingBox()) ?? {};
    await throwUp(page);
    await expect(circle).toBeVisible();
    expect((await circle.boundingBox())?.width).toBeCloseTo(width, 0);
    await pressAt(page, 2);
    await expect(touches(page, 1)).toBeVisible();
    await expect(page.locator(".keepy-cry")).toHaveText(/^Sweet!/);
    await pressAt(page, -150);
    await expect(page.getByText("Slips 1 of 3")).toBeVisible();
    await expect(page.locator(".keepy-cry")).toHaveText(/^Too early!/);
    await expect(page.locator(".keepy-figure")).toHaveAttribute("data-pose", "h");
    await pressAt(page, 0, "Foot");
    await expect(touches(page, 3)).toBeVisible();
    await expect(page.locator(".keepy-figure")).toHaveAttribute("data-pose", "f");
    await pressAt(page, 0, "Knee");
    await expect(page.locator(".keepy-cry")).toHaveText(/^Sweet! ×2/);
  });

  test("sends the ball up again with each touch", async ({ page, visit }) => {
    await holdBall(page);
    await kickOff(page, visit);
    const body = page.locator("body");
    await body.evaluate(({ dataset }) => {
      addEventListener("animationstart", ({ animationName }) => {
        if (animationName === "keepy-fall") dataset.flights = `${dataset.flights ?? ""}|`;
      });
    });
    await throwUp(page);
    await expect(body).toHaveAttribute("data-flights", "|");
    await pressAt(page, 0);
    await expect(body).toHaveAttribute("data-flights", "||");
    await pressAt(page, 0, "Foot");
    await expect(body).toHaveAttribute("data-flights", "|||");
    await pressAt(page, -150, "Knee");
    await expect(page.getByText("Slips 1 of 3")).toBeVisible();
    await expect(body).toHaveAttribute("data-flights", "||||");
  });

  test("tries the first touch again until it is in time, and no drop counts before it", async ({
    page,
    visit,
  }) => {
    await holdBall(page);
    await kickOff(page, visit);
    await throwUp(page);
    await pressAt(page, -200);
    await expect(page.locator(".keepy-cry")).toHaveText(/^Too early!/);
    await throwUp(page);
    await pressAt(page, 300);
    await expect(page.locator(".keepy-cry")).toHaveText(/^Too late!/);
    await expect(touches(page, 0)).toBeVisible();
    await expect(page.getByText("Slips 0 of 3")).toBeVisible();
    await throwUp(page);
    await pressAt(page, 90);
    await expect(touches(page, 1)).toBeVisible();
  });

  test("takes a long press of a part as one touch", async ({ page, visit }) => {
    await kickOff(page, visit);
    await throwUp(page);
    await pressAt(page, 0, "Knee");
    await expect(touches(page, 1)).toBeVisible();
    const foot = part(page, "Foot");
    await foot.hover();
    await page.mouse.down();
    await expect(page.getByText("Slips 1 of 3")).toBeVisible();
    await page.mouse.up();
    await expect(page.locator(".keepy-cry")).toHaveText(/^(Too early|Down)!/);
    await expect(page.getByText("Slips 2 of 3")).toHaveCount(0);
  });

  test("goes on after a ball that nothing met", async ({ page, visit }) => {
    await kickOff(page, visit);
    await throwUp(page);
    await pressAt(page, 0, "Knee");
    await expect(page.getByText("Slips 1 of 3")).toBeVisible();
    await expect(page.locator(".keepy-cry")).toHaveText(
      /^Down!.*One slip\. Pick it up and go on\./,
    );
    await throwUp(page);
    await pressAt(page, 0, "Foot");
    await expect(touches(page, 2)).toBeVisible();
  });

  test("keeps on the device that touches have no timing, and a press is then the part's own", async ({
    page,
    visit,
  }) => {
    await kickOff(page, visit);
    await page.getByRole("button", { name: "No timing", pressed: false }).click();
    await part(page, "Knee").click();
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
    await play(page, "Knee", touches(page, 1));
  });

  test("takes a double tap as one touch", async ({ page, visit }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await kickOff(page, visit);
    await part(page, "Knee").evaluate((knee: HTMLButtonElement) => {
      knee.click();
      requestAnimationFrame(() => knee.click());
    });
    await expect(touches(page, 1)).toBeVisible();
    await play(page, "Foot", touches(page, 2));
  });
});
