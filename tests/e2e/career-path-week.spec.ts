import { sharedPage } from "../fixtures/shared-page";
import { expect, test } from "../fixtures/test";
import {
  career,
  choose,
  head,
  kickOff,
  path,
  search,
  sharedCareer,
  week,
} from "./career-path-steps";
import { isHydrated } from "./title-keys";

test.use(sharedPage);

for (const [day, now, stopOfDay, inHand] of [
  ["Friday", "2026-11-20T00:30:00+02:00", 1, 1],
  ["Wednesday", "2026-11-25T23:30:00+02:00", 6, 6],
] as const) {
  test(`on ${day} today's stop is career ${stopOfDay}`, async ({ page, visit, testHooks }) => {
    await testHooks({ now });
    await kickOff(page, visit);
    await expect(career(page, stopOfDay)).toHaveAccessibleName(/today's stop/);
    await expect(week(page).getByRole("link", { name: /today's stop/ })).toHaveCount(1);
    await expect(
      page.getByRole("heading", { name: new RegExp(`^Career ${inHand}`) }),
    ).toBeVisible();
  });
}

test("after today's career the day is done: the board rests at it, and playing ahead is the quiet way", async ({
  page,
  visit,
  testHooks,
}) => {
  await testHooks({ now: "2026-11-20T12:00:00+02:00" });
  await kickOff(page, visit);
  await search(page, "david beckham", "One name.");
  await choose(page, "David Beckham");
  const rest = page.getByRole("heading", { name: "Done for today: 5 points" });
  await expect(rest).toBeInViewport({ ratio: 1 });
  const card = page.locator(".career-told");
  await expect(card.getByText("Saturday's career begins at Grêmio.")).toBeVisible();
  await expect(card.locator("a.button-primary")).toHaveText(/^Next up: /);
  if (!(await isHydrated(page))) {
    await page.locator("summary", { hasText: "Share this career" }).click();
    await expect(page.getByLabel("Copy this")).toHaveValue(sharedCareer);
  }
  await visit(path);
  await expect(rest).toBeVisible();
  await page.getByRole("link", { name: "Play ahead: career 2" }).click();
  await expect(head(page)).toHaveText(/^Career 2/);
  await expect(week(page)).toBeInViewport({ ratio: 1 });
  await search(page, "ronaldinho", "One name.");
  await choose(page, "Ronaldinho");
  await expect(card.locator(".button-primary")).toHaveText("Go on now with career 3");
});

test("a Friendly of a past week begins at the career of its link, and goes on where it was left, from its plain address too", async ({
  page,
  visit,
  testHooks,
}) => {
  await testHooks({ now: "2026-11-28T12:00:00+02:00" });
  await kickOff(page, visit, "?date=2026-11-20&career=2");
  await search(page, "ronaldinho", "One name.");
  await choose(page, "Ronaldinho");
  await expect(page.getByRole("heading", { name: "Ronaldinho" })).toBeVisible();
  await visit(`${path}?date=2026-11-20`);
  await expect(career(page, 2)).toHaveAccessibleName("Career 2: Scout, 5 points");
});

test("on Thursday, when all have had their day, none is today's", async ({
  page,
  visit,
  testHooks,
}) => {
  await testHooks({ now: "2026-11-26T12:00:00+02:00" });
  await kickOff(page, visit);
  await expect(career(page, 1)).toHaveAccessibleName("Career 1: not begun");
  await expect(page.getByRole("heading", { name: /^Career 1/ })).toBeVisible();
  await search(page, "david beckham", "One name.");
  await choose(page, "David Beckham");
  await expect(page.getByRole("link", { name: "Go on now with career 2" })).toBeVisible();
  await expect(week(page).getByText("Today")).toHaveCount(0);
});
