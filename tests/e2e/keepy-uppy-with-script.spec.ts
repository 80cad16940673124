import type { Locator, Page } from "@playwright/test";
import { holdAnimations } from "../fixtures/hold-animations";
import { sharedPage } from "../fixtures/shared-page";
import { expect, test } from "../fixtures/test";
import { end, garden, kickOff, part, play, touches } from "./keepy-uppy-steps";
import { titleSteps } from "./playable-steps";
import { allArrived } from "./quiz-steps";

test.use(sharedPage);

test.beforeEach(({ testHooks }) => testHooks({ now: titleSteps["keepy-uppy"].now }));

const throwUp = async (page: Page) => {
  await expect(page.locator(".keepy-cry")).toHaveText(/Tap to (throw it up|play on)\./);
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

test("is played by one thumb: the first press throws, the next one's time and place count", async ({
  page,
  visit,
}) => {
  await holdAnimations(page, "SVGCircleElement");
  await kickOff(page, visit);
  const circle = page.locator(".keepy-ring circle");
  const { width = 0 } = (await circle.boundingBox()) ?? {};
  await throwUp(page);
  await expect(circle).toBeVisible();
  expect((await circle.boundingBox())?.width).toBeCloseTo(width, 0);
  await pressAt(page, 2);
  await expect(touches(page, 1)).toBeVisible();
  await expect(page.locator(".keepy-cry")).toHaveText(/^Sweet!/);
  await throwUp(page);
  await pressAt(page, -150);
  await expect(page.getByText("Slips 1 of 3")).toBeVisible();
  await expect(page.locator(".keepy-cry")).toHaveText(/^Too early!/);
  await expect(page.locator(".keepy-figure")).toHaveAttribute("data-pose", "h");
  await throwUp(page);
  await pressAt(page, 0, "Foot");
  await expect(touches(page, 3)).toBeVisible();
  await expect(page.locator(".keepy-figure")).toHaveAttribute("data-pose", "f");
  await throwUp(page);
  await pressAt(page, 0, "Knee");
  await expect(page.locator(".keepy-cry")).toHaveText(/^Sweet! ×2/);
});

test("holds the ball where something is new, and sends it up again with each later touch", async ({
  page,
  visit,
}) => {
  await holdAnimations(page, "SVGCircleElement");
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
  await throwUp(page);
  await expect(page.locator(".keepy-cry")).toHaveText(/^Sweet!.*Each dot is where it lands/);
  await expect(page.locator(".keepy-cry"), "the word on the last touch").toHaveCSS(
    "font-size",
    "0px",
  );
  await expect(body).toHaveAttribute("data-flights", "||");
  await pressAt(page, 0, "Foot");
  await throwUp(page);
  await expect(body).toHaveAttribute("data-flights", "|||");
  await pressAt(page, -150, "Knee");
  await expect(page.getByText("Slips 1 of 3")).toBeVisible();
  await throwUp(page);
  await expect(body).toHaveAttribute("data-flights", "||||");
  await pressAt(page, 0, "Knee");
  await expect(body).toHaveAttribute("data-flights", "|||||");
});

test("sends a Friendly's ball up again after its first touch too", async ({ page, visit }) => {
  await holdAnimations(page, "SVGCircleElement");
  await kickOff(page, visit);
  await play(page, "Knee", touches(page, 1));
  await play(page, "Catch it", end(page));
  await page.locator(".end-board").getByRole("button", { name: "Play again" }).click();
  await expect(page.getByText("A Friendly doesn't count.")).toBeVisible();
  await throwUp(page);
  await pressAt(page, 0);
  await expect(touches(page, 1)).toBeVisible();
  await pressAt(page, 0, "Foot");
  await expect(touches(page, 2)).toBeVisible();
});

test("tries the first touch again until it is in time, and no drop counts before it", async ({
  page,
  visit,
}) => {
  await holdAnimations(page, "SVGCircleElement");
  await kickOff(page, visit);
  await throwUp(page);
  await pressAt(page, -200);
  await expect(page.locator(".keepy-cry")).toHaveText(/^Too early! No slip\./);
  await throwUp(page);
  await expect(page.locator(".keepy-cry")).toHaveText("Tap when the circle meets the ring.");
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
  await throwUp(page);
  await foot.hover();
  await page.mouse.down();
  await expect(page.getByText("Slips 1 of 3")).toBeVisible();
  await page.mouse.up();
  await expect(page.locator(".keepy-cry")).toHaveText(/^(Too early|Missed it)!/);
  await expect(page.getByText("Slips 2 of 3")).toHaveCount(0);
});

test("goes on after a ball that nothing met", async ({ page, visit }) => {
  await kickOff(page, visit);
  await throwUp(page);
  await pressAt(page, 0, "Knee");
  await throwUp(page);
  await expect(page.getByText("Slips 1 of 3")).toBeVisible();
  await expect(page.locator(".keepy-cry")).toHaveText(/^Missed it!/);
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
  await expect(page.getByText("Higher is safer.")).toBeVisible();
  await expect(touches(page, 1)).toBeVisible();
});

/** Presses a part and loads the page again: the server renders it, then takes the touch, and the page leaves when it has heard so. */
async function reloadBeforeHeard(page: Page, name: string, shown: Locator): Promise<void> {
  const isHeard = page.waitForRequest(/heard/);
  // What the page does when it has heard of the touch: it stores that none is left to send.
  await page.evaluate(() => {
    const { removeItem } = Storage.prototype;
    Storage.prototype.removeItem = function (key) {
      removeItem.call(this, key);
      requestAnimationFrame(() =>
        requestAnimationFrame(() => fetch("/robots.txt?heard").catch(() => {})),
      );
    };
  });
  let render = () => {};
  const isRendered = new Promise<void>((resolve) => {
    render = resolve;
  });
  await page.route("**/play/**", async (route) => {
    if (route.request().method() === "POST") {
      await isRendered;
      return route.continue();
    }
    const response = await route.fetch();
    render();
    await isHeard;
    await route.fulfill({ response });
  });
  await part(page, name).press("Enter");
  await expect(shown).toBeVisible();
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-hydrated", "");
}

test("shows a touch that arrived while the page was loading again without it", async ({
  page,
  visit,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await kickOff(page, visit);
  await reloadBeforeHeard(page, "Knee", touches(page, 1));
  await expect(touches(page, 1)).toBeVisible();
});

test("shows the end, too, that arrived while the page was loading again without it", async ({
  page,
  visit,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await kickOff(page, visit);
  await play(page, "Knee", touches(page, 1));
  await allArrived(page);
  await reloadBeforeHeard(page, "Catch it", end(page));
  await expect(end(page)).toBeVisible();
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
