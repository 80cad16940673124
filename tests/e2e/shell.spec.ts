import { expectLargeTextFits } from "../fixtures/large-text";
import { logInFor } from "../fixtures/moderators";
import { sharedPage } from "../fixtures/shared-page";
import { screens, staticPaths } from "../fixtures/site";
import { expect, test } from "../fixtures/test";

test.use(sharedPage);

test.use({
  schemes: ({ hasScript }, use) => use(hasScript ? ["light", "dark"] : ["light"]),
});

test.describe("every screen", () => {
  for (const screen of screens) {
    const { name, path } = screen;
    // A page that has no script is the same without it.
    const isStatic = staticPaths.some((at) => at === path.split("?", 1)[0]);
    const tag = isStatic ? ["@with-script"] : [];

    test(`${name} answers, fits 320 px, with text at 200 % too, and has one main heading`, {
      tag,
    }, async ({ page, visit }) => {
      await logInFor(page.request, screen);
      await page.setViewportSize({ width: 320, height: 640 });
      const response = page.waitForResponse(
        (answer) => new URL(answer.url()).pathname === path.split("?")[0],
      );
      await visit(path);
      expect((await response).status()).toBe(200);
      await expect(page.locator("h1")).toHaveCount(1);
      await expectNoSidewaysScroll(page);
      await expectLargeTextFits(page);
    });
  }

  for (const width of [768, 1280, 1920]) {
    test(`the home page is sound at ${width} px`, async ({ page, visit }) => {
      await page.setViewportSize({ width, height: 900 });
      await visit("/");
      await expect(
        page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Stats" }),
      ).toBeVisible();
      await expectNoSidewaysScroll(page);
    });
  }
});

test("text at 200 % still fits", async ({ page, visit }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ["/", "/play/full-time-quiz", "/about", "/feed", "/games/crossbar"]) {
    await visit(path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    await expectNoSidewaysScroll(page);
  }
});

test("with large text one's own menu is still on the screen", async ({ page, visit, join }) => {
  await join();
  await visit("/");
  await page.getByRole("button", { name: "Your menu" }).click();
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
  await expectLargeTextFits(page);
});

test("every link of header, dock and footer leads to a page", async ({ page, visit, request }) => {
  await visit("/");
  const hrefs = await page
    .locator("a[href^='/']")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(hrefs.length).toBeGreaterThan(20);
  for (const href of new Set(hrefs)) {
    expect((await request.get(href)).status(), href).toBe(200);
  }
});

test("the dock is for small screens and marks where one is", async ({ page, visit }) => {
  await visit("/play");
  const dock = page.getByRole("navigation", { name: "Main" });
  await expect(dock.getByRole("link", { name: "Play" })).toHaveAttribute("aria-current", "page");
  await expect(dock.getByRole("link", { name: "Home" })).not.toHaveAttribute(
    "aria-current",
    "page",
  );
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(dock).toBeHidden();
});

test("the first Tab offers to skip to the content", async ({ page, visit }) => {
  await visit("/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
});

test("advertising keeps its place: rails on wide screens, banner and rectangle inline", async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  await visit("/");
  const box = (shape: string) =>
    page
      .getByRole("complementary", { name: `Advertisement: ${shape}` })
      .first()
      .boundingBox();
  expect(await box("left rail")).toMatchObject({ width: 300, height: 600 });
  await page.setViewportSize({ width: 1480, height: 900 });
  expect(await box("left rail")).toMatchObject({ width: 160, height: 600 });
  await visit("/stats");
  expect(await box("banner")).toMatchObject({ height: 90 });
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await box("banner")).toMatchObject({ height: 100 });
  await visit("/feed");
  expect(await box("rectangle")).toMatchObject({ width: 300, height: 250 });
});

test("an unknown path answers 404 with today's quiz and a way home", async ({
  page,
  visit,
  expectedComplaints,
}) => {
  expectedComplaints.push(/404/);
  const response = page.waitForResponse("**/nowhere");
  await visit("/nowhere");
  expect((await response).status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
  await expect(page.getByText("404 Not Found")).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText(/at \w+.*:\d+/);
  await expectLargeTextFits(page);
  await expect(page.getByText("Perhaps it has gone to another club.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Play today's quiz" })).toHaveAttribute(
    "href",
    "/play/full-time-quiz",
  );
  await page.getByRole("link", { name: "Back to home" }).click();
  await expect(page).toHaveURL("/");
});

// Browsers do this by themselves between documents.
test("a page change scrolls to the top and moves the focus to the content", {
  tag: "@with-script",
}, async ({ page, visit }) => {
  await visit("/");
  await page.getByRole("link", { name: "Community guidelines" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Community guidelines");
  await expect(page.locator("#main")).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

// Without JavaScript the server sends them all.
test("a page reached by script looks as it does when the server sends it", {
  tag: "@with-script",
}, async ({ page, visit }) => {
  const looks = () =>
    page.locator(".header *, .hero *, .ticket *").evaluateAll((elements) =>
      elements.map((element) => {
        const { x, width, height } = element.getBoundingClientRect();
        const place = [x, width, height].map(Math.round);
        return [element.className, ...place, getComputedStyle(element).color];
      }),
    );
  await visit("/account");
  await page.getByRole("link", { name: "Kickabout" }).click();
  await expect(page.locator(".ticket")).toBeVisible();
  const reached = await looks();
  await visit("/");
  expect(reached).toEqual(await looks());
});

async function expectNoSidewaysScroll(page: import("@playwright/test").Page) {
  const wide = await page.locator("body").evaluate((body) => {
    const limit = document.documentElement.clientWidth;
    return Array.from(body.querySelectorAll<HTMLElement>("*"))
      .filter((element) => element.getBoundingClientRect().right > limit + 1)
      .filter((element) => !element.closest(".sr-only, .hero, .css-burst, .strip"))
      .map((element) => `${element.tagName}.${element.className}`);
  });
  expect(wide).toEqual([]);
}
