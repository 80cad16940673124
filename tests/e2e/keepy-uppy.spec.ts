import type { Locator, Page } from "@playwright/test";
import { expectLargeTextFits } from "../fixtures/large-text";
import { sharedPage } from "../fixtures/shared-page";
import { expect, test } from "../fixtures/test";
import { end, kickOff, part, path, play, touches } from "./keepy-uppy-steps";
import { startTitle } from "./play-steps";
import { titleSteps } from "./playable-steps";

test.use(sharedPage);

/** What the style adds to the touches and slips of a Friendly. */
const bestBeside = (page: Page) =>
  page.locator(".tally").evaluate((tally) => getComputedStyle(tally, "::after").content);

test.beforeEach(({ testHooks }) => testHooks({ now: titleSteps["keepy-uppy"].now }));

test("begins with a sure touch, and then says of each part how sure it is and where it sends the ball", async ({
  page,
  visit,
  hasScript,
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
  const safer = hasScript ? "Thick is easy." : "Higher is safer.";
  await expect(page.getByText(`${safer} Each dot is where it lands.`)).toBeVisible();
  await expect(part(page, "Foot").locator("i")).toBeVisible();
  await expect(page.locator(".keepy-ring path")).toHaveCount(5);
  await expect(part(page, "Foot")).toHaveAccessibleName("Foot: clean 9 times in 10, then 1 right");
  await expect(part(page, "Heel")).toHaveAccessibleName("Heel: clean 7 times in 10, then 1 left");
  await expect(part(page, "Knee")).toHaveAccessibleName(/^Knee: clean 6 times in 10/);
  await expect(part(page, "Chest")).toHaveCount(0);
  await expect(part(page, "Catch it")).toHaveText(/end with 1/);
  await play(page, "Foot", touches(page, 2));
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
  const news = page.getByText("The wind is in the dots.");
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
  await expect(page.getByText("The wind is in the dots.")).toBeVisible();
  for (const shown of [touches(page, 4), touches(page, 5), end(page)]) {
    await play(page, "Foot", shown);
  }
  await expect(page.getByText("Down it came. Only a catch wins.").first()).toBeVisible();
  await expect(page.getByText("Touches 6 dropped: half count", { exact: true })).toBeVisible();
  await expect(page.locator(".board.score")).toHaveText("3 (dropped at 6)");
  const bar = page.locator(".end-sheet a").first();
  await expect(bar).toHaveText(/3 \(dropped at 6\)/);
  await expect(
    page.getByRole("img", { name: /^6 touches, dropped, 3 slips\. A win begins at 15\.$/ }),
  ).toBeVisible();
});

test("is played again in the first screen of the day's own end, and of no earlier day's", async ({
  page,
  visit,
  testHooks,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await kickOff(page, visit);
  await play(page, "Knee", touches(page, 1));
  await play(page, "Catch it", end(page));
  const again = page.locator(".keepy-garden").getByText("Play again");
  await expect(again).toBeInViewport();
  await again.click();
  await expect(touches(page, 0)).toBeVisible();
  await expect(page.getByText("Friendly", { exact: true })).toBeVisible();
  await testHooks({ now: "2026-11-26T10:00:00+02:00" });
  await visit(`${path}?date=${titleSteps["keepy-uppy"].now.slice(0, 10)}`);
  await expect(end(page)).toBeVisible();
  await expect(again).toBeHidden();
});

test("keeps the best of the day's tries for later Friendlies, whose end leads to what friends see", async ({
  page,
  visit,
}) => {
  const again = page.locator(".end-board").getByRole("button", { name: "Play again" });
  await kickOff(page, visit);
  await play(page, "Knee", touches(page, 1));
  await play(page, "Foot", touches(page, 2));
  await play(page, "Catch it", end(page));
  for (const tries of ["the first", "the second"]) {
    await again.click();
    await expect(touches(page, 0), `after ${tries}`).toBeVisible();
    expect(await bestBeside(page)).toBe('"Best 2"');
    await visit("/games");
    await visit(`${path}?friendly=1`);
    expect(await bestBeside(page)).toBe('"Best 2"');
    await play(page, "Knee", touches(page, 1));
    await play(page, "Catch it", page.getByRole("heading", { name: "Full time in the Friendly" }));
    await expect(page.getByText("14 more to win. One more: beat 2.")).toBeVisible();
  }
  await page.getByRole("link", { name: "share it" }).click();
  await expect(page.getByRole("heading", { name: "Full time", exact: true })).toBeVisible();
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
