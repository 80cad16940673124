import type { Page } from "@playwright/test";
import { playable } from "../../app/playable";
import { bestAttempts, makeMoves, playBest } from "../fixtures/best-attempts";
import { expectLargeTextFits } from "../fixtures/large-text";
import { sharedPage } from "../fixtures/shared-page";
import { expect, test } from "../fixtures/test";
import {
  allArrived,
  answer,
  editionOneDay,
  kickOff,
  next,
  playToResults,
  quizPath,
} from "./quiz-steps";

test.use(sharedPage);

test.use({
  schemes: ({ hasScript }, use) => use(hasScript ? ["light", "dark"] : []),
});

const right = [1, 0, 1, 1, 2];
const nextDay = "2026-11-22T10:00:00+02:00";
const dayAfter = "2026-11-23T10:00:00+02:00";

const square = (page: Page, name: string | RegExp) =>
  page.getByRole("table", { name: /^Your days in/ }).getByRole("link", { name });
const ticket = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, level: 3 }) });

for (const who of ["a visitor", "somebody who is signed in"]) {
  test.describe(who, () => {
    test.beforeEach(async ({ join, testHooks }) => {
      await testHooks({ now: editionOneDay });
      if (who !== "a visitor") await join();
    });

    test("finds a day played in the calendar, and its result behind it", async ({
      page,
      visit,
      testHooks,
    }) => {
      await visit("/calendar");
      await expect(page.getByText("The first square is waiting.")).toBeVisible();
      await page.getByRole("link", { name: "Play today's quiz" }).click();
      await kickOff(page);
      await playToResults(page, right);
      await allArrived(page);
      await visit("/calendar");
      await expect(page.getByText("Today is in. See you tomorrow.")).toBeVisible();
      await testHooks({ now: nextDay });
      await visit("/calendar");
      await expect(page.getByText("Play today to keep it going.")).toBeVisible();
      const played = square(page, /^Saturday 21 November: Full-Time Quiz \d of 5/);
      await played.focus();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/calendar?day=2026-11-21#day");
      await expect(page.getByRole("heading", { name: "Saturday 21 November" })).toBeFocused();
      await expect(ticket(page, "Full-Time Quiz")).toContainText(/No\. 1.*\d\/5/);
      await page.getByRole("link", { name: "See result Full-Time Quiz" }).click();
      await expect(page.getByRole("dialog", { name: "Quiz complete" })).toBeVisible();
    });

    test("sees a missed day as a pause while the streak can be saved", async ({
      page,
      visit,
      testHooks,
    }) => {
      await makeMoves(page.request, "full-time-quiz", { now: editionOneDay, moves: right });
      await testHooks({ now: dayAfter });
      await visit("/calendar");
      await expect(page.getByText("Paused. Play today to save it.")).toBeVisible();
      await expect(square(page, "Sunday 22 November: not played; the streak paused")).toBeVisible();
      await expectLargeTextFits(page);
    });
  });
}

test("a past day of a visitor is played as a Friendly, and gone on with from there", async ({
  page,
  visit,
  testHooks,
}) => {
  await testHooks({ now: nextDay });
  await visit("/");
  await page.getByRole("link", { name: "View calendar" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Calendar" })).toBeVisible();
  await square(page, "Saturday 21 November: not played").click();
  await page.getByRole("link", { name: "Play Full-Time Quiz" }).click();
  await kickOff(page);
  await expect(page.getByText("Friendly", { exact: true })).toBeVisible();
  await answer(page, 1);
  await next(page, 2);
  await allArrived(page);
  await visit("/calendar");
  await square(page, "Saturday 21 November: not played").click();
  await expect(ticket(page, "Full-Time Quiz")).toContainText("Friendly under way");
  await page.getByRole("link", { name: "Resume Full-Time Quiz" }).click();
  await expect(page.getByText("Correct: Uruguay.")).toBeVisible();
  await visit(`${quizPath}?date=2026-11-21`);
  await expect(page.getByText("Correct: Uruguay.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Next" })).toBeVisible();
});

test("months are turned by links, which end with the first edition and today", async ({
  page,
  visit,
  testHooks,
}) => {
  await testHooks({ now: "2026-12-05T10:00:00+02:00" });
  await visit("/calendar");
  await expect(page.getByRole("link", { name: /^Next month/ })).toHaveCount(0);
  await page.getByRole("link", { name: "Previous month: November 2026" }).click();
  await expect(page.getByRole("heading", { name: "November 2026" })).toBeFocused();
  await expect(page.getByRole("link", { name: /^Previous month/ })).toHaveCount(0);
  await expect(page.getByRole("columnheader", { name: "Monday" })).toBeVisible();
  await expect(square(page, /November/)).toHaveCount(10);
  await page.getByRole("link", { name: "Next month: December 2026" }).click();
  await expect(page.getByRole("cell", { name: "Saturday 5 December" })).toHaveAttribute(
    "aria-current",
    "date",
  );
});

test("the dates can be taken along", async ({ page, visit, request }) => {
  await visit("/calendar");
  const link = page.getByRole("link", { name: "Add to my calendar" });
  const file = await request.get((await link.getAttribute("href")) ?? "");
  expect(file.headers()["content-type"]).toContain("text/calendar");
  expect(await file.text()).toContain("RRULE:FREQ=DAILY");
});

test("a failed calendar says so, and 'Try again' brings it back", async ({
  page,
  visit,
  testHooks,
}) => {
  await testHooks({ sources: { calendar: "fail" } });
  await visit("/calendar?month=2026-11");
  await expect(page.getByRole("alert")).toContainText("Your calendar is unavailable");
  await testHooks({});
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("table", { name: /^Your days in/ })).toBeVisible();
});

test("no stub breaks a score into lines, and a full day has its number of games", async ({
  page,
  visit,
  testHooks,
}) => {
  for (const slug of playable) await playBest(page.request, slug);
  // The day on which the last of the week's titles can be finished.
  const { now } = bestAttempts["kit-detective"];
  for (const day of ["2026-11-22", "2026-11-23"]) {
    await testHooks({ now });
    await visit(`/calendar?day=${day}`);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(page.locator(".day-score").first()).toBeVisible();
    expect(await page.evaluate(brokenScores)).toEqual([]);
    await expectLargeTextFits(page, [100, 115, 130, 200]);
  }
  const pips = square(page, /^Sunday 22 November/).locator(".pips");
  await expect(pips).toHaveText("8");
  await expect(pips.locator(".pip")).toHaveCount(0);
});

/** The parts of scores that stand in several lines. */
function brokenScores(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const range = document.createRange();
    range.selectNodeContents(node);
    if (!node.parentElement?.closest(".day-score")) continue;
    if (range.getClientRects().length > 1) found.push(String(node.nodeValue));
  }
  return found;
}
