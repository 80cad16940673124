import type { Page } from "@playwright/test";
import { expect, hydrated } from "../fixtures/test";
import { pressKickOff, type Visit } from "./play-steps";
import { isHydrated } from "./title-keys";

export const path = "/play/career-path";
/** The third day of the first week. */
export const sunday = "2026-11-22T10:00:00+02:00";

/** What is shared of a first career that was named at its first stop. */
export const sharedCareer =
  /^Career Path No\. 1 · Career 1\n🟨 Scout at stop 1 of \d\nYour turn:\nhttps:.*career=1$/u;

export const stops = (page: Page) =>
  page.getByRole("list", { name: "Clubs so far" }).locator(".career-stop");
export const stop = (page: Page, number: number, all: number) =>
  page.getByText(`Stop ${number} of ${all}`, { exact: true });
export const field = (page: Page) => page.getByLabel("Whose career is it?");
export const names = (page: Page) => page.locator(".career-option");
export const week = (page: Page) => page.getByRole("navigation", { name: "This week's careers" });
export const career = (page: Page, number: number) =>
  week(page).getByRole("link", { name: new RegExp(`^Career ${number}[,:]`) });

export const head = (page: Page) => page.getByRole("heading", { name: /^Career \d/ });
export const nextStop = (page: Page) => page.getByRole("button", { name: "next stop" });

/** Kicks off; a link to a career does so by another page. */
export async function kickOff(page: Page, visit: Visit, query = "") {
  await visit(`${path}${query}`);
  const hasScript = await isHydrated(page);
  await pressKickOff(page, field(page));
  if (hasScript) await hydrated(page);
}

/** Searches, and waits for the answer. */
export async function search(page: Page, text: string, answer: string | RegExp) {
  await field(page).fill(text);
  if (!(await isHydrated(page))) await page.getByRole("button", { name: "Find names" }).click();
  await expect(page.locator(".career-ask [role=status]")).toHaveText(answer);
}

export const choose = (page: Page, name: string) =>
  names(page).getByText(name, { exact: true }).click();
