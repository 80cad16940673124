import type { Page } from "@playwright/test";
import { sharedPage } from "../fixtures/shared-page";
import { expect, type Fan, hydrated, test } from "../fixtures/test";
import { fillIn } from "./account-steps";
import {
  allArrived,
  editionOneDay,
  kickOff,
  playerCookie,
  playToResults,
  quizPath,
} from "./quiz-steps";

test.use(sharedPage);

test.use({ schemes: ({ hasScript }, use) => use(hasScript ? ["light", "dark"] : []) });

const nextDay = "2026-11-22T10:00:00+02:00";

/** Plays the quiz as a visitor, all of it, always by the second choice. */
async function playQuiz(page: Page, visit: (path: string) => Promise<void>): Promise<void> {
  await visit(quizPath);
  await kickOff(page);
  await playToResults(page, [1, 1, 1, 1, 1]);
  await allArrived(page);
}

async function joinAt(page: Page, { name, email, password }: Fan): Promise<void> {
  await fillIn(page, { "Display name": name, Email: email, Password: password }, "Join free");
  await expect(page.getByRole("heading", { level: 1, name: "Account" })).toBeVisible();
}

test("what a visitor has played comes along on joining, and 'Undo' takes it out", async ({
  page,
  context,
  visit,
  testHooks,
  fan,
  hasScript,
}) => {
  await testHooks({ now: editionOneDay });
  await playQuiz(page, visit);
  await visit("/stats?dialog=signup");
  await joinAt(page, fan);
  await expect(page.getByRole("heading", { name: "1 result came along" })).toBeVisible();
  await expect(page.getByText("Your result came along")).toHaveCount(0);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain(playerCookie);

  await visit("/stats");
  await expect(page.locator(".stat").first().locator(".sr-only")).toHaveText("1 day");
  await visit(quizPath);
  await expect(page.getByRole("dialog", { name: "Quiz complete" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Kick off" })).toHaveCount(0);
  await visit(`${quizPath}?q=1`);
  await expect(page.locator(".choice.is-good")).toBeVisible();

  await visit("/account");
  await page.getByRole("button", { name: "Undo" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toContainText("1 result is out of your account again");
  await expect(page.getByRole("heading", { name: "1 result came along" })).toHaveCount(0);
  await expect(page).toHaveURL("/account");
  await visit("/stats");
  await expect(page.getByText("No stats yet")).toBeVisible();
  await visit(quizPath);
  await expect(page.getByRole("button", { name: "Kick off" })).toBeVisible();
  if (hasScript) return;
  await kickOff(page);
});

test("two days come along by a provider, and are kept by a press", async ({
  page,
  visit,
  testHooks,
  hasScript,
}) => {
  await testHooks({ now: editionOneDay });
  await playQuiz(page, visit);
  await testHooks({ now: nextDay });
  await playQuiz(page, visit);
  await visit("/?dialog=signup");
  const opened = hasScript ? page.waitForEvent("popup") : null;
  await page.getByRole("button", { name: "Continue with Google" }).click();
  const provider = (await opened) ?? page;
  if (hasScript) await hydrated(provider);
  await provider.getByRole("button", { name: "Use a new account" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Account" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "2 results came along" })).toBeVisible();
  await page.getByRole("button", { name: "Keep them" }).click();
  await expect(page.getByRole("heading", { name: "2 results came along" })).toHaveCount(0);
  await visit("/stats");
  await expect(page.locator(".stat").first().locator(".sr-only")).toHaveText("2 days");
});

test("the first visit to the account is about the player, with one main action", async ({
  page,
  visit,
  fan,
}) => {
  await visit("/join");
  await joinAt(page, fan);
  const card = page.getByRole("region", { name: "Your player" });
  await expect(card.getByRole("img", { name: "Player avatar preview" })).toBeVisible();
  await expect(card).toContainText(fan.name);
  await expect(page.getByRole("main").locator(".button-primary")).toHaveText([
    "Generate random profile",
  ]);
  const verify = page.getByRole("button", { name: "Send verification email" });
  const random = page.getByRole("button", { name: "Generate random profile" });
  const top = async (locator: typeof random) => (await locator.boundingBox())?.y ?? 0;
  expect(await top(random)).toBeLessThan(await top(verify));

  await random.click();
  await expect(page).toHaveURL("/profile?tab=details&draft=1");
  await expect(page.getByText("Not saved yet. Like it? Save your profile.")).toBeVisible();
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByText("Profile saved")).toBeVisible();
  await visit("/account");
  await expect(page.getByRole("main").locator(".button-primary")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Open profile" })).toBeVisible();
});
