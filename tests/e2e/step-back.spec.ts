import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "../fixtures/test";
import { quizPath } from "./quiz-steps";

test.use({ schemes: [] });

const exit = (page: Page) => page.getByRole("link", { name: "Exit" });
const entries = (page: Page) => page.evaluate(() => history.length);

/** Follows a link to another page; loads a document if the first page has no scripts. */
async function follow(page: Page, to: string) {
  await page.locator(`a[href="${to}"]:visible`).first().click();
  await expect(page).toHaveURL(to);
}

/** Starts the quiz from /play. */
async function start(page: Page) {
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page).toHaveURL(quizPath);
}

// Scripts go a step back.
test.describe("with script", { tag: "@with-script" }, () => {
  for (const from of ["/play", "/feed/caught-by-1994"]) {
    test(`'Exit' goes one step back to ${from}, which has no scripts`, async ({ page, visit }) => {
      await visit(from);
      await page.evaluate((path) => {
        const link = document.createElement("a");
        link.href = path;
        link.textContent = "To the quiz";
        document.querySelector("h1")?.append(link);
      }, quizPath);
      await page.getByText("To the quiz").click();
      await hydrated(page);
      const before = await entries(page);
      await exit(page).click();
      await expect(page).toHaveURL(from);
      expect(await entries(page)).toBe(before);
    });
  }

  test("'Exit' goes past the games that led here", async ({ page, visit }) => {
    await visit("/play");
    await start(page);
    await hydrated(page);
    await page.evaluate(() => {
      const link = document.createElement("a");
      link.href = "/play/golden-word";
      link.textContent = "To the next title";
      document.querySelector("main")?.append(link);
    });
    await page.getByText("To the next title").click();
    await expect(page).toHaveURL("/play/golden-word");
    await hydrated(page);
    await exit(page).click();
    await expect(page).toHaveURL("/play");
  });

  test("'Exit' goes one step back where the browser tells nothing of its history", async ({
    page,
    visit,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "navigation", { value: undefined });
    });
    await visit("/play");
    await start(page);
    await hydrated(page);
    const before = await entries(page);
    await exit(page).click();
    await expect(page).toHaveURL("/play");
    expect(await entries(page)).toBe(before);
  });

  test("'Exit' leads home where the browser refuses to go back", async ({ page, visit }) => {
    await visit("/play");
    await start(page);
    await hydrated(page);
    await page.evaluate(() => {
      const refused = () => Promise.reject(new DOMException("Refused", "AbortError"));
      const { navigation } = window as unknown as { navigation: { traverseTo: unknown } };
      navigation.traverseTo = () => ({ committed: refused() });
    });
    await exit(page).click();
    await expect(page).toHaveURL("/");
  });

  test("'Exit' leaves a quiz that was begun before its script came, in one step", async ({
    page,
    visit,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/ERR_FAILED/);
    await visit("/play");
    await page.route("**/*.js", (route) => route.abort());
    await start(page);
    await page.locator("button.choice").first().click();
    await expect(page.locator(".choice.is-good")).toBeVisible();
    await page.unroute("**/*.js");
    await page.getByRole("link", { name: "Next" }).click();
    await expect(page.getByText("2 / 5")).toBeVisible();
    await hydrated(page);
    await exit(page).click();
    await expect(page).toHaveURL("/play");
  });

  test("a game's back link says where it leads", async ({ page, visit }) => {
    await visit("/play");
    await follow(page, "/games/full-time-quiz");
    await hydrated(page);
    await expect(page.getByRole("link", { name: "All games" })).toHaveCount(0);
    const before = await entries(page);
    await page.getByRole("main").getByRole("link", { name: "Back", exact: true }).click();
    await expect(page).toHaveURL("/play");
    expect(await entries(page)).toBe(before);
  });
});

test("a game's back link leads to all games where the page before is not ours", async ({
  page,
  visit,
}) => {
  await page.goto("data:text/html,elsewhere");
  await visit("/games/full-time-quiz");
  await page.getByRole("link", { name: "All games" }).click();
  await expect(page).toHaveURL("/games");
});
