import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/test";
import { editionOneDay, kickOff, playToResults, quizPath } from "./quiz-steps";

const shareText = /^I scored \d\/5 \(\d+%\) on the Full-Time Quiz in \d+\.\d s!/;

test.beforeEach(({ testHooks }) => testHooks({ now: editionOneDay }));

test("without script 'Share Results' shows the text to copy", async ({
  page,
  visit,
  hasScript,
}) => {
  test.skip(hasScript, "With script it shares.");
  await visit(quizPath);
  await kickOff(page);
  await playToResults(page, [0, 0, 0, 0, 0]);
  await page.getByText("Share Results").click();
  await expect(page.getByLabel("Copy this")).toHaveValue(shareText);
});

test.describe("with script", () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false);

  test("shares natively where the device can", async ({ page, visit }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "share", {
        value: async (content: ShareData) =>
          document.documentElement.setAttribute("data-shared", content.text ?? ""),
      });
    });
    await visit(quizPath);
    await kickOff(page);
    await playToResults(page, [0, 0, 0, 0, 0]);
    await page.getByText("Share Results").click();
    await expectOnTop(page, "Shared");
    await expect(page.locator("html")).toHaveAttribute("data-shared", shareText);
  });

  test("copies where it can't", async ({ page, visit, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
    await visit(quizPath);
    await kickOff(page);
    await playToResults(page, [0, 0, 0, 0, 0]);
    await page.getByText("Share Results").click();
    await expectOnTop(page, "Copied");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(shareText);
    await expect(page.getByText("Copied", { exact: true })).toHaveCount(0);
  });

  test("shows the text to copy when nothing else works", async ({ page, visit }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "share", { value: undefined });
      Object.defineProperty(navigator, "clipboard", { value: undefined });
    });
    await visit(quizPath);
    await kickOff(page);
    await playToResults(page, [0, 0, 0, 0, 0]);
    await page.getByText("Share Results").click();
    await expectOnTop(page, "Unable to share");
    await expect(page.getByText("Try again or copy your results manually.")).toBeVisible();
    await expect(page.getByLabel("Copy this")).toHaveValue(shareText);
  });
});

/** Whether a message is visible: above the results and not below them. */
async function expectOnTop(page: Page, text: string) {
  const message = page.getByRole("status").getByText(text, { exact: true });
  await expect(message).toBeVisible();
  const isOnTop = await message.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(isOnTop).toBe(true);
}
