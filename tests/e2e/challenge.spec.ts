import { bestAttempts, makeMoves } from "../fixtures/best-attempts";
import { sharedPage } from "../fixtures/shared-page";
import { expect, hydrated, joinAs, newFan, test } from "../fixtures/test";
import { editionOneDay, playToResults, quizPath } from "./quiz-steps";

test.use(sharedPage);

const right = [1, 0, 3, 2, 0];
const { moves } = bestAttempts["full-time-quiz"];
const headers = { "x-test-hooks": JSON.stringify({ now: editionOneDay }) };

test("a friend plays against the sender of a link, both boards stand at the end, and the sender is told", async ({
  page,
  browser,
  visit,
  testHooks,
  hasScript,
  expectedComplaints,
}) => {
  // The page of a link that has ended says so with its status too.
  expectedComplaints.push(/404/);
  await testHooks({ now: editionOneDay });
  // The sender has no script, whoever answers.
  const sender = await browser.newContext({ javaScriptEnabled: false, extraHTTPHeaders: headers });
  const zola = { ...newFan(), name: "Zola" };
  await joinAs(sender.request, zola);
  const wrong = moves.with(0, 0);
  await makeMoves(sender.request, "full-time-quiz", { now: editionOneDay, moves: wrong });
  const own = await sender.newPage();
  await own.goto(quizPath);
  const text = await own.getByLabel("Copy this").inputValue();
  const link = /\/beat\/\S+/.exec(text)?.[0] ?? "";

  await visit(link);
  await expect(page.getByText("Zola's full time")).toBeVisible();
  await page.getByRole("button", { name: "Play No. 1" }).click();
  await expect(page.getByText("1 / 5")).toBeVisible();
  await expect(page.getByText("Zola 4/5")).toBeVisible();
  if (hasScript) await hydrated(page);
  await playToResults(page, right);
  const boards = page.locator(".two-boards");
  await expect(boards).toContainText(/You\s*5\/5/);
  await expect(boards).toContainText(/Zola\s*4\/5/);
  await expect(boards).toContainText("You win, 5-4.");
  // The reveal comes before the crowd: right below the player's own board.
  await expect(async () => {
    const [board, both] = await Promise.all(
      [page.locator(".results-board"), boards].map((one) => one.boundingBox()),
    );
    expect((both?.y ?? 0) - (board?.y ?? 0) - (board?.height ?? 0)).toBeLessThan(40);
  }).toPass();
  await expect(boards.locator("rect")).toHaveCount(10);

  await expect(async () => {
    await own.goto(quizPath);
    await expect(own.getByText(/A fan answered: 5\/5/)).toBeVisible({ timeout: 2000 });
  }).toPass();
  await own.getByRole("button", { name: "End this link" }).click();
  await visit(link);
  await expect(page.getByText("Zola", { exact: false })).toHaveCount(0);
  await sender.close();
});
