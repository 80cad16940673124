import { makeMoves } from "../fixtures/best-attempts";
import { sharedPage } from "../fixtures/shared-page";
import { expect, test } from "../fixtures/test";
import { titleSteps } from "./playable-steps";

test.use(sharedPage);

const path = "/play/spot-kick";

test.beforeEach(({ testHooks }) => testHooks({ now: titleSteps["spot-kick"].now }));

test.describe("a win", { tag: "@with-script" }, () => {
  // Particles cover what axe would look at.
  test.use({ schemes: [] });

  test("is told by the ball before the score, the sheet and confetti", async ({ page, visit }) => {
    const { now, makeMove } = titleSteps["spot-kick"];
    const pair = [{ zone: 0, style: "placed" }, { dive: 1 }];
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await makeMoves(page.request, "spot-kick", { now, moves: [pair, pair, pair, pair].flat() });
    await visit(path);
    await page.evaluate(() => {
      const held = new CSSStyleSheet();
      held.replaceSync(".play-end { animation-play-state: paused !important }");
      document.adoptedStyleSheets = [held];
    });
    await makeMove(page, 8);
    await expect(page.locator(".spot-flight b")).toHaveText("Goal!");
    await expect(page.locator(".spot-flight b")).toHaveCSS("animation-delay", "1.4s");
    const strap = () =>
      page.locator(".spot-goal").evaluate((goal) => getComputedStyle(goal, "::after").content);
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
