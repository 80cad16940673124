import { sharedPage } from "../fixtures/shared-page";
import { expect, hydrated, test } from "../fixtures/test";

test.use(sharedPage);

const postsFailed = "We couldn’t load the community feed right now.";
const highlightsFailed = "We couldn’t fetch match highlights right now.";

test("one reads the feed, opens a discussion, reports it and is thanked there", async ({
  page,
  visit,
}) => {
  await visit("/feed");
  await expect(page.getByRole("link", { name: /^Match hub: / })).toHaveCount(6);
  await page.getByRole("link", { name: "View discussion by Callum R" }).click();
  await expect(page).toHaveURL("/feed/salt-and-pepper");
  await expect(page.getByText("The mustard was the last defender.")).toBeVisible();
  await page.getByRole("link", { name: "Report this post by Callum R" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Report");
  await page.getByLabel("Something else").check();
  await page.getByLabel("Anything else we should know?").fill("The ketchup was offside.");
  await page.getByRole("button", { name: "Send report" }).click();
  await expect(page).toHaveURL("/feed/salt-and-pepper");
  await expect(page.getByRole("status")).toContainText(
    "Report sent: Thank you. We look at every report.",
  );
});

test("the hub of a sample match is a page that says what it is", async ({ page, visit }) => {
  await visit("/feed");
  await page.getByRole("link", { name: "Match hub: Karoo Stars v Port Alba" }).click();
  await expect(page).toHaveURL("/feed/matches/karoo-stars-port-alba");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Karoo Stars v Port Alba");
  await expect(page.getByText("This match is made up, and so are its clubs.")).toBeVisible();
  await page.getByRole("link", { name: "Back to the feed" }).click();
  await expect(page).toHaveURL("/feed#highlights");
});

// Opened by itself, the page has no script in either project.
test("a report without a reason is told what is missing", { tag: "@with-script" }, async ({
  page,
  visit,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 400/);
  await visit("/report?kind=game&id=spot-kick");
  // Browsers block such a form; the server has to reject it too.
  await page.locator("main form").evaluate((form: HTMLFormElement) => {
    form.noValidate = true;
  });
  await page.getByLabel("Anything else we should know?").fill("Kept.");
  await page.getByRole("button", { name: "Send report" }).click();
  const summary = page.getByRole("alert");
  await expect(summary).toHaveText("Choose what is wrong with it.");
  await summary.getByRole("link").click();
  await expect(page.getByLabel("Spoiler")).toBeInViewport();
  await expect(page.getByLabel("Anything else we should know?")).toHaveValue("Kept.");
});

test("each part of the feed is fetched again by itself", async ({
  page,
  visit,
  testHooks,
  hasScript,
}) => {
  await testHooks({ sources: { feed: "fail", highlights: "fail" } });
  await visit("/feed");
  await testHooks({ sources: { highlights: "fail" } });
  await page.getByRole("link", { name: "Refresh feed" }).click();
  await expect(page.getByText("Thandi M")).toBeVisible();
  await expect(page.getByText(highlightsFailed)).toBeVisible();
  await testHooks({ sources: { feed: "fail" } });
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByText("Harbour City v Vaal Rovers")).toBeVisible();
  // Without JavaScript the whole page was loaded.
  await expect(page.getByText("Thandi M")).toHaveCount(hasScript ? 1 : 0);
  await expect(page).toHaveURL("/feed");
});

// Without JavaScript documents are whole.
test("three skeletons stand in for a part on its way, which may fail once more", {
  tag: "@with-script",
}, async ({ page, context, visit, testHooks, expectedComplaints }) => {
  expectedComplaints.push(/Failed to load resource/);
  await testHooks({ sources: { feed: "fail" } });
  await visit("/feed");
  await testHooks({ sources: { feed: "hang" } });
  await page.getByRole("link", { name: "Refresh feed" }).press("Enter");
  const loading = page.getByRole("status", { name: "Loading the community feed" });
  await expect(loading.locator(".skeleton")).toHaveCount(3);
  await expect(page.getByRole("region", { name: "Community feed" })).toBeFocused();
  await expect(page.getByRole("link", { name: /^Match hub: / })).toHaveCount(6);
  await expect(page.getByText(postsFailed)).toBeVisible();
  await context.setOffline(true);
  await page.getByRole("link", { name: "Refresh feed" }).click();
  await expect(loading).toHaveCount(0);
  await expect(page.getByText(postsFailed)).toBeVisible();
  await context.setOffline(false);
  await testHooks({});
  await page.getByRole("link", { name: "Refresh feed" }).click();
  await expect(page.getByText("Thandi M")).toBeVisible();
});

// Without JavaScript documents are whole.
test("skeletons stand in for both parts on the way to the feed", { tag: "@with-script" }, async ({
  page,
  visit,
  testHooks,
}) => {
  await visit("/");
  await testHooks({ sources: { feed: "hang", highlights: "hang" } });
  await page.getByRole("link", { name: "Feed", exact: true }).click();
  for (const label of ["Loading the community feed", "Loading the match highlights"]) {
    await expect(page.getByRole("status", { name: label }).locator(".skeleton")).toHaveCount(3);
  }
  await expect(page.getByText(postsFailed)).toBeVisible();
  await expect(page.getByText(highlightsFailed)).toBeVisible();
});

// Nobody knows the zone without a script that tells it.
test("kick-offs are told by one's own clock", { tag: "@with-script" }, async ({
  page,
  visit,
  testHooks,
}) => {
  await testHooks({ now: "2026-11-21T10:00:00Z" });
  await visit("/feed");
  await expect(page.getByText("Johannesburg time")).toBeVisible();
  await page.context().addCookies([{ name: "tz", value: "Asia%2FTokyo", url: page.url() }]);
  await page.reload();
  await hydrated(page);
  await expect(page.getByText("Tokyo time")).toBeVisible();
  const board = page.locator("time[datetime='2026-11-21T18:45:00.000Z']");
  await expect(board).toHaveText("Sun 22 Nov 03:45");
});

// The link is the same without JavaScript.
test("the quiz stays where it is while one reports its question", { tag: "@with-script" }, async ({
  page,
  visit,
}) => {
  await visit("/play/full-time-quiz");
  await page.getByRole("button", { name: "Kick off" }).click();
  await page.locator("button.choice").first().click();
  await page.getByRole("link", { name: "Why this answer?" }).click();
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: /^Report this question/ }).click();
  const report = await opened;
  await expect(report.getByText("Quiz question")).toBeVisible();
  await expect(page.getByRole("dialog", { name: "Why this answer?" })).toBeVisible();
});
