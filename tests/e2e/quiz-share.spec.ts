import { holdScripts } from "../fixtures/hold-requests";
import { sharedPage } from "../fixtures/shared-page";
import { expect, hydrated, test } from "../fixtures/test";
import {
  expectOnTop,
  openEnd,
  shareNatively,
  shareTexts,
  unableToShare,
  withoutShareSheet,
} from "./share-steps";

test.use(sharedPage);

test("at a phone's foot stand the score and its sharing, until full time is in view", async ({
  page,
  visit,
  testHooks,
  hasScript,
}) => {
  await shareNatively(page);
  await openEnd(page, visit, testHooks, shareTexts["kit-detective"]);
  const board = page.getByRole("region", { name: "Full time" }).locator(".results-board");
  const sheet = page.getByRole("link", { name: /^Full time: \d+\/\d+ Share$/ });
  await expect(board).not.toBeInViewport();
  // Without script it stays beside the main button.
  if (!hasScript) {
    const [ground, button] = await Promise.all(
      [".end-sheet", ".end-sheet .button"].map((part) =>
        page.locator(part).evaluate((element) => getComputedStyle(element).backgroundColor),
      ),
    );
    expect(button).toBe(ground);
  }
  await sheet.click();
  await expect(board).toBeInViewport();
  if (!hasScript) return;
  await expect(sheet).toHaveCount(0);
  await expect(page.locator("html")).toHaveAttribute("data-shared", /Kit Detective No\. 1/);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(sheet).toBeVisible();
});

test("at the foot of the quiz's results one press leads to the next title, until that is in view", async ({
  page,
  visit,
  testHooks,
  hasScript,
}) => {
  await openEnd(page, visit, testHooks, shareTexts["full-time-quiz"]);
  const dialog = page.getByRole("dialog", { name: "Quiz complete" });
  const card = dialog.getByRole("link", { name: /^Next up/ });
  const onward = dialog.locator(".end-sheet a:last-child");
  // Its sharing stands once.
  await expect(dialog.locator(".end-sheet .button")).toBeHidden();
  if (hasScript) {
    await expect(dialog.getByRole("button", { name: "Share Results" })).toBeInViewport();
  }
  // Below the first screen also of who is alone on the day, without the lines of a crowd.
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(card).not.toBeInViewport();
  await expect(onward).toBeInViewport({ ratio: 1 });
  if (hasScript) {
    await card.scrollIntoViewIfNeeded();
    await expect(onward).toHaveCount(0);
    await dialog.getByRole("heading", { name: "Quiz complete" }).scrollIntoViewIfNeeded();
  }
  await onward.click();
  await expect(page).toHaveURL(/\/play\/(?!full-time-quiz)/);
});

test.use({ schemes: ["light", "dark"] });

const quiz = shareTexts["full-time-quiz"];
const golden = shareTexts["golden-word"];

// How each title shares after its last move, tests/e2e/playable.spec.ts says.
test.describe("the quiz with script", () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false);

  test("says 'Copied' for a while", async ({ page, context, visit, testHooks }) => {
    await withoutShareSheet(context);
    await openEnd(page, visit, testHooks, quiz);
    await page.getByRole("button", { name: "Share Results" }).click();
    await expectOnTop(page, "Copied");
    await expect(page.getByText("Copied", { exact: true })).toHaveCount(0);
  });

  test("shares natively where the device can", async ({ page, visit, testHooks }) => {
    await shareNatively(page);
    await openEnd(page, visit, testHooks, quiz);
    await page.getByRole("button", { name: "Share Results" }).click();
    await expectOnTop(page, "Shared");
    await expect(page.locator("html")).toHaveAttribute("data-shared", quiz.squares);
  });

  test("shows the text to copy when nothing else works", async ({ page, visit, testHooks }) => {
    await unableToShare(page);
    await openEnd(page, visit, testHooks, quiz);
    await page.getByRole("button", { name: "Share Results" }).click();
    const problem = "Unable to share: Try again or copy your results manually.";
    await expectOnTop(page, problem);
    await expect(page.getByLabel("Copy this")).toHaveValue(quiz.squares);
    await page.getByRole("button", { name: "Copy as words" }).click();
    await expect(page.getByLabel("Copy this")).toHaveValue(quiz.words);
  });

  test("the text opens where what a press needs can't be fetched", async ({
    page,
    visit,
    testHooks,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/share-press|Failed to load resource/);
    await page.route("**/share-press*.js", (route) => route.abort());
    await openEnd(page, visit, testHooks, quiz);
    await page.getByRole("button", { name: "Share Results" }).click();
    await expect(page.getByLabel("Copy this")).toHaveValue(quiz.squares);
  });

  test("a summary that has the focus hands it on to the button", async ({
    page,
    visit,
    testHooks,
  }) => {
    await openEnd(page, visit, testHooks, golden);
    const release = await holdScripts(page);
    await page.goto(golden.path, { waitUntil: "commit" });
    await page.locator("summary", { hasText: golden.label }).focus();
    release();
    await hydrated(page);
    await expect(page.getByRole("button", { name: golden.label })).toBeFocused();
  });

  test("a reader who opened the text before the script came keeps it", async ({
    page,
    visit,
    testHooks,
  }) => {
    await openEnd(page, visit, testHooks, quiz);
    const release = await holdScripts(page);
    await page.goto(quiz.path, { waitUntil: "commit" });
    await page.getByText("Share Results").click();
    await expect(page.getByLabel("Copy this")).toBeVisible();
    release();
    await hydrated(page);
    await expect(page.getByLabel("Copy this")).toHaveValue(quiz.squares);
  });
});
