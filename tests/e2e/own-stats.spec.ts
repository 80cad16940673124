import type { Page } from "@playwright/test";
import { makeMoves } from "../fixtures/best-attempts";
import { sharedPage } from "../fixtures/shared-page";
import { expect, test } from "../fixtures/test";
import { titleSteps } from "./playable-steps";
import { allArrived, editionOneDay, kickOff, playToResults, quizPath } from "./quiz-steps";

test.use(sharedPage);

test.use({
  schemes: ({ hasScript }, use) => use(hasScript ? ["light", "dark"] : []),
});

const golden = titleSteps["golden-word"];

test("a visitor's own numbers stand first, the sample below", async ({
  page,
  visit,
  testHooks,
}) => {
  await testHooks({ now: editionOneDay });
  await visit("/stats");
  await expect(page.getByText("A sample fan's numbers.")).toBeVisible();
  await visit(quizPath);
  await kickOff(page);
  await playToResults(page, [1, 1, 1, 1, 1]);
  await allArrived(page);
  await visit("/stats");
  await expect(page.getByText(/^Your first day: \d\/5$/)).toBeVisible();
  await expect(page.locator(".stat").first().locator(".sr-only")).toHaveText("1 day");
  const sample = page.getByRole("region", { name: "What a month looks like" });
  await expect(sample).toContainText("986");
  await expect(sample.getByRole("link", { name: "Join free" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Next up: Link-Up Play" })).toBeVisible();
});

test("a card leads to the title's record and its phrase book", async ({
  page,
  visit,
  testHooks,
}) => {
  await testHooks({ now: golden.now });
  await visit("/stats/golden-word");
  await page.getByRole("link", { name: "Play Golden Word" }).click();
  await page.getByRole("button", { name: "Kick off" }).click();
  for (let index = 0; index < golden.moves; index++) {
    await golden.makeMove(page, index);
    if (index + 1 < golden.moves) await golden.seeMoves(page, index + 1);
  }
  await expect(golden.end(page)).toBeVisible();
  await visit("/stats");
  await page.getByRole("link", { name: "Golden Word", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Golden Word" })).toBeVisible();
  const board = (label: string) =>
    page.locator(".stat").filter({ hasText: label }).locator(".sr-only");
  await expect(board("Played")).toHaveText("1");
  await expect(board("Won")).toHaveText("100%");
  await expect(board("Wins in a row")).toHaveText("1");
  await expect(page.getByRole("region", { name: "Tries it took" })).toContainText("2");
  const results = page.getByRole("region", { name: "Latest results" });
  await expect(results.getByRole("link", { name: "Sun 22 Nov" })).toBeVisible();
  const book = page.getByRole("region", { name: "Phrase book" });
  await book.getByRole("link", { name: "S", exact: true }).click();
  await expect(page).toHaveURL(/#phrases-s$/);
  await expect(book.getByText("striker", { exact: true })).toBeVisible();
});

for (const path of ["/stats", "/stats/golden-word"]) {
  test(`own numbers fit at 320 px, and at 200 %: ${path}`, async ({ page, visit, testHooks }) => {
    await testHooks({ now: golden.now });
    const { now } = golden;
    await makeMoves(page.request, "golden-word", { now, moves: ["weather", "striker"] });
    await page.setViewportSize({ width: 320, height: 700 });
    await visit(path);
    await expectNoOverflow(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    await expectNoOverflow(page);
  });
}

/** Every element of the page, since one that hides its overflow would cut its text off unseen. */
async function expectNoOverflow(page: Page) {
  const wide = await page.evaluate(() =>
    Array.from(document.querySelectorAll("main *"))
      .filter((element) => !element.closest(".sr-only") && element.clientWidth > 0)
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 80)),
  );
  expect(wide).toEqual([]);
}
