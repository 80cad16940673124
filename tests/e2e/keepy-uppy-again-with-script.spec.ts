import { sharedPage } from "../fixtures/shared-page";
import { expect, test } from "../fixtures/test";
import { end, garden, kickOff, play, touches } from "./keepy-uppy-steps";
import { titleSteps } from "./playable-steps";

test.use(sharedPage);

test.beforeEach(async ({ page, testHooks }) => {
  await testHooks({ now: titleSteps["keepy-uppy"].now });
  await page.emulateMedia({ reducedMotion: "reduce" });
});

test("tells a Friendly's end the best of the day's tries, and is played again from a phone's foot", async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await kickOff(page, visit);
  await play(page, "Knee", touches(page, 1));
  await play(page, "Foot", touches(page, 2));
  await play(page, "Catch it", end(page));
  await expect(page.getByText(/^Wind from/)).toBeVisible();
  await page.locator(".end-board").getByRole("button", { name: "Play again" }).click();
  await play(page, "Knee", touches(page, 1));
  await play(page, "Catch it", page.getByRole("heading", { name: "Full time in the Friendly" }));
  await expect(page.getByText("14 more to win. One more: beat 2.")).toBeVisible();
  await page.locator(".end-sheet").getByText("One more").click();
  await expect(touches(page, 0)).toBeVisible();
});

test("tells the day's own result the best of all tries", async ({ page, visit }) => {
  await kickOff(page, visit);
  const best = page.getByText(/One more: beat/);
  await play(page, "Knee", touches(page, 1));
  await play(page, "Catch it", end(page));
  await expect(best).toHaveText(/One more: beat 1\./);
  await garden(page).getByRole("button", { name: "Play again" }).click();
  await expect(touches(page, 0)).toBeVisible();
  await play(page, "Knee", touches(page, 1));
  await play(page, "Foot", touches(page, 2));
  await play(page, "Catch it", end(page));
  await page.getByRole("link", { name: "Your result" }).click();
  await expect(best).toHaveText(/One more: beat 2\./);
});
