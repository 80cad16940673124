import type { Page } from "@playwright/test";
import { makeMoves } from "../fixtures/best-attempts";
import { expect, hydrated, test } from "../fixtures/test";
import { quizPath } from "./quiz-steps";

/** In the product's zone half past noon on the 26th. */
const now = "2026-11-26T10:30:00Z";

test.beforeEach(async ({ page, testHooks }) => {
  await testHooks({ now });
  await page.clock.setFixedTime(now);
});

/** Notes each page that the browser asks for. */
function notePages(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) asked.push(request.method());
  });
  return asked;
}

const dayOf = (page: Page) => page.getByRole("article", { name: "Today's treble" });

test.describe("a day ahead", () => {
  test.use({ timezoneId: "Pacific/Kiritimati" });

  test("the first page of a visit has the fan's own date and edition, and is asked for twice", async ({
    page,
    visit,
  }) => {
    const asked = notePages(page);
    await visit("/");
    await expect(dayOf(page)).toContainText("27 Nov");
    expect(asked).toEqual(["GET", "GET"]);
    await visit(quizPath);
    await expect(page.getByText("No. 7").first()).toBeVisible();
    expect(asked).toHaveLength(3);
  });

  test("without cookies it is the product's day, and asked for once", async ({ page, visit }) => {
    await page.addInitScript(() =>
      Object.defineProperty(document, "cookie", { get: () => "", set: () => {} }),
    );
    const asked = notePages(page);
    await visit("/");
    await expect(dayOf(page)).toContainText("26 Nov");
    expect(asked).toEqual(["GET"]);
  });
});

test.describe("a day behind", () => {
  test.use({ timezoneId: "Pacific/Pago_Pago" });

  test("a friend's link that is opened first leads to today's game, and their result stands beside it", async ({
    page,
    browser,
    baseURL,
    visit,
  }) => {
    const sender = await browser.newContext({
      javaScriptEnabled: false,
      extraHTTPHeaders: { "x-test-hooks": JSON.stringify({ now }) },
    });
    await sender.addCookies([{ name: "tz", value: "Pacific%2FPago_Pago", url: baseURL ?? "" }]);
    await makeMoves(sender.request, "full-time-quiz", { now, moves: [0, 0, 0, 0, 0] });
    const own = await sender.newPage();
    await own.goto(quizPath);
    const text = await own.getByLabel("Copy this").inputValue();
    await sender.close();

    await visit(/\/beat\/\S+/.exec(text)?.[0] ?? "");
    await page.getByRole("button", { name: "Play No. 5" }).click();
    await expect(page.getByText("1 / 5")).toBeVisible();
    await expect(page).toHaveURL(quizPath);
    await expect(page.getByText(/^A fan \d\/5$/)).toBeVisible();
    await hydrated(page);
  });
});
