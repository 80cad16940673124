import { expect, test } from "../fixtures/test";

test.describe("a browser that saves data", () => {
  test.use({ extraHTTPHeaders: { "Save-Data": "on" } });

  test("turns it off in the footer, and on again", async ({ page, hasScript }) => {
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(request.resourceType()));
    await page.goto("/guidelines");
    await page.goto("/?dialog=login");
    await page.goto("/");
    await page.evaluate(() => document.fonts.ready);
    expect(fetched).not.toContain("script");
    expect(fetched).not.toContain("font");

    await page.getByRole("button", { name: "Leave lite mode" }).click();
    await expect(page.getByText("Lite mode is off")).toBeVisible();
    await expect(page).toHaveURL("/");
    await expect(page.locator("html")).not.toHaveAttribute("data-lite");
    if (hasScript) await expect(page.locator("html")).toHaveAttribute("data-hydrated", "");

    await page.getByRole("button", { name: "Lite mode" }).click();
    await expect(page.getByText("Lite mode is on")).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-lite");
  });
});
