import { playable } from "../../app/playable";
import { bestAttempts, makeMoves, playBest } from "../fixtures/best-attempts";
import { expectLargeTextFits } from "../fixtures/large-text";
import { sharedPage } from "../fixtures/shared-page";
import { expect, test } from "../fixtures/test";

test.use(sharedPage);

/** Percent. */
const TEXT_SIZES = [100, 130, 150, 175, 200];

// The page is the same HTML without script.
const tag = "@with-script";

for (const slug of playable) {
  test(`${slug} ends on its best score with nothing cut at any text size`, {
    tag,
  }, async ({ page, visit, testHooks }) => {
    const { now, score } = bestAttempts[slug];
    await testHooks({ now });
    // At rest: a word on its way in may stand outside its picture.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await playBest(page.request, slug);
    await visit(`/play/${slug}`);
    await expect(page.locator(".board.score")).toHaveText(score);
    await expectLargeTextFits(page, TEXT_SIZES);
  });
}

test("a board of Crossbar has nothing cut at any text size", { tag }, async ({
  page,
  visit,
  testHooks,
}) => {
  const { now } = bestAttempts.crossbar;
  await testHooks({ now });
  await makeMoves(page.request, "crossbar", { now, moves: [] });
  await visit("/play/crossbar");
  await expect(page.getByLabel(/^1 across/).first()).toBeVisible();
  await expectLargeTextFits(page, TEXT_SIZES);
});
