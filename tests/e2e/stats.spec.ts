import { expect, test } from "../fixtures/test";
import { fillIn } from "./account-steps";
import { allArrived, editionOneDay, kickOff, playToResults, quizPath } from "./quiz-steps";

test.use({
  schemes: ({ hasScript }, use) => use(hasScript ? ["light", "dark"] : []),
});

test("a visitor's sample counts up and ends on its values, with nothing moving", async ({
  page,
  visit,
  hasScript,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0, seen: [] as string[] });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        window.moved += (entry as PerformanceEntry & { value: number }).value;
      }
    }).observe({ type: "layout-shift", buffered: true });
    new MutationObserver(() => {
      const shown = document.querySelector(".stat-value [aria-hidden]")?.textContent;
      if (shown) window.seen.push(shown);
    }).observe(document, { subtree: true, characterData: true, childList: true });
  });
  await visit("/stats");
  const board = page.locator(".stat").nth(0);
  await expect(board.locator("[aria-hidden]")).toHaveText("12 days");
  await expect(page.getByText("Sample", { exact: true })).toBeVisible();
  if (!hasScript) return;
  await expect
    .poll(() => page.evaluate(() => window.seen.some((shown) => /^0\d days$/.test(shown))))
    .toBe(true);
  await expect(board.locator("[aria-hidden]")).toHaveText("12 days");
  expect(await page.evaluate(() => window.moved)).toBe(0);
});

test("nothing counts with reduced motion", async ({ page, visit, hasScript }) => {
  test.skip(!hasScript, "Nothing counts without JavaScript.");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(() => {
    Object.assign(window, { seen: [] as string[] });
    new MutationObserver(() => {
      const shown = document.querySelector(".stat-value [aria-hidden]")?.textContent;
      if (shown) window.seen.push(shown);
    }).observe(document, { subtree: true, characterData: true, childList: true });
  });
  await visit("/stats");
  await expect(page.locator(".stat").nth(3)).toContainText("986");
  expect(await page.evaluate(() => window.seen.filter((shown) => shown !== "12 days"))).toEqual([]);
});

test("a visitor's quiz is offered after joining, and counts", async ({
  page,
  visit,
  testHooks,
  fan,
}) => {
  await testHooks({ now: editionOneDay });
  await visit(quizPath);
  await kickOff(page);
  await playToResults(page, [1, 1, 1, 1, 1]);
  await allArrived(page);
  await visit("/stats?dialog=signup");
  const { name, email, password } = fan;
  await fillIn(page, { "Display name": name, Email: email, Password: password }, "Join free");
  await expect(page.getByRole("heading", { level: 1, name: "Account" })).toBeVisible();
  await page.getByRole("button", { name: "Add it" }).click();
  await expect(page.getByText("Added to your account")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Stats" })).toBeVisible();
  await expect(page.locator(".stat").first().locator(".sr-only")).toHaveText("1 day");
  await expect(page.getByText("Add it to your account?")).toHaveCount(0);
});

test("a failed source says so, and 'Try again' brings the stats back", async ({
  page,
  visit,
  testHooks,
}) => {
  await testHooks({ sources: { stats: "fail" } });
  await visit("/stats");
  await expect(page.getByRole("alert")).toContainText("Stats are unavailable");
  await testHooks({});
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.locator(".stat").nth(3)).toContainText("986");
});

declare global {
  interface Window {
    moved: number;
    seen: string[];
  }
}
