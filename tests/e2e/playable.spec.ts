import type { Page } from "@playwright/test";
import { playable, sealedTitles } from "../../app/playable";
import { expectAccessible } from "../fixtures/accessible";
import type { TitleSteps } from "../fixtures/browser-title";
import { expect, hydrated, test } from "../fixtures/test";
import { underTheWorker } from "./offline-steps";
import { titleSteps } from "./playable-steps";
import { allArrived } from "./quiz-steps";
import {
  copied,
  copyResult,
  expectOnTop,
  friendPlays,
  readSharedText,
  shareTexts,
  withoutShareSheet,
} from "./share-steps";
import { tabTo } from "./title-keys";

const WHOLE_EDITION_MS = 180_000;

async function kickOff(page: Page, steps: TitleSteps) {
  await tabTo(page, page.getByRole("button", { name: "Kick off" }));
  await page.keyboard.press("Enter");
  await steps.seeMoves(page, 0);
}

/** Makes the moves from one to before another. */
async function playOn(page: Page, steps: TitleSteps, first: number, until = steps.moves) {
  for (let index = first; index < until; index += 1) {
    await steps.makeMove(page, index);
    if (index < steps.moves - 1) await steps.seeMoves(page, index + 1);
  }
}

/** Time stands still on the server. */
const tooQuick = (page: Page) =>
  page.locator(".play-end").getByText(/^Too quick to be ranked: \d+ moves in 0\.0 s\.$/);

const PHONE = { width: 360, height: 740 };
const NARROW = { width: 320, height: 640 };

/** The page doesn't scroll sideways, and has no axe violation in either scheme: its HTML is the same without script. */
async function look(page: Page, hasScript: boolean) {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, "the width at 320 px").toBe(NARROW.width);
  if (!hasScript) return;
  await page.setViewportSize(PHONE);
  await expectAccessible(page, ["light", "dark"], { hasScript });
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  await page.setViewportSize(NARROW);
}

for (const slug of playable) {
  const path = `/play/${slug}`;
  const steps = titleSteps[slug];

  test.describe(slug, () => {
    // A whole edition by keyboard is hundreds of presses, and some pages more without script; with script, axe looks on.
    test.describe.configure({ timeout: WHOLE_EDITION_MS });
    test.beforeEach(({ testHooks }) => testHooks({ now: steps.now }));

    test("is played to its end by keyboard alone, over a reload and in another tab, and shared", async ({
      page,
      context,
      browser,
      visit,
      openTab,
      hasScript,
    }) => {
      if (hasScript) await withoutShareSheet(context);
      await page.setViewportSize(NARROW);
      await visit(path);
      await test.step("the start", () => look(page, hasScript));
      await test.step("the first move", async () => {
        await kickOff(page, steps);
        // The pressed button is gone: the keys go on from where the board begins.
        if (hasScript) await expect(page.locator("main:focus-within")).toBeVisible();
        const sent = hasScript && page.waitForResponse("**/moves");
        await steps.makeMove(page, 0);
        await steps.seeMoves(page, 1);
        await sent;
        await look(page, hasScript);
      });
      const last = steps.moves - 1;
      await test.step("the others without a break, and a reload before the last", async () => {
        await playOn(page, steps, 1, last);
        await allArrived(page);
        await page.reload();
        await steps.seeMoves(page, last);
      });
      const tab = await test.step("another tab, to the end", async () => {
        const tab = await openTab(path);
        await tab.setViewportSize(NARROW);
        await steps.seeMoves(tab, last);
        await playOn(tab, steps, last);
        await expect(steps.end(tab)).toBeVisible();
        if (hasScript) {
          await expect(tab.getByRole("main")).toHaveAttribute("data-just", /^(won|lost)$/);
        }
        await expect(tooQuick(tab)).toBeVisible();
        await look(tab, hasScript);
        return tab;
      });
      await test.step("what it shares, and a friend who opens it", async () => {
        await tab.setViewportSize(PHONE);
        if (!hasScript) return readSharedText(tab, shareTexts[slug]);
        const text = await copyResult(tab, shareTexts[slug]);
        expect(text).toMatch(shareTexts[slug].squares);
        await friendPlays(browser, text, shareTexts[slug]);
      });
      await test.step("the end in the first tab", async () => {
        // The other tab's last move may still be on its way.
        await expect(async () => {
          await visit(path);
          await expect(steps.end(page)).toBeVisible({ timeout: 1000 });
        }).toPass();
        await expect(page.locator("main")).not.toHaveAttribute("data-just");
        await expect(tooQuick(page)).toBeVisible();
        if (!hasScript) return;
        await page.getByRole("button", { name: "Copy as words" }).focus();
        await page.keyboard.press("Enter");
        await expectOnTop(page, "Copied");
        expect(await copied(page)).toMatch(shareTexts[slug].words);
      });
    });
  });
}

for (const slug of sealedTitles) {
  const path = `/play/${slug}`;
  const steps = titleSteps[slug];

  test.describe(`${slug} without a network`, () => {
    test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, "This is what script adds.");
    test.use({ serviceWorkers: "allow" });
    test.beforeEach(async ({ testHooks, expectedComplaints }) => {
      expectedComplaints.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
      await testHooks({ now: steps.now });
    });

    test("is played to its end, and counts when the network is back", async ({
      page,
      context,
      visit,
    }) => {
      // The test above has all that moves.
      await page.emulateMedia({ reducedMotion: "reduce" });
      await visit(path);
      await underTheWorker(page);
      await kickOff(page, steps);
      await steps.makeMove(page, 0);
      await steps.seeMoves(page, 1);
      await page.waitForLoadState("networkidle");
      await context.setOffline(true);
      await page.reload();
      await hydrated(page);
      await steps.seeMoves(page, 1);
      await playOn(page, steps, 1);
      await expect(steps.end(page)).toBeVisible();
      await context.setOffline(false);
      await visit("/");
      const fresh = await context.newPage();
      await expect(async () => {
        await fresh.goto(path);
        await expect(steps.end(fresh)).toBeVisible({ timeout: 1000 });
      }).toPass();
    });
  });
}
