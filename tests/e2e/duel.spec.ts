import type { Browser, Page } from "@playwright/test";
import { makeMoves } from "../fixtures/best-attempts";
import { expectLargeTextFits } from "../fixtures/large-text";
import { sharedPage } from "../fixtures/shared-page";
import { expect, test } from "../fixtures/test";
import { titleSteps } from "./playable-steps";

test.use(sharedPage);

const path = "/play/spot-kick/duel";

test.use({
  viewport: { width: 360, height: 740 },
  schemes: ({ hasScript }, use) => use(hasScript ? ["light", "dark"] : ["light"]),
});

const place = (page: Page, of: string, name: string) =>
  page.getByRole("group", { name: of, exact: true }).getByRole("radio", { name, exact: true });

/** Picks a place for each kick and dive, by keyboard from where the focus is put. */
async function plan(page: Page, kick: string, dive: string) {
  for (const round of [1, 2, 3, 4, 5]) {
    await place(page, `Kick ${round}`, kick).focus();
    await page.keyboard.press("Space");
    await expect(place(page, `Kick ${round}`, kick)).toBeChecked();
    await place(page, `Dive ${round}`, dive).focus();
    await page.keyboard.press("Space");
  }
}

async function make(page: Page): Promise<string> {
  await plan(page, "Low left", "Low right");
  await place(page, "Kick 2", "Driven").focus();
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Make the link" }).click();
  await expect(page.getByText("Now send it")).toBeVisible();
  return new URL(page.url()).pathname;
}

async function friendOf(browser: Browser, page: Page, hasScript: boolean, at: string) {
  const context = await browser.newContext({ javaScriptEnabled: hasScript });
  const friend = await context.newPage();
  await friend.goto(new URL(at, page.url()).href);
  return { friend, leave: () => context.close() };
}

test("is made, sent and answered, and both see the shoot-out", async ({
  page,
  browser,
  visit,
  hasScript,
}) => {
  await visit(path);
  const link = await make(page);
  const { friend, leave } = await friendOf(browser, page, hasScript, link);
  await expect(friend.getByText("A friend's shoot-out")).toBeVisible();
  await expect(place(friend, "Kick 2", "Placed")).toBeChecked();
  await plan(friend, "High right", "Low left");
  await friend.getByRole("button", { name: "Take the duel" }).click();
  await expect(friend.getByRole("heading", { name: "Kick by kick" })).toBeVisible();
  await page.getByRole("link", { name: "Look again" }).click();
  await expect(page.getByRole("heading", { name: "Kick by kick" })).toBeVisible();
  await expect(page.getByText(/^A fan answered: \d+-\d+/)).toBeVisible();
  const first = page.getByRole("listitem").filter({ hasText: /^Round 1You/ });
  await expect(first).toContainText("Low left, placed; the dive: Low left");
  await expect(first).toContainText("High right, placed; the dive: Low right");
  const scores = (one: Page) => one.locator(".two-boards .board").allInnerTexts();
  expect(await scores(page)).toEqual((await scores(friend)).toReversed());
  await expect(friend.getByRole("link", { name: "Send one back" })).toBeVisible();
  await page.getByRole("button", { name: "End this link" }).click();
  await expect(page.getByText("The link has ended.")).toBeVisible();
  await leave();
});

test("sends the link by the share row, or its text to copy", async ({ page, visit, hasScript }) => {
  await visit(path);
  const link = await make(page);
  if (hasScript) {
    await page.evaluate(() => {
      navigator.share = async (content) => {
        document.title = JSON.stringify(content);
      };
    });
    await expect(page.locator("html")).toHaveAttribute("data-hydrated", "");
    await page.getByRole("button", { name: "Send the link" }).click();
    await expect.poll(() => page.title()).toContain(link);
    expect(await page.title()).toContain("My five kicks");
    return;
  }
  await page.locator("summary").filter({ hasText: "Send the link" }).click();
  await expect(page.getByLabel("Copy this")).toHaveValue(
    new RegExp(`My five kicks.*\\n.*${link}$`),
  );
});

test("says what is missing, and keeps what was picked", async ({
  page,
  visit,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 400/);
  await visit(path);
  await place(page, "Kick 1", "High middle").check({ force: true });
  await place(page, "Kick 1", "Driven").check({ force: true });
  // As a browser does that knows no `required`.
  const form = page.locator("form.duel-form");
  await form.evaluate((element) => element.setAttribute("novalidate", ""));
  await page.getByRole("button", { name: "Make the link" }).click();
  await expect(page.getByRole("alert")).toContainText("Something is still open");
  await expect(page.getByRole("link", { name: "Kick 2 has no place yet." })).toBeVisible();
  await expect(place(page, "Kick 1", "High middle")).toBeChecked();
  await expect(place(page, "Kick 1", "Driven")).toBeChecked();
});

test("fits a narrow phone and large text", async ({ page, visit }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(path);
  await page.getByText("The rules and the odds").click();
  await expectLargeTextFits(page);
});

test("is the shoot-out that was just played, or chosen anew", async ({
  page,
  visit,
  testHooks,
  browser,
  hasScript,
}) => {
  const { now, makeMove, end } = titleSteps["spot-kick"];
  const pair = [{ zone: 0, style: "placed" }, { dive: 1 }];
  await testHooks({ now });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await makeMoves(page.request, "spot-kick", { now, moves: [pair, pair, pair, pair].flat() });
  await visit("/play/spot-kick");
  await makeMove(page, 8);
  await expect(end(page)).toBeVisible();
  await page.getByRole("button", { name: "Challenge a friend" }).click();
  await expect(page.getByText("Now send it")).toBeVisible();
  const link = new URL(page.url()).pathname;
  const { friend, leave } = await friendOf(browser, page, hasScript, link);
  await friend.context().setExtraHTTPHeaders({ "x-test-hooks": JSON.stringify({ now }) });
  await friend.reload();
  await plan(friend, "High right", "Low left");
  await friend.getByRole("button", { name: "Take the duel" }).click();
  await expect(friend.getByRole("heading", { name: "Kick by kick" })).toBeVisible();
  await leave();
  await visit("/play/spot-kick");
  await page.getByRole("link", { name: "Choose other kicks" }).click();
  await expect(page.getByRole("heading", { name: "Duel by link" })).toBeVisible();
  await expect(page.getByRole("link", { name: "See your latest duel" })).toBeVisible();
});
