import { sharedPage } from "../fixtures/shared-page";
import { expect, test } from "../fixtures/test";

test.use(sharedPage);

test("a fan finds an answer by search and by keyboard, and clears the search", async ({
  page,
  visit,
}) => {
  await visit("/help");
  const question = page.locator("summary", { hasText: "How do streaks work?" });
  const answer = page.getByText("pauses on a missed day");
  await expect(answer).toBeHidden();
  await question.focus();
  await page.keyboard.press("Enter");
  await expect(answer).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(answer).toBeHidden();

  await page.getByRole("searchbox", { name: "Search the answers" }).fill("Midnight");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/help?q=Midnight");
  await expect(page.getByText("1 result found")).toBeVisible();
  await expect(page.locator("mark")).toHaveText("midnight");
  await expect(page.getByText("Daily quizzes reset at midnight")).toBeVisible();

  await page.getByRole("link", { name: "Clear search" }).click();
  await expect(page).toHaveURL("/help");
  await expect(page.locator("details")).toHaveCount(12);
  await expect(page.locator("details[open]")).toHaveCount(0);
});

test("a link to an answer opens it, with its question in sight", async ({ page, visit }) => {
  await visit("/help?q=data");
  await page
    .locator("details", { hasText: "Can I download or delete my data?" })
    .getByRole("link", { name: "Link to this answer" })
    .click();
  await expect(page).toHaveURL("/help#my-data");
  await expect(page.locator("details[open]")).toHaveCount(1);
  await expect(page.getByText("Download my data gives you one file")).toBeInViewport();
  await expect(page.locator("summary", { hasText: "Can I download" })).toBeInViewport();
});
