import type { Page } from "@playwright/test";
import grids from "../../app/games/crossbar/grids.json" with { type: "json" };
import { startTitle, type Visit } from "./play-steps";

export const path = "/play/crossbar";
export const firstDay = "2026-11-22T10:00:00+02:00";
export const words = Object.fromEntries((grids[0]?.words ?? []).map(({ at, word }) => [at, word]));
export const firstAcross = words["1a"] ?? "";

export const allChecks = (page: Page) => page.getByText("The last right letter");

export const kickOff = (page: Page, visit: Visit) => startTitle(page, visit, path, allChecks(page));

/** Types a word across with or without script, and leaves the others empty. */
export async function typeAcross(page: Page, number: number, word: string) {
  await page
    .getByLabel(new RegExp(`^${number} across`))
    .first()
    .focus();
  await page.keyboard.type(word);
}

export const check = (page: Page) => page.getByRole("button", { name: "Check" }).click();

/** The letters on the board, row by row, with a dot for each empty square. */
export const letters = (page: Page) =>
  page.locator(".crossbar-square").evaluateAll((squares) =>
    squares
      .map((square) => (square instanceof HTMLInputElement ? square.value : square.textContent))
      .map((letter) => letter?.toLowerCase() || ".")
      .join(""),
  );

/** The square in hand. */
export const inHand = (page: Page) => page.locator("input.crossbar-square:focus");
