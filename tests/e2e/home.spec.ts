import { expect, test } from "../fixtures/test";

test("shows the hero, the lineup, the picks and the feed", async ({ page, visit }) => {
  await visit("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    /Five questions\.\s+One whistle\./,
  );
  await expect(page.getByText("Season kickoff in")).toBeVisible();
  // The feed may have a thread on the title too, where fans talk.
  const ticket = page.getByRole("article", { name: "Today's treble" });
  await expect(ticket.getByRole("heading", { name: "Full-Time Quiz" })).toBeVisible();
  await expect(page.locator(".tear").first()).toHaveText("5 questions");
  await expect(page.getByText("Season 1 runs for 13 weeks.")).toBeVisible();
  await expect(page.getByText("Two more after the whistle")).toBeVisible();
  await expect(page.getByRole("link", { name: "The bench: 8 more games" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Weekly picks" })).toBeVisible();
  await expect(page.getByText("Updated Fridays")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Community feed" })).toBeVisible();
  await expect(page.getByText("Thandi M")).toBeVisible();
  await expect(page.getByText("12 min ago")).toBeVisible();
});

test("counts down to the next season", async ({ page, visit, testHooks, hasScript }) => {
  if (hasScript) await page.clock.setFixedTime("2026-11-21T10:00:00+02:00");
  await testHooks({ now: "2026-11-21T10:00:00+02:00" });
  await visit("/");
  await expect(page.locator(".boards")).toHaveText(/days15hours08min00sec00/);
});

test("ticks every second", async ({ page, visit, testHooks, hasScript }) => {
  test.skip(!hasScript, "Nothing ticks without JavaScript.");
  await testHooks({ now: "2026-11-21T10:00:00+02:00" });
  await page.clock.install({ time: "2026-11-21T10:00:00+02:00" });
  await visit("/");
  await page.clock.runFor(3000);
  await expect(page.locator(".boards")).toHaveText(/days15hours07min59sec5\d/);
});

test("says 'Event live now' when the count is over", async ({
  page,
  visit,
  testHooks,
  hasScript,
}) => {
  test.skip(!hasScript, "Without JavaScript the next page load says it.");
  await testHooks({ now: "2026-11-21T10:00:00+02:00" });
  await page.clock.install({ time: "2026-11-21T10:00:00+02:00" });
  await visit("/");
  await page.clock.fastForward(16 * 24 * 60 * 60 * 1000);
  await expect(page.getByText("Event live now")).toBeVisible();
  await expect(page.getByText("Season kickoff in")).toBeHidden();
  await expect(page.getByRole("timer")).not.toHaveAccessibleName("Season kickoff in");
});

test("'View calendar' leads to the calendar, and that to a calendar file", async ({
  page,
  visit,
  request,
}) => {
  await visit("/");
  await page.getByRole("link", { name: "View calendar" }).click();
  await expect(page).toHaveURL("/calendar");
  const href = await page.getByRole("link", { name: "Add to my calendar" }).getAttribute("href");
  const response = await request.get(href ?? "");
  expect(response.headers()["content-type"]).toContain("text/calendar");
  expect(await response.text()).toContain("BEGIN:VEVENT");
});

test("'Open thread' leads to the post's own address", async ({ page, visit }) => {
  await visit("/");
  await page.getByRole("link", { name: "Open thread by Thandi M" }).click();
  await expect(page).toHaveURL("/feed/caught-by-1994");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/1994 final question/);
});

test("a source that fails leaves the rest of the page standing", async ({
  page,
  visit,
  testHooks,
}) => {
  await testHooks({ sources: { feed: "fail", daily: "fail", weekly: "empty" } });
  await visit("/");
  await page.getByText("Two more after the whistle").click();
  await expect(page.getByText("We couldn’t load the community feed right now.")).toBeVisible();
  await expect(page.getByText("We couldn't load the rest of the lineup right now.")).toBeVisible();
  await expect(page.getByText("New picks arrive on Friday.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Kick off" })).toBeVisible();
});

test("'Try again' brings back what had failed", async ({ page, visit, testHooks }) => {
  await testHooks({ sources: { feed: "fail" } });
  await visit("/");
  await testHooks({});
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByText("Thandi M")).toBeVisible();
});

test("a source that hangs becomes an error card within the first document", async ({
  page,
  visit,
  testHooks,
}) => {
  await testHooks({ sources: { feed: "hang" } });
  await visit("/");
  await expect(page.getByText("We couldn’t load the community feed right now.")).toBeVisible();
});

test("skeletons stand in on the way back home", async ({ page, visit, testHooks, hasScript }) => {
  test.skip(!hasScript, "Without JavaScript documents are whole.");
  await visit("/play/full-time-quiz");
  await testHooks({ sources: { feed: "hang" } });
  await page.getByRole("link", { name: "Exit" }).click();
  await expect(page.getByRole("status", { name: "Loading the community feed" })).toBeVisible();
  await expect(page.getByText("We couldn’t load the community feed right now.")).toBeVisible();
});
