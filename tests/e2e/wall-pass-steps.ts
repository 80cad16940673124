import type { Locator, Page } from "@playwright/test";
import { pressUntil, startTitle, type Visit } from "./play-steps";
import { titleSteps } from "./playable-steps";

export const path = "/play/wall-pass";
export const DAY = titleSteps["wall-pass"].now;
export const NEXT_DAY = "2026-11-23T10:00:00+02:00";
/** A best line of the first street, worth 92. */
export const BEST = "2-firm 2-firm 4-firm 7-firm 5-firm 4-firm 3-firm 1-firm 3-hard 7-soft".split(
  " ",
);

/** Passes that take the first street's numbers until none is in reach. */
export const DEAD_END = "4-firm 5-hard 3-hard 4-soft 2-soft 2-firm 3-firm 2-soft".split(" ");

export const brick = (page: Page, number: number) =>
  page.getByRole("button", { name: new RegExp(`^Brick ${number}:`) });
export const passNo = (page: Page, number: number) => page.getByText(`${number}/10`);
export const line = (page: Page) => page.locator(".wall-line");
/** The way of the pass that is aimed, with the chosen weight. */
export const aimIn = (page: Page) =>
  page.locator(".wall-aim:not(.is-guide)").filter({ visible: true });
export const tally = (page: Page) => page.locator(".tally");
export const choose = (page: Page, weight: string) =>
  page.getByRole("radio", { name: weight }).check();
export const end = (page: Page) => page.getByRole("heading", { name: "Full time" });

export const kickOff = (page: Page, visit: Visit) => startTitle(page, visit, path, passNo(page, 1));

export async function playAll(page: Page, passes: readonly string[]) {
  for (const [index, pass] of passes.entries()) {
    const [number, weight = ""] = pass.split("-");
    await choose(page, weight.charAt(0).toUpperCase() + weight.slice(1));
    const next = index === 9 ? end(page) : passNo(page, index + 2);
    await pressUntil(next, () => brick(page, Number(number)).click());
  }
}

/** Presses on the middle of a brick, which last as long by the clock of the device as they are told to. */
export async function pressesOn(page: Page, target: Locator, kind: "finger" | "mouse") {
  const box = await target.boundingBox();
  if (!box) throw new Error("There is no brick.");
  const { x, y } = { x: box.x + 20, y: box.y + 30 };
  const client = await page.context().newCDPSession(page);
  let timestamp = Date.now() / 1000;
  const send = (isDown: boolean) =>
    kind === "finger"
      ? client.send("Input.dispatchTouchEvent", {
          type: isDown ? "touchStart" : "touchEnd",
          touchPoints: isDown ? [{ x, y }] : [],
          timestamp,
        })
      : client.send("Input.dispatchMouseEvent", {
          type: isDown ? "mousePressed" : "mouseReleased",
          button: "left",
          clickCount: 1,
          x,
          y,
          timestamp,
        });
  return {
    down: () => {
      timestamp += 1;
      return send(true);
    },
    up: (heldMs: number) => {
      timestamp += heldMs / 1000;
      return send(false);
    },
  };
}
