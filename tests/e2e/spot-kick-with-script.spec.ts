import type { Page } from "@playwright/test";
import { spotKicks } from "../../app/games/spot-kick/testing/browser";
import { makeMoves } from "../fixtures/best-attempts";
import { holdAnimations } from "../fixtures/hold-animations";
import { sharedPage } from "../fixtures/shared-page";
import { expect, test } from "../fixtures/test";
import { titleSteps } from "./playable-steps";
import { allArrived } from "./quiz-steps";

test.use(sharedPage);

const path = "/play/spot-kick";

test.beforeEach(({ testHooks }) => testHooks({ now: titleSteps["spot-kick"].now }));

test.describe("a win", { tag: "@with-script" }, () => {
  // Particles cover what axe would look at.
  test.use({ schemes: [] });

  test("is told by the ball before the score, the sheet and confetti", async ({ page, visit }) => {
    const { now } = titleSteps["spot-kick"];
    const pair = [{ zone: 0, style: "placed" }, { dive: 1 }];
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await makeMoves(page.request, "spot-kick", { now, moves: [pair, pair, pair, pair].flat() });
    await visit(path);
    await page.evaluate(() => {
      const held = new CSSStyleSheet();
      held.replaceSync(
        ".play-end, .spot-flight .spot-ball { animation-play-state: paused !important }",
      );
      document.adoptedStyleSheets = [held];
    });
    const strap = () =>
      page.locator(".spot-goal").evaluate((goal) => getComputedStyle(goal, "::after").content);
    const stand = () =>
      page.locator(".spot-flight").evaluate((kick) => getComputedStyle(kick, "::after").content);
    await page.getByRole("button", { name: /^High left/ }).press("Enter");
    await expect(page.locator(".play")).toHaveAttribute("data-just", "won");
    // While the ball flies nothing tells that it is the last.
    await expect(page.locator(".spot-legend")).toBeVisible();
    await expect(page.locator(".spot-score p")).toHaveText(/Score and it is yours\.$/);
    await expect(page.locator(".spot-flight b")).toHaveCSS("opacity", "0");
    await expect(spotKicks(page)).toHaveCount(8);
    expect([await stand(), await strap()]).toEqual(["none", "none"]);
    const ball = page.locator(".spot-flight .spot-ball");
    await expect(ball).toHaveCSS("animation-duration", "0.8s");
    await ball.evaluate((element) => element.getAnimations()[0]?.finish());
    await expect(page.locator(".spot-legend")).toHaveCount(0);
    await expect(page.locator(".spot-flight b")).toHaveText("Goal!");
    await expect.poll(stand).toBe('""');
    await expect.poll(strap).toBe('"You win!"');
    const end = page.locator(".play-end");
    await expect(end).toHaveCSS("animation-delay", "2.5s");
    await expect(page.locator(".end-sheet")).toHaveCSS("animation-delay", "2.5s");
    await page.locator(".spot-goal").evaluate(async (goal) => {
      await Promise.all(goal.getAnimations({ subtree: true }).map(({ finished }) => finished));
    });
    await expect(end).toHaveAttribute("data-confetti", "350");
    await expect(page.locator("canvas.confetti")).toHaveCount(0);
    await end.evaluate((element) => element.getAnimations()[0]?.finish());
    await expect(page.locator("canvas.confetti")).toBeVisible();
  });
});

test.describe("a timed kick", { tag: "@with-script" }, () => {
  const square = (page: Page) => page.getByRole("button", { name: /^High left/ });
  const marker = (page: Page) => page.locator(".spot-marker");

  /** Kicks off, and presses a square once the run-up is loaded. */
  async function runUp(page: Page, visit: (path: string) => Promise<void>) {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await visit(path);
    await page.getByRole("button", { name: "Kick off", exact: true }).click();
    await expect(page.getByRole("button", { name: "No timing", pressed: false })).toBeVisible();
    await square(page).click();
    await expect(page.locator(".spot-bar")).toHaveAttribute("data-run", "on");
  }

  /** Taps the board so long before or after the marker's moment, however long a busy machine takes to hear of it. */
  const strike = (page: Page, off: number) =>
    marker(page).evaluate((element, late) => {
      const [run] = element.getAnimations();
      if (!run) throw new Error("No marker runs.");
      const at = performance.now();
      run.startTime = at - 700 - late;
      const press = new PointerEvent("pointerdown", { bubbles: true });
      Object.defineProperty(press, "timeStamp", { get: () => at });
      element.closest("form")?.querySelector(".spot-card")?.dispatchEvent(press);
    }, off);

  const lastKick = (page: Page) => page.locator(".spot-score p");

  test("is on target if it is struck in the green, and the marker shows where", async ({
    page,
    visit,
  }) => {
    await holdAnimations(page, "HTMLElement");
    await runUp(page, visit);
    await expect(page.getByText("Tap again in the green.")).toBeVisible();
    const goal = page.locator(".spot-goal");
    const before = await goal.boundingBox();
    const sent = page.waitForRequest("**/moves");
    await strike(page, -60);
    await expect(page.locator(".spot-bar")).toHaveAttribute("data-run", "over");
    await expect(lastKick(page)).toHaveText("Goal, high left! Bulwark went low left.");
    expect(decodeURIComponent((await sent).postData() ?? "")).toContain('"off":-60');
    expect(await goal.boundingBox()).toEqual(before);
    // It stays beside the word for a moment, and is gone before the dive.
    await expect(page.locator(".spot-bar")).toHaveCount(0);
    // The dive is one press.
    await page.getByRole("button", { name: /^High middle/ }).click();
    await expect(spotKicks(page)).toHaveCount(2);
  });

  test("is tried again once, then misses as it was struck, as the page that loads again has it", async ({
    page,
    visit,
  }) => {
    await holdAnimations(page, "HTMLElement");
    // A phone with its address bar.
    await page.setViewportSize({ width: 360, height: 640 });
    await runUp(page, visit);
    await expect(page.getByText("Tap again in the green.")).toBeInViewport({ ratio: 1 });
    await expect(page.locator(".spot-bar")).toBeInViewport({ ratio: 1 });
    await strike(page, -200);
    await expect(page.getByRole("status").last()).toHaveText("Too soon. Again: that one was free.");
    await expect(spotKicks(page)).toHaveCount(0);
    await square(page).click();
    await strike(page, 150);
    await expect(lastKick(page)).toHaveText("Too late: wide.");
    await expect(page.locator(".spot-flight b")).toHaveText("Too late: wide");
    await allArrived(page);
    await page.reload();
    await expect(lastKick(page)).toHaveText("Too late: wide.");
  });

  test("is off without a cost if nobody strikes, or the page is hidden, and a double tap is one press", async ({
    page,
    visit,
  }) => {
    await runUp(page, visit);
    const bar = page.locator(".spot-bar");
    await marker(page).evaluate((element) => element.getAnimations()[0]?.finish());
    await expect(page.getByRole("status").last()).toHaveText("No tap. Choose again.");
    await expect(bar).not.toHaveAttribute("data-run");
    await square(page).dblclick();
    await expect(bar).toHaveAttribute("data-run", "on");
    await page.evaluate(() => {
      Object.defineProperty(document, "hidden", { value: true });
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await expect(bar).not.toHaveAttribute("data-run");
    await expect(spotKicks(page)).toHaveCount(0);
    // By keyboard there is no run-up.
    await square(page).press("Enter");
    await expect(spotKicks(page)).toHaveCount(1);
  });

  test("has no milliseconds on a device that keeps 'No timing'", async ({ page, visit }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await visit(path);
    await page.getByRole("button", { name: "Kick off", exact: true }).click();
    await page.getByRole("button", { name: "No timing", pressed: false }).click();
    await page.reload();
    await expect(page.getByRole("button", { name: "No timing", pressed: true })).toBeVisible();
    const sent = page.waitForRequest("**/moves");
    await square(page).click();
    expect((await sent).postData()).not.toContain("off");
    await expect(spotKicks(page)).toHaveCount(1);
  });
});
