import { spotKicks } from "../../app/games/spot-kick/testing/browser";
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
