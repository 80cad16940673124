import { expectLargeTextFits } from "../fixtures/large-text";
import { sharedPage } from "../fixtures/shared-page";
import { expect, test } from "../fixtures/test";
import {
  allArrived,
  answer,
  editionOneDay,
  kickOff,
  next,
  playerCookie,
  playToResults,
  quizPath,
} from "./quiz-steps";

test.use(sharedPage);

test.use({
  schemes: ({ hasScript }, use) => use(hasScript ? ["light", "dark"] : ["light"]),
});
test.beforeEach(({ testHooks }) => testHooks({ now: editionOneDay }));

test("plays from the kick-off to the results", async ({ page, visit }) => {
  await visit(quizPath);
  await expect(page.getByRole("heading", { name: "Full-Time Quiz" })).toBeVisible();
  await kickOff(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Which country hosted the first World Cup, in 1930?",
  );
  await expect(page.getByRole("button", { name: "Next" })).toBeDisabled();
  await expect(page.getByRole("link", { name: "Why this answer?" })).toHaveCount(0);
  await answer(page, 1);
  await expect(page.locator(".choice.is-good")).toHaveText(/Uruguay\s*Correct/);
  await expect(page.locator(".choice.is-bad")).toHaveCount(0);
  await next(page, 2);
  await answer(page, 0);
  await next(page, 3);
  await answer(page, 3);
  await next(page, 4);
  await answer(page, 0);
  await next(page, 5);
  await answer(page, 0);
  await page.getByRole("link", { name: "See results" }).click();
  const results = page.getByRole("dialog", { name: "Quiz complete" });
  await expect(results).toBeVisible();
  await expect(
    results.getByRole("list", { name: "Your answers" }).getByRole("listitem"),
  ).toHaveText(["right", "right", "right", "wrong", "right"]);
  await expect(results.getByText(/^\d+%$/)).toBeVisible();
  await expect(results.getByText(/^\d+:\d\d\.\d$/)).toBeVisible();
  await expect(results.getByText("Sample")).toHaveCount(0);
  await expect(results.locator(".tiles")).toHaveText("current1best1longest win1");
  await expect(results.getByText(/Next quiz in \d\d:\d\d:\d\d/)).toBeVisible();
});

test("a wrong choice is marked beside the right one, and stays", async ({ page, visit }) => {
  await visit(quizPath);
  await kickOff(page);
  await answer(page, 2);
  await expect(page.locator(".choice.is-bad")).toHaveText(/Italy\s*Incorrect/);
  await expect(page.locator(".choice.is-good")).toHaveText(/Uruguay\s*Correct/);
  await expect(page.locator("button.choice")).toHaveCount(0);
});

test("says what the clock decides, and that it runs on through a verdict until the last answer", async ({
  page,
  visit,
}) => {
  await visit(quizPath);
  await expect(page.getByText("The clock runs to your last answer.")).toBeVisible();
  await kickOff(page);
  await expect(page.getByText("One tap answers. The clock runs on.")).toBeVisible();
  const running = page.getByText("Running", { exact: true });
  for (const question of [1, 2, 3, 4]) {
    await expect(running).toHaveCount(0);
    await answer(page, 0);
    await expect(running).toBeVisible();
    await next(page, question + 1);
  }
  await answer(page, 0);
  await expect(running).toHaveCount(0);
});

test("nothing moves with a verdict", async ({ page, visit, testHooks }) => {
  // Its first question has a choice as long as a row.
  await testHooks({ now: "2026-11-27T10:00:00+02:00" });
  await visit(quizPath);
  await kickOff(page);
  const places = () =>
    page
      .locator(".choice, .quiz-actions > :last-child")
      .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
  const before = await places();
  await answer(page, 0);
  expect(await places()).toEqual(before);
});

test("'Why this answer?' tells the fact", async ({ page, visit }) => {
  await visit(quizPath);
  await kickOff(page);
  await answer(page, 1);
  await page.getByRole("link", { name: "Why this answer?" }).click();
  const insight = page.getByRole("dialog", { name: "Why this answer?" });
  await expect(insight.getByText(/beating Argentina 4-2/)).toBeVisible();
  await expect(insight.getByText(/^Source: /)).toBeVisible();
  await insight.getByRole("link", { name: "Got it" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Next" })).toBeVisible();
});

test("facts and right answers don't lie open in the page", async ({ page, visit }) => {
  await visit(quizPath);
  await kickOff(page);
  const html = await page.content();
  expect(html).not.toContain("Montevideo");
  expect(html).not.toContain("correctIndex");
});

test("a reload resumes with the locked answers and the running clock", async ({
  page,
  visit,
  hasScript,
}) => {
  await visit(quizPath);
  await kickOff(page);
  await answer(page, 1);
  await next(page, 2);
  await allArrived(page);
  await page.reload();
  await expect(page.getByText("2 / 5")).toBeVisible();
  await expect(page.locator(".segment.is-good")).toHaveCount(1);
  if (hasScript) {
    const clock = page.getByRole("timer", { name: "Time played" });
    const before = await clock.textContent();
    await expect(clock).not.toHaveText(before ?? "");
  }
});

test("coming back later resumes too, at the question answered last", async ({ page, visit }) => {
  await visit(quizPath);
  await kickOff(page);
  await answer(page, 1);
  await allArrived(page);
  await visit("/");
  await visit(quizPath);
  await expect(page.getByText("1 / 5")).toBeVisible();
  await expect(page.locator(".choice.is-good")).toBeVisible();
});

// The page is the same HTML without script.
test("with large text every part of the quiz is still on the screen", {
  tag: "@with-script",
}, async ({ page, visit }) => {
  await visit(quizPath);
  await kickOff(page);
  await expectLargeTextFits(page);
  await answer(page, 2);
  await expectLargeTextFits(page);
  await page.getByRole("link", { name: "Why this answer?" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectLargeTextFits(page);
  await page.getByRole("link", { name: "Got it" }).click();
  for (const question of [2, 3, 4, 5]) {
    await next(page, question);
    await answer(page, 2);
    await expectLargeTextFits(page);
  }
  await page.getByRole("link", { name: "See results" }).click();
  await expect(page.getByRole("dialog", { name: "Quiz complete" })).toBeVisible();
  await expectLargeTextFits(page);
});

test("'Exit' leaves", async ({ page, visit }) => {
  await visit("/");
  await visit(quizPath);
  await page.getByRole("link", { name: "Exit" }).click();
  await expect(page).toHaveURL("/");
});

test("closing the results leaves, and today's results are still there afterwards", async ({
  page,
  visit,
}) => {
  await visit(quizPath);
  await kickOff(page);
  await playToResults(page, [1, 0, 3, 0, 0]);
  await page.getByRole("dialog").getByRole("link", { name: "Close" }).click();
  await expect(page).not.toHaveURL(/full-time-quiz/);
  await allArrived(page);
  await visit(quizPath);
  await expect(page.getByRole("dialog", { name: "Quiz complete" })).toBeVisible();
});

test("'Play again' starts over", async ({ page, visit }) => {
  await visit(quizPath);
  await kickOff(page);
  await playToResults(page, [0, 0, 0, 0, 0]);
  await page.getByRole("button", { name: "Play again" }).click();
  await expect(page.getByText("1 / 5")).toBeVisible();
  await expect(page.locator("button.choice")).toHaveCount(4);
  await playToResults(page, [0, 0, 0, 0, 0]);
  await expect(page.locator(".results-message")).toContainText(
    "A Friendly: just for the love of it.",
  );
});

test("an attempt stays with its edition past midnight, and a new one is offered", async ({
  page,
  visit,
  testHooks,
}) => {
  await visit(quizPath);
  await kickOff(page);
  await answer(page, 1);
  await allArrived(page);
  await testHooks({ now: "2026-11-22T00:10:00+02:00" });
  await visit(quizPath);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("1930");
  await expect(page.getByText("This quiz is from 21 November 2026.")).toBeVisible();
  await page.getByRole("button", { name: "Start today's quiz" }).click();
  await expect(page.locator("button.choice")).toHaveCount(4);
  await expect(page.getByRole("heading", { level: 1 })).not.toContainText("1930");
});

test("three dates in a row have three editions", async ({ page, visit, testHooks, context }) => {
  const first = new Set<string | null>();
  for (const day of [21, 22, 23]) {
    await context.clearCookies();
    await testHooks({ now: `2026-11-${day}T10:00:00+02:00` });
    await visit(quizPath);
    await kickOff(page);
    first.add(await page.getByRole("heading", { level: 1 }).textContent());
  }
  expect(first.size).toBe(3);
});

test("a tampered cookie is nobody's", async ({ page, visit, context }) => {
  await visit(quizPath);
  await kickOff(page);
  const own = (await context.cookies()).filter(({ name }) => name === playerCookie);
  expect(own).toHaveLength(1);
  await context.addCookies(own.map((cookie) => ({ ...cookie, value: `x${cookie.value}` })));
  await visit(quizPath);
  await expect(page.getByRole("button", { name: "Kick off" })).toBeVisible();
});

test("an answer for an attempt that another tab has replaced is refused with a message", async ({
  page,
  visit,
  context,
}) => {
  await visit(quizPath);
  await kickOff(page);
  const other = await context.newPage();
  await context.clearCookies({ name: playerCookie, domain: "127.0.0.1" });
  await other.goto(quizPath);
  await kickOff(other);
  await page.locator("button.choice").first().click();
  await expect(page.getByText("This game was started again in another tab.")).toBeVisible();
  await expect(page.locator("button.choice")).toHaveCount(4);
});

test("two tabs count an answer once", async ({ page, visit, openTab }) => {
  await visit(quizPath);
  await kickOff(page);
  // A tab that hydrates later has seen the first tab's result, and sends no request.
  const other = await openTab(quizPath);
  await answer(page, 1);
  await allArrived(page);
  await other.locator("button.choice").nth(2).click();
  await expect(other.locator(".choice.is-good")).toBeVisible();
  await allArrived(other);
  await other.reload();
  await expect(other.locator(".choice.is-bad")).toHaveCount(0);
  await expect(other.locator(".segment.is-good")).toHaveCount(1);
});
