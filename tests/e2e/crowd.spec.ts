import type { Page } from "@playwright/test";
import { makeMoves } from "../fixtures/best-attempts";
import { holdRequests } from "../fixtures/hold-requests";
import { setTextSize } from "../fixtures/large-text";
import { newVisitors } from "../fixtures/new-visitors";
import { sharedPage } from "../fixtures/shared-page";
import { expect, test } from "../fixtures/test";
import { allArrived, answer, kickOff, next, playToResults, quizPath } from "./quiz-steps";

test.use(sharedPage);

/** Days that no other test plays. */
const quietDay = "2026-12-09T10:00:00+02:00";
const busyDay = "2026-12-10T10:00:00+02:00";
/** What the server read before is old by then. */
const later = "2026-12-10T10:00:11+02:00";
const choices = [0, 0, 0, 0, 0];

const crowd = (page: Page) => page.locator(".end-board h3");
const place = /^(First in today: mark set|You are the \d+(st|nd|rd|th) fan today)\.$/;

test("of few fans each is told their place, in the page too", async ({
  page,
  visit,
  testHooks,
}) => {
  await testHooks({ now: quietDay });
  await visit(quizPath);
  await kickOff(page);
  await expect(crowd(page)).toHaveCount(0);
  await playToResults(page, choices);
  await expect(crowd(page)).toHaveText(place);
  const told = await crowd(page).textContent();
  await visit(quizPath);
  await expect(crowd(page)).toHaveText(told ?? "");
});

test("of many fans each is told whom they beat, and who knew each answer", async ({
  page,
  visit,
  testHooks,
  baseURL,
}) => {
  await testHooks({ now: later });
  await newVisitors(baseURL ?? "", 30, (request, fan) =>
    makeMoves(request, "full-time-quiz", {
      now: busyDay,
      moves: choices.map((choice, question) => (fan % 3 > 0 ? (choice + question) % 4 : choice)),
    }),
  );
  await visit(quizPath);
  await kickOff(page);
  await playToResults(page, choices);
  await expect(crowd(page)).toContainText(/(You beat \d+\s% of )?\d\d fans today/);
  const histogram = page.getByRole("img", { name: /^Right answers of \d\d fans\. 0: / });
  await expect(histogram).toHaveAccessibleName(/\(you\)/);
  await setTextSize(page, "200%");
  const [bar, label] = await Promise.all(
    ["path", "text"].map((part) => histogram.locator(part).last().boundingBox()),
  );
  if (!bar || !label) throw new Error("The player's own bar is missing.");
  // A digit is drawn below the top of its line.
  expect(label.y + label.height / 5).toBeGreaterThanOrEqual(bar.y + bar.height);
  await setTextSize(page, "");
  const rows = page.getByRole("region", { name: "Match report" }).getByRole("listitem");
  for (const row of await rows.all()) await expect(row).toContainText(/\d+\s% knew it/);
});

test("it comes with the reply to the last move, and moves nothing @with-script", async ({
  page,
  visit,
  testHooks,
}) => {
  await testHooks({ now: quietDay });
  await visit(quizPath);
  await kickOff(page);
  const release = await holdRequests(
    page,
    /moves/,
    (request) => request.postData()?.includes("index%22%3A4") ?? false,
  );
  await playToResults(page, choices);
  await expect(crowd(page)).toHaveCount(0);
  const top = async () => (await page.locator(".pace").boundingBox())?.y;
  const before = await top();
  release();
  await expect(crowd(page)).toHaveText(place);
  expect(await top()).toBe(before);
});

test("it takes no room without a network @with-script", async ({
  page,
  visit,
  testHooks,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED/);
  await testHooks({ now: quietDay });
  await visit(quizPath);
  await kickOff(page);
  for (const question of [1, 2, 3, 4]) {
    await answer(page, 0);
    await next(page, question + 1);
  }
  await allArrived(page);
  await page.context().setOffline(true);
  await answer(page, 0);
  await page.getByRole("link", { name: "See results" }).click();
  await expect(page.locator(".unsent")).toBeVisible();
  await expect(crowd(page)).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(crowd(page)).toHaveText(place);
});
