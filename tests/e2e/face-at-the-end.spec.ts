import type { Page } from "@playwright/test";
import { makeMoves, playBest } from "../fixtures/best-attempts";
import { expectLargeTextFits } from "../fixtures/large-text";
import { sharedPage } from "../fixtures/shared-page";
import { expect, test } from "../fixtures/test";

test.use(sharedPage);

/** Golden Word's first edition ("striker"), and the Daily Quiz's. */
const now = "2026-11-22T10:00:00+02:00";
const misses = ["weather", "journey", "kitchen", "picture", "because", "husband"];
/** The second half of the answers is wrong. */
const fiveOfTen = [0, 1, 2, 1, 2, 1, 0, 0, 1, 0];

const face = (page: Page) => page.locator(".results-board img");

const isDrawn = (page: Page) =>
  face(page).evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth));

test("a fan's player is glad of a win", async ({ page, visit, testHooks, join }) => {
  await testHooks({ now });
  await join();
  await playBest(page.request, "golden-word");
  await visit("/play/golden-word");
  await expect(face(page)).toHaveAttribute("src", /&mood=won$/);
  expect(await isDrawn(page)).toBeGreaterThan(0);
  await expectLargeTextFits(page);
});

test("a fan's player is sad about a defeat", async ({ page, visit, testHooks, join }) => {
  await testHooks({ now });
  await join();
  await makeMoves(page.request, "golden-word", { now, moves: misses });
  await visit("/play/golden-word");
  await expect(face(page)).toHaveAttribute("src", /&mood=lost$/);
});

test("a fan's player shrugs at half of it", async ({ page, visit, testHooks, join }) => {
  await testHooks({ now });
  await join();
  await makeMoves(page.request, "daily-quiz", { now, moves: fiveOfTen });
  await visit("/play/daily-quiz");
  await expect(face(page)).toHaveAttribute("src", /&mood=level$/);
  expect(await isDrawn(page)).toBeGreaterThan(0);
  await expectLargeTextFits(page);
});

test("a fan's player comes with the end of a game on this page @with-script", async ({
  page,
  visit,
  testHooks,
  join,
}) => {
  await testHooks({ now });
  await join();
  await visit("/play/golden-word");
  await page.getByRole("button", { name: "Kick off" }).click();
  await page.getByLabel("Your word").fill("striker");
  await page.getByLabel("Your word").press("Enter");
  await expect(face(page)).toHaveAttribute("src", /&mood=won$/);
  expect(await isDrawn(page)).toBeGreaterThan(0);
});

test("a visitor has no player yet", async ({ page, visit, testHooks }) => {
  await testHooks({ now });
  await playBest(page.request, "golden-word");
  await visit("/play/golden-word");
  await expect(page.locator(".results-board")).toBeVisible();
  await expect(face(page)).toHaveCount(0);
});
