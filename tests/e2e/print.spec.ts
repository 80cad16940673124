import { expect, test } from "../fixtures/test";

test.use({ schemes: [] });

for (const theme of ["system", "dark"]) {
  test(`a dark screen is printed in dark letters on white: theme ${theme}`, async ({
    page,
    context,
    visit,
    baseURL,
  }) => {
    const url = baseURL ?? "";
    if (theme === "dark") await context.addCookies([{ name: "theme", value: theme, url }]);
    await page.emulateMedia({ colorScheme: "dark", media: "print" });
    for (const path of ["/", "/help", "/stats", "/terms", "/play/full-time-quiz"]) {
      await visit(path);
      await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");
      await expect(page.locator("body")).toHaveCSS("color", "rgb(16, 33, 26)");
    }
  });
}

test("pale letters are printed with the grass or board behind them", async ({ page, visit }) => {
  await page.emulateMedia({ media: "print" });
  await visit("/");
  for (const selector of [".hero", ".board", ".button-chalk"]) {
    await expect(page.locator(selector).first()).toHaveCSS("print-color-adjust", "exact");
  }
});

test("what is for a screen alone is not printed", async ({ page, visit }) => {
  await visit("/feed");
  const onScreen = [page.getByRole("banner"), page.locator(".dock"), page.locator(".ad:visible")];
  for (const part of onScreen) await expect(part.first()).toBeVisible();
  await page.emulateMedia({ media: "print" });
  for (const part of [...onScreen, page.locator(".footer")]) {
    await expect(part.first()).toBeHidden();
  }
});

test("the help centre is printed with its answers", async ({ page, visit }) => {
  await visit("/help");
  const answers = page.locator(".answer > p");
  await expect(answers.first()).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(answers).toHaveCount(12);
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
});
