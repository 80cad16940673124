import type { Locator, Page } from "@playwright/test";
import { pressUntil, startTitle, type Visit } from "./play-steps";

export const path = "/play/keepy-uppy";

export const touches = (page: Page, count: number) =>
  page.getByText(`Touches ${count} of 15 to win`, { exact: true });
export const garden = (page: Page) => page.locator(".keepy-garden");
/** A part's button; the knee's throws the ball up first where touches are timed. */
export const part = (page: Page, name: string) =>
  page.getByRole("button", { name: new RegExp(`^${name === "Knee" ? "(Knee|Throw)" : name}`) });
export const end = (page: Page) => page.getByRole("heading", { name: "Full time" });

export const kickOff = (page: Page, visit: Visit) =>
  startTitle(page, visit, path, touches(page, 0));

/** Plays a part by keyboard until it counts. */
export const play = (page: Page, name: string, shown: Locator) =>
  pressUntil(shown, () => part(page, name).press("Enter"));
