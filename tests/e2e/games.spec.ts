import type { Page } from "@playwright/test";
import { playable } from "../../app/playable";
import { holdScripts } from "../fixtures/hold-requests";
import { sharedPage } from "../fixtures/shared-page";
import { expect, test } from "../fixtures/test";
import { unableToShare } from "./share-steps";

test.use(sharedPage);

const titles = (page: Page) => page.locator(".game .card-link");
const box = (page: Page) => page.getByRole("searchbox", { name: "Search games" });
const lastNav = (page: Page) => page.getByRole("navigation").last();
const count = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

test("a search is an address: words, category and order", async ({ page, visit, hasScript }) => {
  await visit("/games");
  await expect(count(page, `${playable.length} titles`)).toBeVisible();
  await box(page).fill(" daily ");
  if (!hasScript) await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL("/games?q=daily");
  await expect(count(page, "5 titles")).toBeVisible();
  await page.getByRole("link", { name: "Puzzle", exact: true }).click();
  await expect(page).toHaveURL("/games?q=daily&category=puzzle");
  await expect(titles(page)).toHaveText(["Link-Up Play", "Golden Word", "Crossbar"]);
  await page.getByLabel("Sort").selectOption("Newest");
  if (!hasScript) await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL("/games?q=daily&category=puzzle&sort=new");
  await expect(titles(page)).toHaveText(["Golden Word", "Crossbar", "Link-Up Play"]);
  await page.goBack();
  await expect(page).toHaveURL("/games?q=daily&category=puzzle");
  await expect(page.getByLabel("Sort")).toHaveValue("popular");
  await expect(box(page)).toHaveValue(/^ ?daily ?$/);
});

// Without JavaScript the button searches.
test("typing searches by itself, keeps the focus and leaves one step in history", {
  tag: "@with-script",
}, async ({ page, visit }) => {
  await visit("/about");
  await page.goto("/games");
  await expect(page.locator("html")).toHaveAttribute("data-hydrated", "");
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/games.data")) asked.push(new URL(request.url()).search);
  });
  await box(page).pressSequentially("curling", { delay: 30 });
  await expect(page.getByText("No matches just yet")).toBeVisible();
  await expect(box(page)).toBeFocused();
  expect(asked).toHaveLength(1);
  await page.getByRole("link", { name: "Clear search and filters" }).click();
  await expect(titles(page)).toHaveCount(6);
  await expect(box(page)).toHaveValue("");
  await expect(box(page)).toBeFocused();
  await page.goBack();
  await expect(box(page)).toHaveValue("curling");
  await page.goBack();
  await expect(page).toHaveURL("/about");
});

// This is about script that is late.
test("what was typed before the script came is looked for", { tag: "@with-script" }, async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/games", { waitUntil: "commit" });
  await box(page).fill("penalties");
  release();
  await expect(page).toHaveURL("/games?q=penalties");
  await expect(box(page)).toHaveValue("penalties");
  await expect(titles(page)).toHaveText(["Spot Kick"]);
});

// This is about script that is late.
test("an order that was chosen before the script came stands, with what was typed", {
  tag: "@with-script",
}, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/games", { waitUntil: "commit" });
  await page.getByLabel("Sort").selectOption("Newest");
  release();
  await expect(page).toHaveURL("/games?sort=new");
  await expect(page.getByLabel("Sort")).toHaveValue("new");
  await expect(titles(page).first()).toHaveText("Kit Detective");
  await page.goBack();
  await expect(page).toHaveURL("/games");
  await expect(page.getByLabel("Sort")).toHaveValue("popular");
  const releaseAgain = await holdScripts(page);
  await page.goto("/games?sort=new", { waitUntil: "commit" });
  await page.getByLabel("Sort").selectOption("Popular");
  await box(page).fill("daily");
  releaseAgain();
  await expect(page).toHaveURL("/games?q=daily");
  await expect(page.getByLabel("Sort")).toHaveValue("popular");
  await expect(count(page, "5 titles")).toBeVisible();
});

test("'Load more' appends, and a reload shows the same", async ({ page, visit, hasScript }) => {
  await visit("/games");
  const documents: string[] = [];
  page.on("request", (request) => {
    if (/\/games(\.data|\.json)?\?/.test(request.url())) documents.push(request.url());
  });
  await page.getByRole("link", { name: "Load more" }).click();
  await expect(titles(page)).toHaveCount(11);
  await expect(page.getByRole("link", { name: "Load more" })).toHaveCount(0);
  if (hasScript) {
    await expect(page).toHaveURL("/games?cursor=page%3A2");
    await expect(titles(page).nth(6)).toBeFocused();
    expect(documents).toEqual([expect.stringContaining("/games.json?cursor=page%3A2")]);
    await page.reload();
    await expect(titles(page)).toHaveCount(11);
  } else {
    await expect(titles(page).nth(6)).toBeInViewport();
  }
});

// Without JavaScript the browser itself says so.
test("a line that fails leaves the games standing, and the next try brings the others", {
  tag: "@with-script",
}, async ({ page, visit, expectedComplaints }) => {
  expectedComplaints.push(/ERR_FAILED/);
  await visit("/games");
  await page.route("**/games.json*", (route) => route.abort());
  await page.getByRole("link", { name: "Load more" }).click();
  await expect(page.getByRole("alert")).toContainText("We couldn't load more games.");
  await expect(titles(page)).toHaveCount(6);
  await page.unroute("**/games.json*");
  await page.getByRole("link", { name: "Load more" }).click();
  await expect(titles(page)).toHaveCount(11);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.route("**/games.data*", (route) => route.abort());
  await page.getByRole("link", { name: "Arcade", exact: true }).click();
  await expect(page.getByText("We couldn't load the games right now.")).toBeVisible();
});

test("a game's page leads back to the list as it was", async ({ page, visit, hasScript }) => {
  await visit("/games?category=trivia");
  await page.getByRole("link", { name: "Daily Quiz" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Daily Quiz");
  await page.getByRole("link", { name: "All games" }).click();
  await expect(page).toHaveURL(hasScript ? "/games?category=trivia" : "/games");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Games");
  await expect(page.getByRole("progressbar")).toHaveCount(0);
});

test("a game can be shared, played and looked for by its tags", async ({
  page,
  visit,
  hasScript,
}) => {
  await unableToShare(page);
  await visit("/games/crossbar");
  await page.getByText("Share", { exact: true }).click();
  await expect(page.getByLabel("Copy this")).toHaveValue(
    /fits in a half-time break\.\nhttps:\/\/play\.kickabout\.example\/games\/crossbar$/,
  );
  if (hasScript) await expect(page.getByText(/copy the link manually/)).toBeVisible();
  await page.getByRole("link", { name: "crossword" }).click();
  await expect(page).toHaveURL("/games?q=crossword");
  await page.getByRole("link", { name: "Crossbar" }).click();
  await page.getByRole("article").getByRole("button", { name: "Play", exact: true }).click();
  await expect(page).toHaveURL("/play/crossbar");
});

for (const slug of playable) {
  // Without script it is one form for all. Where its old address leads tests/server/games.test.ts says.
  const tag = slug === "full-time-quiz" ? [] : ["@with-script"];

  test(`'Play' of ${slug} leads to it in one press`, { tag }, async ({ page, visit }) => {
    await visit(`/games/${slug}`);
    const button = page.getByRole("article").getByRole("button", { name: "Play", exact: true });
    // Whole above the bar at the foot of a phone.
    const bottom = await button.evaluate((it) => it.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThan((await lastNav(page).boundingBox())?.y ?? 0);
    await button.click();
    await expect(page).toHaveURL(`/play/${slug}`);
    await expect(page.getByRole("link", { name: "Exit" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Kick off" })).toHaveCount(0);
  });
}

// Without JavaScript documents are whole.
test("skeletons stand in for the games on the way to them", { tag: "@with-script" }, async ({
  page,
  visit,
  testHooks,
}) => {
  await visit("/");
  await testHooks({ sources: { games: "hang" } });
  await page.getByRole("contentinfo").getByRole("link", { name: "Games" }).click();
  const skeletons = page.getByRole("status", { name: "Loading the games" });
  await expect(skeletons.locator(".skeleton")).toHaveCount(6);
  await expect(page.getByText("We couldn't load the games right now.")).toBeVisible();
});
