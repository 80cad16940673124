import type { Page } from "@playwright/test";
import { sharedPage } from "../fixtures/shared-page";
import { expect, test } from "../fixtures/test";
import { startTitle, type Visit } from "./play-steps";
import { answer } from "./quiz-steps";

test.use(sharedPage);

const path = "/play/daily-quiz";
/** A Sunday, whose edition is about goalkeepers. */
const now = "2026-11-22T10:00:00+02:00";

test.beforeEach(({ testHooks }) => testHooks({ now }));

const kickOff = (page: Page, visit: Visit) =>
  startTitle(page, visit, path, page.getByText("1 / 10"));

const question = (page: Page) => page.getByRole("heading", { level: 1 });

test("names the day's theme before the start", async ({ page, visit }) => {
  await visit(path);
  await expect(page.getByText("Goalkeepers")).toBeVisible();
});

test("shows no clock, and the reason in place after each answer", async ({ page, visit }) => {
  await kickOff(page, visit);
  await expect(page.getByRole("timer")).toHaveCount(0);
  await answer(page, 0);
  const reason = page.getByRole("region", { name: "Why this answer?" });
  await reason.getByText("Source").click();
  await expect(reason.getByRole("link", { name: "Report this question" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("brings a question on from the bench, once", async ({ page, visit }) => {
  await kickOff(page, visit);
  const off = (await question(page).textContent()) ?? "";
  await page.getByRole("button", { name: "Substitution" }).click();
  await expect(question(page)).toContainText("From the bench");
  await expect(page.getByText(off, { exact: true })).toHaveCount(0);
  await expect(page.getByText("Substitution used")).toBeVisible();
  await expect(page.getByRole("button", { name: "Substitution" })).toHaveCount(0);
  await answer(page, 0);
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page.getByText("2 / 10")).toBeVisible();
  await expect(page.getByText("Substitution used")).toBeVisible();
});

test("shows the last reason before the end, leads back to each from its lamp, and reports those of missed answers", async ({
  page,
  visit,
}) => {
  await kickOff(page, visit);
  let off = "";
  for (let number = 1; number <= 10; number++) {
    if (number > 1) await page.getByRole("link", { name: "Next" }).click();
    await expect(page.getByText(`${number} / 10`)).toBeVisible();
    if (number === 2) {
      off = await question(page).innerText();
      await page.getByRole("button", { name: "Substitution" }).click();
      await expect(question(page)).toContainText("From the bench");
    }
    await answer(page, number === 1 ? 1 : 0);
  }
  await expect(page.getByRole("region", { name: "Why this answer?" })).toBeVisible();
  await page.getByRole("link", { name: "See results" }).click();
  const lamps = page.getByRole("list", { name: "Your answers" });
  await expect(lamps.getByRole("link")).toHaveCount(10);
  await lamps.getByRole("link", { name: "1: wrong" }).click();
  await expect(page.getByText("1 / 10")).toBeVisible();
  const reason = page.getByRole("region", { name: "Why this answer?" });
  await expect(reason).toBeVisible();
  const missed = await reason.locator("p").first().innerText();
  await page.goto(path);
  await expect(page.getByRole("heading", { name: "Full time" })).toBeVisible();
  const report = page.getByRole("region", { name: "Match report" });
  await expect(report).toContainText(missed);
  const made = report.getByRole("listitem").filter({ hasText: "Taken off" });
  await expect(made.getByRole("heading", { name: off })).toBeVisible();
  await expect(made).toContainText(/The answer: \S/);
});

test("fits a question with its choices, and the way on, on a phone", async ({ page, visit }) => {
  await kickOff(page, visit);
  const bench = page.getByRole("button", { name: "Substitution" });
  for (const control of [...(await page.locator("button.choice").all()), bench]) {
    await expect(control).toBeInViewport({ ratio: 1 });
  }
  await answer(page, 0);
  await expect(page.getByRole("link", { name: "Next" })).toBeInViewport({ ratio: 1 });
});

test("has the way on in one place on a phone, however long the reason", async ({ page, visit }) => {
  await kickOff(page, visit);
  const next = page.getByRole("link", { name: "Next" });
  const places = new Set<number | undefined>();
  for (const number of [1, 2, 3, 4]) {
    await expect(page.getByText(`${number} / 10`)).toBeVisible();
    await answer(page, 0);
    places.add((await next.boundingBox())?.y);
    await next.click();
  }
  expect(places.size).toBe(1);
});

test("is played by its keys: 1 to 4, S, N", { tag: "@with-script" }, async ({ page, visit }) => {
  await kickOff(page, visit);
  await expect(question(page)).toBeFocused();
  await page.keyboard.press("s");
  await expect(question(page)).toContainText("From the bench");
  await expect(question(page)).toBeFocused();
  await page.keyboard.press("3");
  await expect(page.getByRole("link", { name: "Next" })).toBeFocused();
  await expect(
    page.getByRole("status").filter({ hasText: /^(Correct: |Incorrect\. )/ }),
  ).toHaveCount(1);
  await page.keyboard.press("n");
  await expect(page.getByText("2 / 10")).toBeVisible();
  await expect(question(page)).toBeFocused();
});
