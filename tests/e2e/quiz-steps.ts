import { expect, type Page } from "@playwright/test";
import { pressKickOff } from "./play-steps";

export const quizPath = "/play/full-time-quiz";

/** The cookie by which a browser knows its player. */
export const playerCookie = "kb_player";

/** Edition 1, on its own date, whose right answers the tests know. */
export const editionOneDay = "2026-11-21T10:00:00+02:00";

/** Presses 'Kick off' and waits for the first question. */
export const kickOff = (page: Page): Promise<void> => pressKickOff(page, page.getByText("1 / 5"));

/** Answers the open question with a choice, numbered from 0, and waits for the verdict. */
export async function answer(page: Page, choice: number): Promise<void> {
  await page.locator("button.choice").nth(choice).click();
  await expect(page.locator(".choice.is-good")).toBeVisible();
}

/** Waits until the server has every answer: unsent ones are in the browser's storage. */
export async function allArrived(page: Page): Promise<void> {
  const waiting = () => Object.keys(localStorage).filter((key) => /^(moves|quiz):/.test(key));
  await expect.poll(() => page.evaluate(waiting)).toEqual([]);
}

/** Goes to a question, numbered from 1. */
export async function next(page: Page, question: number): Promise<void> {
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page.getByText(`${question} / 5`)).toBeVisible();
}

/** Plays from the kick-off to the results, always with the same choice. */
export async function playToResults(page: Page, choices: number[]): Promise<void> {
  for (const [index, choice] of choices.entries()) {
    if (index > 0) await next(page, index + 1);
    await answer(page, choice);
  }
  await page.getByRole("link", { name: "See results" }).click();
  await expect(page.getByRole("dialog", { name: "Quiz complete" })).toBeVisible();
}

/** Presses 'Play again', and waits for the first question of the Friendly. */
export async function playAgain(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Play again" }).click();
  await expect(page.getByText("1 / 5")).toBeVisible();
  await expect(page.locator("button.choice")).toHaveCount(4);
}
