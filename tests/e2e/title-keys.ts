import { expect, type Locator, type Page } from "@playwright/test";
import grids from "../../app/games/crossbar/grids.json" with { type: "json" };
import cases from "../../app/games/kit-detective/cases.json" with { type: "json" };
import shirts from "../../app/games/kit-detective/shirts.json" with { type: "json" };
import { rightCalls, wrongCall } from "./line-steps";

/** Goes on with the Tab key to what is looked for. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor();
  await expect(async () => {
    const isThere = await wanted.evaluate((element) => element === document.activeElement);
    if (!isThere) await page.keyboard.press("Tab");
    expect(isThere).toBe(true);
  }).toPass({ intervals: [0] });
}

export const words = ["weather", "striker"];

export const lineCalls = [...rightCalls.slice(0, 3), wrongCall(3)];

export const links = [
  ["Flag", "Spot", "Arc", "Post"],
  ["Socks", "Boots", "Towel", "Gloves"],
  ["Bell", "Jab", "Canvas", "Count"],
];

/** The words of Crossbar's first grid. */
export const crossing = grids[0]?.words ?? [];

/** Types a word of Crossbar. */
export async function typeCrossing(page: Page, at: string, word: string) {
  const hasScript = (await page.locator("html").getAttribute("data-hydrated")) !== null;
  const name = `${at.charAt(0)} ${at.endsWith("a") ? "across" : "down"}`;
  await tabTo(page, page.getByLabel(new RegExp(`^${name}`)).first());
  // With script the words across have filled the first square of a word down, and typing goes on over the others.
  await page.keyboard.type(hasScript && at.endsWith("d") ? word.slice(1) : word);
}

/** The brick in the middle: a firm pass at it stays on the street from anywhere. */
export const middleBrick = (page: Page) => page.getByRole("button", { name: /^Brick 4:/ });

export const touchCount = (page: Page, count: number) =>
  page.getByText(`Touches ${count}`, { exact: true });

export const keepyTouches = [/^Knee/, /^Knee/, /^Knee/, /^Catch it/];

/** The number of the career in hand, from 1 on. */
export async function careerInHand(page: Page): Promise<number> {
  const heading = await page.getByRole("heading", { name: /^Career \d/ }).innerText();
  return Number(/\d/.exec(heading));
}

/** Names the player of the career in hand. */
export async function nameCareer(page: Page, name: string): Promise<void> {
  const hasScript = (await page.locator("html").getAttribute("data-hydrated")) !== null;
  await tabTo(page, page.getByLabel("Whose career is it?"));
  await page.keyboard.type(name);
  if (hasScript) {
    await page.getByRole("option", { name, exact: true }).waitFor();
    await page.keyboard.press("ArrowDown");
  } else {
    await page.keyboard.press("Enter");
    await tabTo(page, page.getByRole("button", { name, exact: true }));
  }
  await page.keyboard.press("Enter");
}

/** High left, and dives to where the first keeper saves: five kicks, four of them goals, and two saves. */
export const spotMoves = 9;

/** The kicks of both sides, as the scoreboard has them. */
export const spotKicks = (page: Page) => page.locator(".spot-score [data-zone]");

/** The nations of Kit Detective's first case. */
export const kitNations = (cases[0]?.shirts ?? []).map(
  (id) => shirts.find((shirt) => shirt.id === id)?.nation ?? "",
);
