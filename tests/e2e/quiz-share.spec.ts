import { holdScripts } from "../fixtures/hold-requests";
import { expect, hydrated, test } from "../fixtures/test";
import {
  atRest,
  copied,
  expectOnTop,
  openEnd,
  pathOfLink,
  playToTheEnd,
  shareNatively,
  shareTexts,
  unableToShare,
  withoutShareSheet,
} from "./share-steps";

for (const title of Object.values(shareTexts)) {
  test(`${title.name} is played without a break, and shared`, async ({
    page,
    visit,
    testHooks,
    hasScript,
    context,
    browser,
    baseURL,
  }) => {
    await testHooks({ now: title.now });
    if (hasScript) await withoutShareSheet(page, context);
    await visit(title.path);
    await playToTheEnd(page, title);
    if (!hasScript) {
      await page.getByText(title.label).click();
      await expect(page.getByLabel("Copy this")).toHaveValue(title.squares);
      await expect(page.getByLabel("In words")).toHaveValue(title.words);
      await page.goto(pathOfLink(await page.getByLabel("Copy this").inputValue()));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title.name);
      return;
    }

    await test.step("'Share' is a button that copies where the device can't share, and says so in its own place", async () => {
      await expect(page.locator(".share details")).toHaveCount(0);
      const button = page.getByRole("button", { name: title.label });
      const again = page.getByRole("button", { name: "Play again" });
      await button.hover();
      await atRest(page);
      const before = await again.boundingBox();
      await button.click();
      await expectOnTop(page, "Copied");
      await expect(button).toBeFocused();
      expect(await again.boundingBox()).toEqual(before);
      await expect(page.locator(".toast")).toHaveCount(0);
      expect(await copied(page)).toMatch(title.squares);
      await expect(page.getByText("Copied", { exact: true })).toHaveCount(0);
    });

    await test.step("the link leads a friend to the result, and on to the same edition", async () => {
      const friend = await browser.newContext({
        ...(baseURL !== undefined && { baseURL }),
        extraHTTPHeaders: { "x-test-hooks": JSON.stringify({ now: title.now }) },
      });
      const theirs = await friend.newPage();
      await theirs.goto(pathOfLink(await copied(page)));
      await expect(theirs.getByRole("heading", { level: 1 })).toHaveText(title.name);
      await expect(theirs.getByText(title.sentence)).toBeVisible();
      await theirs.getByRole("button", { name: "Play No. 1" }).click();
      await expect(theirs).toHaveURL(title.path);
      await expect(theirs.locator(".play-bar")).toContainText("A fan");
      await friend.close();
    });

    await test.step("'Copy as words' copies the same in words, on a page that the server sends", async () => {
      await visit(title.path);
      await page.getByRole("button", { name: "Copy as words" }).focus();
      await page.keyboard.press("Enter");
      await expectOnTop(page, "Copied");
      expect(await copied(page)).toMatch(title.words);
    });
  });
}

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
  const onward = dialog.locator(".end-sheet [aria-label]");
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

test.describe("the quiz with script", () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false);

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
