import { expect, test } from "../fixtures/test";

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
    .poll(() => page.evaluate(() => window.seen.some((shown) => /^1[01] days$/.test(shown))))
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
