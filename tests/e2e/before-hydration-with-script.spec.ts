import { makeMoves } from "../fixtures/best-attempts";
import { holdScripts } from "../fixtures/hold-requests";
import { expect, hydrated, test } from "../fixtures/test";
import { editionOneDay, kickOff, playerCookie, quizPath } from "./quiz-steps";

test.beforeEach(({ testHooks }) => testHooks({ now: editionOneDay }));

test("the quiz is played while its script is still on the way", async ({ page }) => {
  await page.route("**/*.js", () => {});
  await page.goto(quizPath, { waitUntil: "commit" });
  await page.getByRole("button", { name: "Kick off" }).click({ noWaitAfter: true });
  await expect(page.getByText("1 / 5")).toBeVisible();
  await page.locator("button.choice").nth(1).click({ noWaitAfter: true });
  await expect(page.locator(".choice.is-good")).toHaveText(/Uruguay/);
});

test("a link is followed while the script is still on the way", async ({ page }) => {
  await page.route("**/*.js", () => {});
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("link", { name: "Log in" }).click({ noWaitAfter: true });
  await expect(page.getByRole("dialog", { name: "Log in" })).toBeVisible();
});

for (const isPressed of [false, true]) {
  const what = isPressed ? "being pressed" : "read";
  test(`what is ${what} far down in a dialog stays where it is when the script comes`, async ({
    page,
  }) => {
    await makeMoves(page.request, "full-time-quiz", {
      now: editionOneDay,
      moves: [0, 1, 0, 1, 2],
    });
    const release = await holdScripts(page);
    await page.goto(quizPath, { waitUntil: "commit" });
    const again = page.getByRole("button", { name: "Play again" });
    await again.hover();
    const place = () => page.getByRole("dialog").evaluate(({ scrollTop }) => scrollTop);
    const before = await place();
    expect(before).toBeGreaterThan(0);
    if (isPressed) await page.mouse.down();
    release();
    await hydrated(page);
    expect(await place()).toBe(before);
    if (!isPressed) await page.mouse.down();
    await page.mouse.up();
    await expect(page.getByText("1 / 5")).toBeVisible();
  });
}

test("the script comes with the first key on a line that is never idle", async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto("/", { waitUntil: "networkidle" });
  expect(scripts).toEqual([]);
  await page.keyboard.press("Tab");
  await hydrated(page);
});

test("a message from the server becomes a toast that goes away", async ({
  page,
  visit,
  context,
}) => {
  let held = true;
  await page.route("**/*.js", (route) => (held ? undefined : route.continue()));
  await page.clock.install();
  await page.goto(quizPath, { waitUntil: "commit" });
  await page.getByRole("button", { name: "Kick off" }).click({ noWaitAfter: true });
  await expect(page.getByText("1 / 5")).toBeVisible();
  await context.clearCookies({ name: playerCookie });
  const other = await context.newPage();
  await other.goto(quizPath);
  await kickOff(other);
  page.once("request", (request) => {
    held = !request.isNavigationRequest();
  });
  await page.locator("button.choice").first().click({ noWaitAfter: true });
  const toast = page.locator(".toast");
  await expect(toast).toHaveText(/This game was started again in another tab/);
  await hydrated(page);
  await page.clock.fastForward("00:10");
  await expect(toast).toHaveCount(0);
  await visit(quizPath);
  await expect(toast).toHaveCount(0);
});
