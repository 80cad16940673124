import type { Page, Request } from "@playwright/test";
import { sharedPage } from "../fixtures/shared-page";
import { expect, hydrated, test } from "../fixtures/test";
import { expectVisitor, openMenu } from "./account-steps";

test.use(sharedPage);

// One after another, so that a script that many pages share is lost once.
test.describe.configure({ mode: "default" });

test.use({ schemes: [] });
test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.push(/ERR_FAILED|404 \(Not Found\)/);
});

/** Each page, and one that links to it. */
const ways: readonly [from: string, to: string][] = [
  ["/games", "/"],
  ["/", "/play/full-time-quiz"],
  ["/", "/play"],
  ["/", "/games"],
  ["/games", "/games/daily-quiz"],
  ["/", "/feed"],
  ["/feed", "/feed/caught-by-1994"],
  ["/games/crossbar", "/report?kind=game&id=crossbar"],
  ["/", "/stats"],
  ["/", "/about"],
  ["/", "/help"],
  ["/", "/guidelines"],
  ["/", "/terms"],
  ["/", "/privacy"],
  ["/", "/cookies"],
];

/** The pages of the account's menu and bell, for logged-in users. */
const ownWays = ["/account", "/profile", "/settings", "/notifications"];

const press = (page: Page, to: string) => page.locator(`a[href="${to}"]:visible`).first().click();

const pressOwn = async (page: Page, to: string) => {
  if (to !== "/notifications") await openMenu(page);
  await press(page, to);
};

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** The scripts that a navigation between two pages loads, and the heading it ends with. */
async function follow(page: Page, to: string, step: () => Promise<void>) {
  const before = await heading(page).innerText();
  const scripts = new Set<string>();
  const note = (request: Request) => {
    if (request.resourceType() === "script") scripts.add(request.url());
  };
  page.on("request", note);
  await step();
  await expect(page).toHaveURL(to);
  await expect(heading(page)).not.toHaveText(before, { useInnerText: true });
  await page.waitForLoadState("networkidle");
  page.off("request", note);
  return { scripts, title: await heading(page).innerText() };
}

/** Opens a page and starts its scripts at once, as a first key press does. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await page.keyboard.press("Shift");
  await hydrated(page);
}

const lost = new Set<string>();

/**
 * Navigates once per script, with that script failing to load. Each page has one of its own at least, whose import fails
 * as it does for one that it shares.
 */
async function loseEach(page: Page, from: string, to: string, go: typeof press) {
  await open(page, from);
  const { scripts, title } = await follow(page, to, () => go(page, to));
  const unproven = [...scripts].filter((script) => !lost.has(script));
  expect(unproven.length).toBeGreaterThan(0);
  for (const script of unproven) {
    lost.add(script);
    await open(page, from);
    await page.route(script, (route) => route.abort());
    await go(page, to);
    await expect(page, script).toHaveURL(to);
    await expect(heading(page), script).toHaveText(title, { useInnerText: true });
    await page.unroute(script);
  }
}

for (const [from, to] of ways) {
  test(`from ${from} to ${to}, whichever script is lost`, ({ page }) =>
    loseEach(page, from, to, press));
}

for (const to of ownWays) {
  test(`who is logged in comes to ${to}, whichever script is lost`, async ({ page, join }) => {
    await join();
    await loseEach(page, "/", to, pressOwn);
  });
}

test("an advertisement of ours whose script is lost leaves its place empty", async ({
  page,
  visit,
}) => {
  await visit("/games");
  await page.route("**/house-ad-*.js", (route) => route.abort());
  const lost = page.waitForEvent("requestfailed");
  await press(page, "/stats");
  await lost;
  await expect(page.getByRole("complementary", { name: "Advertisement: banner" })).toBeVisible();
  await expect(heading(page)).toContainText("Stats");
  await expect(page.getByText("Unexpected Application Error!")).toHaveCount(0);
});

test("a profile whose form is lost on the way comes with it from the server", async ({
  page,
  visit,
  join,
}) => {
  await join();
  await visit("/");
  let lost = 0;
  await page.route("**/details-part-*.js", (route) => {
    lost++;
    return route.abort();
  });
  await pressOwn(page, "/profile");
  await expect(page.getByLabel("Display name")).toBeVisible();
  // The page from the server asks for it anew, and stays as it is without it.
  const before = lost;
  await page.reload({ waitUntil: "networkidle" });
  expect(lost).toBeGreaterThan(before);
  await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
});

test("a form that leads to a page whose script is lost is sent once, and the page comes", async ({
  page,
  visit,
  join,
}) => {
  await join();
  await visit("/notifications");
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push(request.url());
  });
  await page.route("**/assets/route-*.js", (route) => route.abort());
  await page.getByRole("button", { name: "Send verification email" }).click();
  await expect(page).toHaveURL("/account");
  await expect(heading(page)).toHaveText("Account");
  expect(posts).toHaveLength(1);
});

test("a form to a page that the tab knows nothing of is sent while the list of pages is out of reach", async ({
  page,
  visit,
  join,
  expectedComplaints,
}) => {
  expectedComplaints.push(/Failed to fetch manifest patches/);
  await join();
  await page.route("**/__manifest*", (route) => route.abort());
  await visit("/");
  const bell = page.getByRole("link", { name: "Notifications, 1 unread" });
  const panel = page.waitForResponse("**/bell-panel-*.js");
  await bell.focus();
  await panel;
  await bell.click();
  await page.getByRole("button", { name: "Mark all read" }).click();
  await expect(page.getByRole("link", { name: "Notifications", exact: true })).toBeVisible();
});

test("logging out works where its script is lost, which has nothing in it", async ({
  page,
  visit,
  join,
}) => {
  await join();
  await visit("/stats");
  await page.route("**/logout-*.js", (route) => route.abort());
  await openMenu(page);
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/");
  await expectVisitor(page);
});

test("a token that can't be copied since a script is lost can be selected", async ({
  page,
  visit,
  join,
}) => {
  await join();
  await page.addInitScript(() => localStorage.setItem("kickabout-push-token", "token-1"));
  await page.route("**/push-alerts-*.js", (route) => route.abort());
  await visit("/settings");
  await page.getByRole("button", { name: "Copy token" }).click();
  await expect(page.getByLabel("This device's token")).toHaveValue("token-1");
});

test.describe("with a pointer", () => {
  test.use({ isMobile: false, hasTouch: false, viewport: { width: 1280, height: 800 } });

  test("a script that is lost while a pointer rests on a link takes nothing away", async ({
    page,
    visit,
  }) => {
    await visit("/");
    await page.evaluate(() => document.documentElement.setAttribute("data-same", ""));
    await page.route("**/assets/route-*.js", (route) => route.abort());
    const lost = page.waitForEvent("requestfailed");
    const link = page
      .getByRole("navigation", { name: "Pages" })
      .getByRole("link", { name: "Feed" });
    await link.hover();
    await lost;
    await page.waitForLoadState("networkidle");
    await expect(page.locator("html")).toHaveAttribute("data-same", "");
    await link.click();
    await expect(page).toHaveURL("/feed");
    await expect(heading(page)).not.toHaveText(/Application Error/);
    await expect(page.locator("html")).not.toHaveAttribute("data-same");
  });
});

test("answers that wait go on waiting where the script that sends them is lost", async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => localStorage.setItem("moves:1", "[]"));
  await page.route("**/move-queues-*.js", (route) => route.abort());
  const lost = page.waitForEvent("requestfailed");
  await visit("/");
  await lost;
  await expect(heading(page)).toBeVisible();
});
