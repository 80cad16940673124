import type { Page } from "@playwright/test";
import { sharedPage } from "../fixtures/shared-page";
import { expect, test } from "../fixtures/test";

test.use(sharedPage);

test("'Yay!' throws confetti that goes away by itself", async ({ page, visit, hasScript }) => {
  test.skip(!hasScript, "The burst without JavaScript has a test of its own.");
  await visit("/");
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await page.getByRole("button", { name: "Yay!" }).click();
  await expect(page.locator("canvas.confetti")).toBeVisible();
  expect(loaded.some((url) => url.includes("confetti-rain"))).toBe(true);
  await expect(page.locator("canvas.confetti")).toHaveCount(0, { timeout: 20_000 });
  await expect(page).toHaveURL("/");
});

/** The height of the canvas's topmost drawn pixel, of the viewport's: 0 is the top edge. */
const topOfConfetti = (page: Page) =>
  page.locator("canvas.confetti").evaluate((element) => {
    const canvas = element as HTMLCanvasElement;
    const pixels = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height).data;
    const first = pixels?.findIndex((value, index) => index % 4 === 3 && value > 0) ?? -1;
    return first < 0 ? null : Math.floor(first / 4 / canvas.width) / canvas.height;
  });

test("'Yay!' throws its confetti from the button", { tag: "@with-script" }, async ({
  page,
  visit,
}) => {
  await visit("/");
  await page.getByRole("button", { name: "Yay!" }).click();
  let first: number | null = null;
  await expect
    .poll(async () => {
      first ??= await topOfConfetti(page);
      return first;
    })
    .not.toBeNull();
  expect(first).toBeGreaterThan(0.2);
});

test("'Yay!' says a friendly line with reduced motion", async ({ page, visit, hasScript }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit("/");
  await page.getByRole("button", { name: "Yay!" }).click();
  await expect(page.getByText("Yay! Consider the confetti thrown.")).toBeVisible();
  if (hasScript) await expect(page.locator("canvas")).toHaveCount(0);
});

test("'Yay!' works on pages that send no script, and keeps the address", async ({
  page,
  visit,
}) => {
  await visit("/help?q=streak");
  await page.getByRole("button", { name: "Yay!" }).click();
  await expect(page).toHaveURL("/help?q=streak&yay=1#yay");
  await expect(page.locator(".css-burst")).toHaveCount(1);
});
